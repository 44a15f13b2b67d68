import type { Language } from "../../people/accounts/account.rules";
import { londonDay } from "../../platform/london.rules";
import { Paper } from "../../platform/paper";
import { writtenDay, writtenMoment } from "../records/export-words.rules";
import { idOf, profileResources, TEST_DATA, to, urn } from "./handover-fhir";
import type { CollectionBundle } from "./handover-fhir-r4";
import type { MedicineList } from "./medicine-list.service";
import { LIST_WORDS } from "./medicine-list-words.rules";

/** Under less than this, in points, a medicine begins on the next page. */
const MEDICINE_NEEDS = 40;

/** The list on paper, in one language; the person's own words stay as they were written. */
export async function* writeMedicineList(list: MedicineList, language: Language, at: Date): AsyncGenerator<Uint8Array> {
  const words = LIST_WORDS[language];
  const dayOf = (day: string) => writtenDay(language, new Date(`${day}T12:00:00Z`));
  const paper = new Paper({ language, title: words.title, at, page: words.page });
  paper.heading(words.title, 26);
  paper.text(words.madeFor(list.name, list.toldBy, writtenMoment(language, at)));
  if (list.dateOfBirth) paper.text(words.born(dayOf(list.dateOfBirth)));
  paper.quiet(words.note);
  paper.space(10);
  paper.heading(words.medicines, 16);
  if (list.medicines.length === 0) paper.text(words.none);
  for (const { name, dosage, frequency, startDate } of list.medicines) {
    paper.need(MEDICINE_NEEDS);
    paper.rule();
    paper.heading(name, 12.5);
    const said = [dosage, words.frequency[frequency], startDate && words.since(dayOf(startDate))];
    paper.text(said.filter(Boolean).join(", "));
    yield* paper.finished();
  }
  for (const [title, told] of [
    [words.allergies, list.allergies],
    [words.conditions, list.conditions],
    [words.pregnant, list.pregnantOrBreastfeeding ? [words.answers[list.pregnantOrBreastfeeding]] : []],
  ] as const) {
    paper.need(MEDICINE_NEEDS);
    paper.space(14);
    paper.heading(title, 14);
    paper.text(told.join("; ") || words.none);
  }
  yield* paper.end();
}

/**
 * The list as one FHIR R4 Bundle of type `collection`: the person, a MedicationStatement for each medicine, and allergies and
 * conditions. The table of medicines has no codes of SNOMED CT or dm+d, so each has only its words.
 */
export function fhirOfMedicines(list: MedicineList, at: Date, isDemonstration: boolean): CollectionBundle {
  const part = (which: string) => idOf(list.id, which);
  const person = {
    ...{ resourceType: "Patient" as const, id: list.id, name: [{ use: "usual" as const, text: list.name }] },
    ...((list.gender === "FEMALE" || list.gender === "MALE") && {
      gender: list.gender === "FEMALE" ? ("female" as const) : ("male" as const),
    }),
    ...(list.dateOfBirth && { birthDate: list.dateOfBirth }),
  };
  const told = profileResources(list, to(person), part).map((resource) =>
    resource.resourceType === "MedicationStatement" ? { ...resource, dateAsserted: londonDay(at) } : resource,
  );
  return {
    ...{ resourceType: "Bundle", id: part("medicines"), language: "en-GB", type: "collection" },
    ...(isDemonstration && { meta: { source: urn(part("medicines")), security: [TEST_DATA] } }),
    timestamp: at.toISOString(),
    entry: [person, ...told].map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
}
