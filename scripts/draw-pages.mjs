// Draws the public pages of the built client, in every language, to client/dist/pages (docs/decisions/0012-prerender.md).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesOf } from "./first-load.mjs";

const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Replaces one place of the page, which has to be there. */
function put(html, place, text) {
  const found = html.match(place);
  if (!found) {
    throw new Error(`index.html has no ${place}`);
  }
  return html.replace(found[0], () => text);
}

/** The files of some sources and of all that they import, which the page itself does not name yet. */
function newFilesOf(manifest, sources, page) {
  const { css, js } = filesOf(manifest, sources);
  const isNew = (file) => !page.includes(`/${file}"`);
  return { css: css.filter(isNew), js: js.filter(isNew) };
}

/** Hands the scripts of a drawn page to first.js, which loads them when the page can be read. */
function startLater(page, routeFiles) {
  const entry = page.match(/<script type="module"[^>]*src="([^"]*)"><\/script>/);
  const preloads = [...page.matchAll(/<link rel="modulepreload"[^>]*href="([^"]*)">/g)];
  const files = [entry[1], ...preloads.map(([, file]) => file), ...routeFiles.map((file) => `/${file}`)];
  let later = page;
  for (const [tag] of [entry, ...preloads]) {
    later = later.replace(tag, "");
  }
  return put(
    later,
    /<script src="([^"]*)">/,
    `${later.match(/<script src="[^"]*"/)[0]} data-start="${files.join(" ")}">`,
  );
}

/** Links by which a page asks for files at once, which its scripts would ask for later. */
function linksTo({ css, js }) {
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

const withLinks = (page, links) => put(page, "</head>", `  ${links.join("\n    ")}\n  </head>`);

/**
 * Writes the drawn pages and, for all other addresses, a page without content in each language; those of patients also ask for
 * their files at once.
 * @param build Vite's build function.
 * @param manifest what Vite wrote about the build.
 */
export async function drawPages(build, root, manifest) {
  const client = path.join(root, "client");
  const dist = path.join(client, "dist");
  const outDir = path.join(root, ".cache/prerender");
  await build({
    root: client,
    configFile: path.join(client, "vite.config.ts"),
    logLevel: "warn",
    build: {
      ssr: "src/shell/prerender.tsx",
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
    ssr: { noExternal: true },
  });
  const { drawPages: draw, ownPages } = await import(pathToFileURL(path.join(outDir, "prerender.mjs")).href);
  const pages = await draw();
  const template = readFileSync(path.join(dist, "index.html"), "utf8");
  for (const locale of new Set(pages.map((page) => page.locale))) {
    const { language } = pages.find((page) => page.locale === locale);
    mkdirSync(path.join(dist, "pages", language), { recursive: true });
    writeFileSync(
      path.join(dist, "pages", language, "_shell.html"),
      put(template, /<html lang="[^"]*"/, `<html lang="${locale}"`),
    );
  }
  for (const { name, language, sources } of ownPages()) {
    const folder = path.join(dist, "pages", language);
    const shell = readFileSync(path.join(folder, "_shell.html"), "utf8");
    const links = linksTo(newFilesOf(manifest, sources, template));
    writeFileSync(path.join(folder, `_shell-${name}.html`), withLinks(shell, links));
  }
  for (const { name, language, locale, title, description, html, sources } of pages) {
    const files = newFilesOf(manifest, sources, template);
    const links = linksTo(html === "" ? files : { ...files, js: [] });
    let page = put(template, /<html lang="[^"]*"/, `<html lang="${locale}"`);
    page = put(page, /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`);
    page = put(
      page,
      /<meta name="description"[^>]*>/,
      `<meta name="description" content="${escapeHtml(description)}" />`,
    );
    page = withLinks(page, links);
    page = put(page, "<body>", '<body data-voice="patient">');
    page = put(page, '<div id="root"></div>', `<div id="root">${html}</div>`);
    writeFileSync(path.join(dist, "pages", language, `${name}.html`), html === "" ? page : startLater(page, files.js));
  }
}
