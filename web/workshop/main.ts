// A board without a table, for tests and pictures: `?board=camp&armed=strike`. It is no part of the page.
import { mount } from "svelte";
import { keepSettings } from "../src/shared/settings.svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Workshop from "./Workshop.svelte";

keepSettings();
mount(Workshop, { target: document.getElementById("app")! });
