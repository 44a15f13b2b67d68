import { CLAIM_RULES } from "./claims.rules";
import { MEDICINE_RULES } from "./medicines.rules";
import type { PackRule } from "./pack-rule.rules";
import { PEOPLE_RULES } from "./people.rules";

/**
 * The rules that every database begins with: what the law and the codes of the UK say about adverts for health, in words that
 * can be looked for. They find what has to be read by a person; whether it breaks the law, that person decides.
 *
 * What they say of rules 12.1, 12.2, 12.12 and 12.18 of the CAP Code was compared with excerpts of their text in November 2026. The
 * other sources that they name were not at hand: somebody responsible has to compare them before the pack is relied upon.
 */
export const RULE_PACK: readonly PackRule[] = [...MEDICINE_RULES, ...CLAIM_RULES, ...PEOPLE_RULES];
