import { compileBook } from "../server/src/clinical/compile-book";
import { holdsIfDenied } from "../server/src/clinical/conditions.rules";
import { factsOf } from "../server/src/clinical/book.rules";
const { book } = compileBook("server/clinical");
const by = new Map(book.facts.map((f) => [f.id, f]));
for (const p of book.pathways) {
  const out: string[] = [];
  for (const r of p.rows) if (["emergency", "crisis", "ae", "maternity"].includes(r.care)) for (const f of factsOf(r.when)) {
    const facts = new Map([[f, { standing: "present", from: "message" } as any]]);
    if (holdsIfDenied(r.when, { person: "self", facts })) out.push(`${r.care[0]}:${f}`);
  }
  if (out.length) console.log(p.id + (p.for.length ? JSON.stringify(p.for) : "") + " [" + p.opens.join(" ") + "]: " + [...new Set(out)].join(" "));
}
