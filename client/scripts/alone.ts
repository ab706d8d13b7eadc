/** What is different in a page without a server: its house, its head, and what lies beside it. */
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin } from "vite";

const place = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A static host sends no headers of ours, so the page says itself what it may do. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const AS_FILE = `
      <p lang="en">
        A browser does not let files load each other: start <code>python3 -m http.server</code> in
        this folder and open the address that it prints.
      </p>
      <p lang="de">
        Ein Browser lässt Dateien einander nicht laden: Starte in diesem Ordner
        <code>python3 -m http.server</code> und öffne die Adresse, die dort erscheint.
      </p>
    `;

const meta = (name: string, content: string): HtmlTagDescriptor => ({
  tag: "meta",
  attrs: { name, content },
  injectTo: "head",
});

const TAGS: HtmlTagDescriptor[] = [
  {
    tag: "meta",
    attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
    injectTo: "head-prepend",
  },
  meta("referrer", "no-referrer"),
  // `aevum site` writes here what the folder is made of.
  meta("site-parts", "{}"),
  meta("theme-color", "#14424f"),
  { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
  { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" }, injectTo: "head" },
  {
    tag: "div",
    attrs: { id: "opened-as-file", hidden: true },
    children: AS_FILE,
    injectTo: "body",
  },
  { tag: "script", attrs: { src: "./file.js" }, injectTo: "body" },
];

/** Write the head of the page, and lay beside it what is no part of it. */
export function alone(): Plugin {
  return {
    name: "aevum-alone",
    transformIndexHtml: { order: "post", handler: () => TAGS },
    writeBundle: ({ dir }) => cpSync(place("../site"), dir ?? "", { recursive: true }),
  };
}

const HOUSE = place("../src/house/");
/** What is taken from the folder of this browser instead of that of a server. */
const TAKEN = ["index.ts", "beside.ts"];

/** Let the tables stand in this browser instead of at a server. */
export function inBrowser(): Plugin {
  return {
    name: "aevum-in-browser",
    enforce: "pre",
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      const name = TAKEN.find((taken) => found?.id === HOUSE + taken);
      return name === undefined ? null : `${HOUSE}site/${name}`;
    },
  };
}
