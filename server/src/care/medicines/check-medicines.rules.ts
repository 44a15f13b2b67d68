import type { Language } from "../../people/accounts/account.rules";
import type { Against, Cautions } from "./caution.rules";
import { GROUP_NAMES, NOTES, type NoteId } from "./caution-texts.rules";
import { CAUTIONS, type IngredientId } from "./cautions.rules";
import { CONDITIONS, type ConditionId } from "./conditions.rules";
import { groupsOf, isNsaid, type MedicineGroup } from "./groups.rules";
import { INGREDIENTS } from "./ingredients.rules";
import { interactionOf } from "./pairs.rules";
import { PHRASES } from "./phrases.rules";
import { type Profile, type Reading, readFreeText } from "./read-profile.rules";
import { isAnyOf, type MedicinesTable, type Severity } from "./table.rules";
import type { Source } from "./texts.rules";

/** One suggestion as a person reads it. */
export interface MedicineAdvice {
  ingredient: IngredientId;
  title: string;
  description: string;
  cautions: string[];
  source: Source;
}

/** A medicine that could have been suggested and is not safe for this person. */
export interface RuledOut {
  title: string;
  reason: string;
  source: Source;
}

export interface CheckedMedicines {
  /** With every caution; for those to ask about first, title and first caution say so and why. */
  advised: MedicineAdvice[];
  ruledOut: RuledOut[];
}

