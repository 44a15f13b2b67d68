import { FIND_A_PHARMACY } from "../../medicines/sources.rules";
import type { Concept } from "../concept.rules";

function keyword(word: string, label: string, pattern: string): Concept {
  return {
    id: `keyword-${word.replace(" ", "-")}`,
    level: "PHARMACIST",
    label: { en: label },
    patterns: { en: [pattern] },
    source: FIND_A_PHARMACY,
    version: 1,
    keyword: word,
  };
}

/** The ten documented escalation keywords, with British spellings and the forms in which people write them. */
export const KEYWORD_CONCEPTS: readonly Concept[] = [
  keyword("cancer", "Cancer", "cancer|cancers|cancerous"),
  keyword("tumor", "Tumour", "tumor|tumors|tumour|tumours"),
  keyword("chronic", "Long-lasting illness", "chronic|chronically"),
  keyword("severe", "Severe", "severe|severely|severity"),
  keyword("unbearable", "Unbearable", "unbearable|unbearably"),
  keyword("excruciating", "Excruciating", "excruciating|excruciatingly"),
  keyword("pregnancy", "Pregnancy", "pregnancy|pregnancies|pregnant"),
  keyword("mental health", "Mental health", "mental|mentally health|illness|ill|unwell"),
  keyword("suicidal", "Suicidal thoughts", "suicidal|suicidally|suicide|suicides"),
  keyword("depression", "Depression", "depression|depressed|depressive"),
];
