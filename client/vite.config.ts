import { readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { documentsInPlace, listDocuments } from "./documents.ts";
import { serverRoutes } from "./server-routes.ts";

/** Asks for the typeface together with the scripts: without it the browser learns of it only from the stylesheet. */
function preloadTypeface(): Plugin {
  return {
    name: "preload-typeface",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            injectTo: "head-prepend" as const,
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
          })),
    },
  };
}

/** The script that runs before the first paint, as a file of its own: the content policy allows no inline ones. */
function firstScript(): Plugin {
  return {
    name: "first-script",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    generateBundle() {
      const source = readFileSync(path.join(import.meta.dirname, "first.js"), "utf8");
      this.emitFile({ type: "asset", name: "first.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\bfirst-[\w-]+\.js$/.test(file))
          .map((file) => ({ tag: "script", injectTo: "head-prepend" as const, attrs: { src: `/${file}` } })),
    },
  };
}

const packages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

const sources = (folders: string) => new RegExp(`[\\\\/]client[\\\\/]src[\\\\/](${folders})`);
const eitherOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join("|"));

const ICONS = packages("@tabler");

/** Our own parts and the icons. What signs in brings the kit's forms along, and would bring them to every page. */
const OURS = eitherOf(sources("(ui|lib|shell|core|gql)[\\\\/](?!(use)?SignIn)"), ICONS);

/** What the frame around a page and its first sentences are made of, and no forms. */
const FRAME = eitherOf(
  sources("core[\\\\/](?!useSignIn|useDraftForm|ConfirmDialog|usePages|passwordRules|fileUploads|applicant)"),
  sources("lib[\\\\/](?!useFormDraft)"),
  sources("ui[\\\\/](States|StatusChip|Mark|PageTitle|LivePill|SubmitButton|Findings)\\b"),
  sources("locales[\\\\/]en[\\\\/]common"),
  /preload-helper|notifications\.store/,
  ICONS,
);

/** How many pages and dialogs need a part before everybody downloads it. */
const COMMON_TO = 30;

/** Other shared files below this size, in bytes before they are compressed, are put together with their neighbours. */
const SMALL_BYTES = 1_000;

/** Of graphql what Apollo needs to send a document. The rest, which reads schemas, is for the page for developers and nobody's first download. */
const API = eitherOf(
  packages("@apollo|graphql-ws|rxjs|@wry|optimism|@graphql-typed-document-node"),
  /[\\/]node_modules[\\/]graphql[\\/](version|error[\\/]GraphQLError)\./,
  /[\\/]node_modules[\\/]graphql[\\/]language[\\/](ast|kinds|visitor|printer|print\w+|blockString|location|source|characterClasses)\./,
  /[\\/]node_modules[\\/]graphql[\\/]jsutils[\\/](devAssert|inspect|invariant|isObjectLike|instanceOf)\./,
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [documentsInPlace(), listDocuments(), react(), preloadTypeface(), firstScript()],
  // Where Vite keeps the packages that it has prepared for development: of its own for each that runs at the same time.
  cacheDir: process.env.CLIENT_CACHE_DIR,
  server: {
    port: Number(process.env.CLIENT_PORT) || 5173,
    strictPort: true,
    proxy: serverRoutes(process.env.API_ADDRESS ?? "http://127.0.0.1:4000"),
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Texts are imported by language and area; the common English ones are part of the first download as well, on purpose.
      // Libraries carry directives for the compiler of React, which has no part in this build.
      checks: { ineffectiveDynamicImport: false, moduleLevelDirective: false },
      output: {
        // The names of files stand in the first script. Those of shared ones would list every page that shares them.
        chunkFileNames: ({ name }) =>
          name.startsWith("shared~") ? "assets/shared-[hash:7].js" : "assets/[name]-[hash:7].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.startsWith("shared~"))
            ? "assets/shared-[hash:7][extname]"
            : "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "react", test: packages("react|react-dom|scheduler|react-router"), priority: 40 },
            { name: "api", test: API, priority: 30 },
            { name: "language", test: packages("i18next|react-i18next"), priority: 20 },
            // What holds the page still behind a dialog comes with the dialogs, not with every part that can stand in a portal.
            { name: "scroll-lock", test: packages("react-remove-scroll|react-remove-scroll-bar"), priority: 20 },
            // A file costs a phone a round trip whatever its size, so what nearly every page needs comes in two of them: a page asked for ninety.
            { name: "common", test: eitherOf(OURS, packages("@mantine")), minShareCount: COMMON_TO, priority: 15 },
            { name: "frame", test: FRAME, minShareCount: 2, priority: 12 },
            // The rest of what several pages share, by the pages that share it.
            {
              name: "shared",
              test: OURS,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_BYTES,
              priority: 10,
            },
          ],
        },
      },
    },
  },
});
