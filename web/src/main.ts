import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./shared/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

keepSettings();
// without it the page only cannot be installed
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
mount(App, { target: document.getElementById("app")! });
