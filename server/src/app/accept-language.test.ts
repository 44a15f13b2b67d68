import { negotiateLanguage } from "./accept-language";

it.each([
  ["fr", undefined, "fr-CA,fr;q=0.9,en;q=0.8"],
  ["de", undefined, "pt-BR, de-AT;q=0.7, en;q=0.3"],
  ["en", undefined, "en-GB,en;q=0.9,de;q=0.8"],
  ["es", undefined, "fr;q=0.2, es;q=0.9"],
  ["es", undefined, "ES-419"],
  ["en", undefined, "pt, zh;q=0.9"],
  ["de", undefined, "fr;q=0, de;q=0.1"],
  ["en", undefined, undefined],
  ["en", undefined, "*;q=0.5, ;;=,"],
  ["es", "es", "de"],
  ["de", "klingon", "de"],
] as const)("answers in %s to somebody who chose %s and whose browser accepts %s", (language, chosen, accepted) => {
  expect(negotiateLanguage(chosen, accepted)).toBe(language);
});