/** Nobody younger is told of a medicine, in years. */
const YOUNGEST = 16;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${PHRASES[language].or} ${last}`;
}

export const conditionName = (id: ConditionId, language: Language) => CONDITIONS[id].name[language];
const groupName = (id: MedicineGroup, language: Language) => GROUP_NAMES[id]?.[language] ?? id;

/** The cautions in the order of their weight: who it is for, what forbids it, what to ask about, how to use it. */
function cautionsOf({ blockIf, askIf, notes }: Cautions, language: Language): string[] {
  const words = PHRASES[language];
  const note = (id: NoteId) => NOTES[id][language];
  const sentences = (against: Against, isBlock: boolean) => [
    ...(against.pregnancy ? [isBlock ? words.blockPregnant : words.askPregnant] : []),
    ...(against.over ? [words.askOver(against.over)] : []),
    ...(against.conditions?.length
      ? [
          (isBlock ? words.block : words.ask)(
            listed(
              against.conditions.map((id) => conditionName(id, language)),
              language,
            ),
          ),
        ]
      : []),
    ...(against.takes?.length
      ? [
          (isBlock ? words.blockTakes : words.askTakes)(
            listed(
              against.takes.map((id) => groupName(id, language)),
              language,
            ),
          ),
        ]
      : []),
  ];
  return [
    note("adults-only"),
    note("allergy"),
    ...notes.map(note),
    ...sentences(blockIf, true),
    ...sentences(askIf, false),
    note("ask"),
  ];
}

function adviceOn(id: IngredientId, language: Language): MedicineAdvice {
  const [name, purpose] = INGREDIENTS[id][language];
  return {
    ingredient: id,
    title: capitalised(name),
    description: purpose,
    cautions: cautionsOf(CAUTIONS[id], language),
    source: CAUTIONS[id].source,
  };
}

/** A profile with its free texts read. */
export interface ReadProfile {
  profile: Profile;
  allergies: Reading;
  conditions: Reading;
  medications: Reading;
  table: MedicinesTable;
}

export function readProfile(profile: Profile, table: MedicinesTable): ReadProfile {
  return {
    ...{ profile, table },
    allergies: readFreeText(profile.allergies, table),
    conditions: readFreeText(profile.conditions, table),
    medications: readFreeText(profile.medications, table),
  };
}

/** The first condition told that speaks against a medicine; it counts wherever it was written down. */
export function conditionAgainst(
  { conditions, medications, allergies }: ReadProfile,
  against: Against,
): ConditionId | undefined {
  const told = [...conditions.conditions, ...medications.conditions, ...allergies.conditions];
  return told.find(({ what }) => against.conditions?.includes(what))?.what;
}

/** Why it speaks against this person, or nothing. */
function reasonAgainst(against: Against, person: ReadProfile, language: Language): string | undefined {
  const { profile, conditions, medications, table } = person;
  const words = PHRASES[language];
  if (against.pregnancy && profile.pregnantOrBreastfeeding === "yes") return words.youMayBePregnant;
  if (against.over !== undefined && profile.age !== undefined && profile.age > against.over) {
    return words.youAreOver(against.over);
  }
  const condition = conditionAgainst(person, against);
  if (condition) return words.youHave(conditionName(condition, language));
  const taken = [...medications.substances, ...conditions.substances];
  const medicine = taken.find(({ what }) => groupsOf(table, what).some((group) => against.takes?.includes(group)));
  return medicine && words.youTake(medicine.words);
}

/** What is taken and should not be taken with it, or not before somebody was asked. */
function reasonOfPair(
  contains: readonly string[],
  severity: Severity,
  { medications, table }: ReadProfile,
  language: Language,
): string | undefined {
  const found = medications.substances.find(({ what }) =>
    contains.some((own) => own !== what && interactionOf(table, own, what)?.severity === severity),
  );
  return found && PHRASES[language].youTake(found.words);
}

/** An allergy to what is in it, or to a painkiller of its kind. */
function allergyReason(
  contains: readonly string[],
  { allergies, table }: ReadProfile,
  language: Language,
): string | undefined {
  const found = allergies.substances.find(
    ({ what }) =>
      isAnyOf(table, what, contains) || (isNsaid(table, what) && contains.some((own) => isNsaid(table, own))),
  );
  return found && PHRASES[language].youAreAllergic(found.words);
}

function duplicateReason(
  contains: readonly string[],
  { medications, table }: ReadProfile,
  language: Language,
): string | undefined {
  const found = medications.substances.find(({ what }) => isAnyOf(table, what, contains));
  return found && PHRASES[language].alreadyTaken(found.words);
}

function blockReason(cautions: Cautions, person: ReadProfile, language: Language): string | undefined {
  const { age } = person.profile;
  if (age !== undefined && age < YOUNGEST) return PHRASES[language].under16;
  const duplicate = duplicateReason(cautions.contains, person, language);
  if (duplicate) return duplicate;
  const reason =
    allergyReason(cautions.contains, person, language) ??
    reasonAgainst(cautions.blockIf, person, language) ??
    reasonOfPair(cautions.contains, "never", person, language);
  return reason && `${reason} ${PHRASES[language].notSafe}`;
}

/** Something that was told and could not be read, or that a pharmacist has to weigh. */
function askReason(cautions: Cautions, person: ReadProfile, language: Language): string | undefined {
  const unknown = [person.allergies, person.medications, person.conditions].flatMap((reading) => reading.unknown)[0];
  if (unknown !== undefined) return PHRASES[language].unknown(unknown);
  return (
    allergyReason(cautions.mayContain, person, language) ??
    duplicateReason(cautions.mayContain, person, language) ??
    reasonAgainst(cautions.askIf, person, language) ??
    reasonOfPair(cautions.contains, "doctor-first", person, language)
  );
}

/**
 * Compares suggestions with what a person has told about themself. Pure. Without a profile every caution is given and
 * nothing is taken for safe; what blocks a medicine rules it out with its reason; what cannot be read makes it one to
 * ask about first. A caution is never left out.
 */
export function checkMedicines(
  suggested: readonly IngredientId[],
  profile: Profile | null,
  language: Language,
  table: MedicinesTable,
): CheckedMedicines {
  const checked: CheckedMedicines = { advised: [], ruledOut: [] };
  const person = profile && readProfile(profile, table);
  for (const id of suggested) {
    const advice = adviceOn(id, language);
    const blocked = person && blockReason(CAUTIONS[id], person, language);
    if (blocked) {
      checked.ruledOut.push({ title: advice.title, reason: blocked, source: advice.source });
      continue;
    }
    const asked = person && askReason(CAUTIONS[id], person, language);
    checked.advised.push(
      asked
        ? { ...advice, title: PHRASES[language].askFirst(advice.title), cautions: [asked, ...advice.cautions] }
        : advice,
    );
  }
  return checked;
}
