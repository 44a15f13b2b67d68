import type { Plugin } from "vite";

const WITHIN = /@font-face\s*\{[^}]*url\(data:[^}]*\}/g;

/**
 * The style sheet of GraphiQL has typefaces within itself, which our content policy does not load (font-src 'self'). They go: its texts
 * are written in ours, and the icons of the editor come as a file with the editor's own style sheet.
 */
export function graphiqlFonts(): Plugin {
  return {
    name: "graphiql-fonts",
    enforce: "pre",
    transform: (code, id) =>
      /[\\/]graphiql[\\/]dist[\\/]\w+\.css$/.test(id) ? { code: code.replace(WITHIN, ""), map: null } : null,
  };
}
