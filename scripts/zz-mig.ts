import { readFileSync } from "node:fs";
import { compileBook } from "../server/src/clinical/compile-book";
import { triage } from "../server/src/clinical/triage.rules";
import { understand } from "../server/src/clinical/understand.rules";
import { CONCEPTS } from "../server/src/triage/concepts/all-concepts.rules";
import { WORD_GROUPS } from "../server/src/triage/concepts/word-groups.rules";
const mode = process.argv[2] ?? "single"; // none | single | near
const levels = (process.argv[3] ?? "EMERGENCY,CRISIS").split(",");
const { book } = compileBook("server/clinical");
const en = (p: string) => p.replace(/<([a-z-]+)>/g, (_, n) => { const g = (WORD_GROUPS as any).en?.[n] ?? (WORD_GROUPS as any)[n]; if (!g) throw new Error(n); return g.trim().split(/\s+/).join("|"); });
const conv = (l: string, ps: readonly string[] = []) => ps.filter((p) => mode !== "single" || !p.includes("&&")).map((p) => (l === "en" ? en(p) : p.replace(/\b(fr|es|de):/g, "")));
const T = (s: string) => ({ en: s, fr: s, de: s, es: s });
const care: any = { EMERGENCY: "emergency", CRISIS: "crisis", URGENT: "gp-today", SELF_CARE: "home", PHARMACIST: "our-pharmacist" };
const services: any[] = [...book.services];
const facts: any[] = [...book.facts], pathways: any[] = [...book.pathways];
if (mode !== "none") for (const c of CONCEPTS) {
  if (!levels.includes(c.level)) continue;
  const w: any = {}, u: any = {};
  for (const l of ["en", "fr", "de", "es"] as const) { w[l] = conv(l, c.patterns[l] as any); u[l] = conv(l, (c.unless as any)?.[l]); }
  const id = "old." + c.id;
  facts.push({ id, label: T(c.id), words: w, unless: u, means: [], rulesOut: [] });
  if (c.onlyAlone) continue;
  if (c.onlyAlone) { services.push({ id, fact: id, label: T(c.id), advice: [], source: {} }); continue; }
  pathways.push({ id, label: T(c.id), opens: [id], for: [], sources: {}, written: "", reviewed: "none", rows: [{ care: care[c.level], when: { fact: id }, because: T(""), source: "" }], otherwise: { care: "home", because: T("") }, advice: [], medicines: [], firstAid: [] });
}
const B: any = { ...book, facts, pathways, services };
const fires: any = {};
const run = (name: string, file: string) => {
  const m: any = {};
  for (const l of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { text, label, age, sex } = JSON.parse(l);
    const a = triage(understand(text, B, { age, sex, isOfSubject: true } as any), B)[0]!;
    const given = B.care[a.likely ?? "gp-days"].label;
    ((m[label] ??= {})[given] ??= 0); m[label][given]++;
    if (!name.includes("closed")) for (const w of a.walked) if (w.pathway.id.startsWith("old.") && w.row) { const f = (fires[w.pathway.id] ??= { ok: 0, fp: 0, ex: [] }); if (label === "emergency") f.ok++; else { f.fp++; if (f.ex.length < 3) f.ex.push(label + ": " + [...a.known.facts].find(([i]) => i === w.pathway.id)?.[1].words + " | " + text.slice(0, 160)); } }
  }
  console.log(name, JSON.stringify(m));
};
run("looked-at", "server/data/triage/outside/looked-at.jsonl");
run("closed", "server/data/triage/outside/closed.jsonl");
run("vignettes", "../shared/cases/vignettes.jsonl");
for (const f of ["en", "third-en", "independent-2-unseen", "round-8", "chat", "email"]) run(f, `server/data/triage/development/${f}.jsonl`);
if (process.argv[4]) for (const [k, v] of Object.entries<any>(fires).sort((a: any, b: any) => b[1].fp - a[1].fp).slice(0, 40)) console.log(k, v.ok, v.fp, "\n   ", v.ex.join("\n    "));
