import { CONCEPTS } from "../server/src/triage/concepts/all-concepts.rules";
const n: any = {}; let pats: any = {};
for (const c of CONCEPTS) { n[c.level] = (n[c.level] ?? 0) + 1; for (const [l, p] of Object.entries(c.patterns)) { const k = c.level + " " + l; pats[k] = (pats[k] ?? 0) + (p as any).length; pats[k + " &&"] = (pats[k + " &&"] ?? 0) + (p as any).filter((x: string) => x.includes("&&")).length; } }
console.log(n, pats);
for (const c of CONCEPTS) if (c.level === "EMERGENCY" || c.level === "CRISIS") console.log(c.level[0] + " " + c.id + " | " + c.label.en + " | " + (c.meaning?.en ?? "") + " | " + c.source.url + " fr:" + (c.label.fr ? 1 : 0) + (c.meaning?.fr ? 1 : 0));
