import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings, settings } from "./shared/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

keepSettings();
// without it the page only cannot be installed, nor opened while there is no line; what it keeps comes after all that is looked at
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", async () => {
    await navigator.serviceWorker.register("/worker.js").catch(() => undefined);
    (await navigator.serviceWorker.ready).active?.postMessage(settings.language);
  });
mount(App, { target: document.getElementById("app")! });
