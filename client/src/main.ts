/** The entrance of the client. */
import { mount } from "svelte";

import "./app.css";
import App from "./app/App.svelte";
import "./app/hand";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
mount(App, { target });
