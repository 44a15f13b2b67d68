import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { LANGUAGE_COOKIE, negotiateLanguage } from "./accept-language";

/** Drawn pages of the build, one folder for each language. */
const PAGES = "pages";
/** The page without content, which knows every route; with the name of a patient's page behind it, it asks for that page's files at once. */
const SHELL = "_shell";

export interface ClientOptions {
  /** Folder of the built client. */
  directory: string;
  /** Name of the cookie of a session; who brings one gets their pages from the living client. */
  sessionCookie: string;
}

/**
 * The built client. Hashed files may be kept for ever; everything comes compressed from the build. Public pages are drawn
 * already, in the language of the visitor; every other address gets the page itself, which knows the routes
 * (docs/decisions/0012-prerender.md).
 */
export async function registerClient(fastify: FastifyInstance, options: ClientOptions): Promise<void> {
  const { directory, sessionCookie } = options;
  const pages = pagesOf(directory);
  await fastify.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    // Compressed copies are found beside their files; addresses of their own would cost each start a second.
    globIgnore: [`${PAGES}/**`, "index.html*", "documents.json*", "**/*.{br,gz}"],
    preCompressed: true,
    cacheControl: false, // set below, by file
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  fastify.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split("?")[0] ?? "";
    const isFile = path.extname(address) !== "";
    const wantsPage = ["GET", "HEAD"].includes(request.method) && !isFile;
    if (!wantsPage) {
      return reply.code(404).send(nothingHere(request.id));
    }
    const name = address.replace(/^\/|\/$/g, "") || "index";
    const isPublic = pages.has(name) && !name.startsWith(SHELL);
    // What is drawn knows neither who is signed in nor what stands behind the question mark.
    const isVisitor = request.cookies[sessionCookie] === undefined;
    const isDrawn = isPublic && isVisitor && !request.url.includes("?");
    const own = `${SHELL}-${name}`;
    const shell = !isVisitor && pages.has(own) ? own : SHELL;
    const language = negotiateLanguage(request.cookies[LANGUAGE_COOKIE], request.headers["accept-language"]);
    reply.header("vary", "Accept-Language, Cookie, Accept-Encoding");
    if (!isPublic) {
      reply.header("x-robots-tag", "noindex");
    }
    return reply.sendFile(`${PAGES}/${language}/${isDrawn ? name : shell}.html`);
  });
}

/** The answer at an address of nothing. It does not repeat the address. */
export const nothingHere = (requestId: string) => ({
  errors: [{ message: "Not found.", extensions: { code: "NOT_FOUND", requestId } }],
});

/** The address of the built client's font, for pages that the server writes itself; undefined without a built client. */
export function fontOf(directory: string | undefined): string | undefined {
  const assets = directory && path.join(directory, "assets");
  const file = assets && existsSync(assets) && readdirSync(assets).find((name) => /^inter-.*\.woff2$/.test(name));
  return file ? `/assets/${file}` : undefined;
}

/** The names of the pages that the build wrote: the addresses of public ones without the slash, `index` for the start page, and shells. */
function pagesOf(directory: string): ReadonlySet<string> {
  const folder = path.join(directory, PAGES, "en");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.filter((file) => file.endsWith(".html")).map((file) => file.slice(0, -".html".length)));
}
