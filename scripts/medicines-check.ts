import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { classFile, effectsFile, interactionsFile, MANY, medicinesFile, ONE, textsFile } from "../server/src/medicines/table-schema";

const F = "server/clinical/medicines/";
const read = (f: string) => parse(readFileSync(F + f, "utf8"));
const files = readdirSync(F);
const errors: string[] = [];
const say = (f: string, r: any) => { if (!r.success) for (const i of r.error.issues) errors.push(`${f}: ${i.path.join(".")}: ${i.message}`); return r.data; };
const T: any = say("texts.yaml", textsFile.safeParse(read("texts.yaml")));
const E: any = say("effects.yaml", effectsFile.safeParse(read("effects.yaml")));
const TAGS = "serotonergic qt sedating anticholinergic bleeding-risk raises-potassium lowers-potassium lowers-blood-pressure slows-heart cyp3a4-inhibitor cyp3a4-inducer cyp3a4-substrate lowers-fit-threshold lowers-immunity binds-minerals mineral raises-sugar lowers-sugar harms-kidneys harms-liver raises-blood-pressure lowers-sodium".split(" ");
const classes: any = {}; const meds: any = {}; const uses: any = {}; const where: any = {};
for (const f of files.filter((f) => f.startsWith("extra-"))) { const x = read(f); for (const [s, v] of Object.entries(x.texts ?? {})) Object.assign(T[s], v); Object.assign(E.common, x.effects?.common); Object.assign(E.serious, x.effects?.serious); }
for (const f of files.filter((f) => f.startsWith("classes"))) for (const [k, v] of Object.entries(say(f, classFile.safeParse(read(f)))?.classes ?? {})) { if (classes[k]) errors.push(`${f}: class ${k} twice`); classes[k] = v; where[k] = f; }
for (const f of files.filter((f) => !/^(extra|classes|texts|effects|interactions|questions)/.test(f) && f.endsWith(".yaml"))) {
  const x: any = say(f, medicinesFile.safeParse(read(f)));
  for (const [k, v] of Object.entries(x?.uses ?? {})) { if (uses[k]) errors.push(`${f}: use ${k} twice`); uses[k] = v; }
  for (const [k, v] of Object.entries(x?.medicines ?? {})) { if (meds[k]) errors.push(`${f}: medicine ${k} twice`); meds[k] = v; where[k] = f; }
}
const open = new Set<string>();
const names: any = {};
for (const [k, m] of Object.entries<any>(meds)) {
  for (const c of m.classes) if (!classes[c] && !TAGS.includes(c)) open.add(`class ${c}`);
  for (const c of m.contains ?? []) if (!meds[c]) open.add(`medicine ${c}`);
  const own = { ...(classes[m.classes[0]] ?? {}), ...m };
  if (classes[m.classes[0]]) for (const n of ["uses","how","starts","common","serious","pregnancy","breastfeeding","alcohol","driving","missed","stopping","overdose","supply"]) if (!own[n]) errors.push(`${where[k]}: ${k} has no ${n}`);
  for (const n of [...Object.values<string[]>(m.names).flat(), ...m.brands]) { const l = n.toLowerCase(); if (names[l] && names[l] !== k) errors.push(`${where[k]}: ${n} is also a name of ${names[l]}`); names[l] = k; }
}
for (const [k, m] of Object.entries<any>({ ...classes, ...meds })) {
  for (const o of ONE) for (const v of m[o] === undefined ? [] : typeof m[o] === "string" ? [m[o]] : Object.values(m[o])) if (!T[o][v as string]) errors.push(`${where[k]}: ${k}: ${o} ${v} is unknown`);
  for (const o of MANY) for (const v of m[o] ?? []) if (!T[o][v]) errors.push(`${where[k]}: ${k}: ${o} ${v} is unknown`);
  for (const v of m.common ?? []) if (!E.common[v]) errors.push(`${where[k]}: ${k}: common ${v} is unknown`);
  for (const v of m.serious ?? []) if (!E.serious[v]) errors.push(`${where[k]}: ${k}: serious ${v} is unknown`);
  for (const v of m.uses ?? []) if (!uses[v]) open.add(`use ${v}`);
}
for (const f of files.filter((f) => f.startsWith("interactions"))) for (const i of say(f, interactionsFile.safeParse(read(f)))?.interactions ?? []) {
  for (const c of [...i.between, ...i.and]) if (!classes[c] && !meds[c] && !TAGS.includes(c)) open.add(`in ${f} ${c}`);
  if (!T.harms[i.harm]) errors.push(`${f}: harm ${i.harm}`); if (i.act && !T.acts[i.act]) errors.push(`${f}: act ${i.act}`);
}
for (const e of errors) console.error(e);
console.log(`${Object.keys(meds).length} medicines, ${Object.keys(classes).length} classes, ${errors.length} errors; not (yet) defined: ${[...open].sort().join(", ")}`);
process.exitCode = errors.length ? 1 : 0;
