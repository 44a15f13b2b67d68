import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { sentTexts } from "./sent-documents.ts";

const GENERATED = path.join(import.meta.dirname, "src/gql/graphql.ts");
const EXPORTED = /^export const \w+ = (\{.*\}) as unknown as DocumentNode<.*$/gm;
const CALL = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const NAMED = /\b(query|mutation|subscription|fragment)\s+(\w+)/;

interface Definition {
  kind: "OperationDefinition" | "FragmentDefinition";
  name: { value: string };
}

/** The generated documents by kind and name of what each is made for, which stands first in it. */
function generatedDocuments(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, json = ""] of readFileSync(GENERATED, "utf8").matchAll(EXPORTED)) {
    const [{ kind, name }] = (JSON.parse(json) as { definitions: [Definition] }).definitions;
    found.set(`${kind} ${name.value}`, json);
  }
  return found;
}

/**
 * Puts each generated document where its text stands. Without it every page downloads the documents of all areas, since
 * they are one module. The generated code stays what the types come from (docs/performance.md).
 */
export function documentsInPlace(): Plugin {
  let documents = new Map<string, string>();
  return {
    name: "documents-in-place",
    apply: "build",
    buildStart() {
      documents = generatedDocuments();
    },
    transform(code, id) {
      if (!/\/client\/src\/(?!gql\/).*\.tsx?$/.test(id.replaceAll("\\", "/")) || !code.includes("graphql("))
        return null;
      const inPlace = code.replace(CALL, (call, text: string) => {
        const [, keyword, name] = text.match(NAMED) ?? [];
        const kind = keyword === "fragment" ? "FragmentDefinition" : "OperationDefinition";
        const document = documents.get(`${kind} ${name}`);
        if (!document) throw new Error(`${id} has a document that was not generated: ${call}`);
        return `(${document})`;
      });
      return { code: inPlace, map: null };
    },
  };
}

/**
 * Lists what this client sends, for a server that answers nothing else (docs/decisions/0087-the-api-evolves.md): `documents.json` has the
 * name of each operation by the SHA-256 of its text.
 */
export function listDocuments(): Plugin {
  return {
    name: "list-documents",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    async generateBundle() {
      const texts = await sentTexts([...generatedDocuments().values()].map((json) => JSON.parse(json)));
      const known = [...texts].map(([name, text]) => [createHash("sha256").update(text).digest("hex"), name]);
      this.emitFile({ type: "asset", fileName: "documents.json", source: JSON.stringify(Object.fromEntries(known)) });
    },
  };
}
