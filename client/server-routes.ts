import { readFileSync } from "node:fs";
import path from "node:path";
import type { ProxyOptions } from "vite";

/** The methods that the server answers beside the client's pages, by address; `server/test/routes.test.ts` keeps the file true. */
const FILE = path.join(import.meta.dirname, "../server/http-routes.json");

/** An address as a whole, with what stands for its parts that begin with a colon, and any question behind it. */
function patternOf(address: string): string {
  const parts = address.split(/:\w+/).map((part) => part.replaceAll(".", "\\."));
  return `^${parts.join("[^/?]+")}(?:\\?|$)`;
}

/** Hands on to the server what is the server's; everything else, the page of the same address included, is the client's. */
export function serverRoutes(target: string): Record<string, ProxyOptions> {
  const routes = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(routes).map(([address, methods]) => [
      patternOf(address),
      {
        target,
        changeOrigin: false,
        ws: address === "/graphql",
        bypass: ({ method = "", url }) => (methods.includes(method) ? undefined : url),
      },
    ]),
  );
}
