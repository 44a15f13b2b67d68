import type { Language } from "../../people/accounts/account.rules";
import { checkMedication, type MedicationWarning } from "./check-medication.rules";
import { medicinesIn } from "./names.rules";
import type { Profile } from "./read-profile.rules";
import type { MedicinesTable } from "./table.rules";

/** A medicine that a text names, compared with its reader's profile. */
export interface NamedCheck {
  /** As it was written. */
  name: string;
  warnings: MedicationWarning[];
  /** It is not to be started, for more than that it is taken already: whoever wrote it says that it is meant. */
  mustConfirm: boolean;
}

/** No text names more that would be read. */
const MOST_NAMES = 20;

/** Compares each medicine that a text names with what its reader has told. */
export function checkText(text: string, profile: Profile, language: Language, table: MedicinesTable): NamedCheck[] {
  const names = [...new Set(medicinesIn(text, table).map(({ words }) => words))].slice(0, MOST_NAMES);
  return names.map((name) => {
    const { warnings } = checkMedication(name, profile, language, table);
    const mustConfirm = warnings.some(({ kind, severity }) => severity === "STOP" && kind !== "DUPLICATE");
    return { name, warnings, mustConfirm };
  });
}
