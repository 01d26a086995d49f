import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings } from "./shared/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

keepSettings();
mount(App, { target: document.getElementById("app")! });
