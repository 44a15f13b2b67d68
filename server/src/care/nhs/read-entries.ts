import type { Frequency } from "../patients/medication.rules";
import { frequencyOf } from "./dosage.rules";
import type { FhirRecord } from "./fhir.gateway";
import { type Clinical, type CodeableConcept, type Dosage, medicationShape, type Reference } from "./fhir-r4";
import type { ImportedEntry } from "./nhs-import.rules";
import { dosageText, hasCode, plainLine, sayDate, wordsOf } from "./read-words";

/** Entries of one kind, and whether there were some that nobody could name. */
interface Entries {
  entries: ImportedEntry[];
  isWhole: boolean;
}

const WITHDRAWN = new Set(["entered-in-error", "refuted"]);
const OVER = new Set(["inactive", "resolved", "remission"]);
/** SNOMED CT: no known allergy, and no known allergy of one sort. They say that there is none, not what there is. */
const NO_KNOWN_ALLERGY = "716186003";
const NO_KNOWN = new Set([NO_KNOWN_ALLERGY, "409137002", "428607008", "429625007"]);

type Stated = { clinicalStatus?: CodeableConcept; verificationStatus?: CodeableConcept };
const holds = ({ clinicalStatus, verificationStatus }: Stated) =>
  !hasCode(verificationStatus, WITHDRAWN) && !hasCode(clinicalStatus, OVER);

/** "Allergy to penicillin" is kept as people write it: "Penicillin". */
function allergen(words: string): string {
  const [, after, before] =
    /^(?:allergy|hypersensitivity|intolerance|adverse reaction) to (?:the )?(.+)$|^(.+) (?:allergy|hypersensitivity|intolerance)$/i.exec(
      words,
    ) ?? [];
  const name = after ?? before ?? words;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function reactionOf({ reaction = [] }: Clinical<"AllergyIntolerance">): string | null {
  const told = reaction.map(({ manifestation = [], severity }) =>
    [...manifestation.map((one) => wordsOf(one)), severity].filter(Boolean).join(", "),
  );
  return plainLine(told.filter(Boolean).join("; "), 200) || null;
}

/** The allergies that hold, and whether the record says that none are known. */
export function readAllergies({ resources }: FhirRecord): Entries & { hasNoKnown: boolean } {
  const standing = resources.AllergyIntolerance.filter(holds);
  const some = standing.filter(({ code }) => !hasCode(code, NO_KNOWN));
  const entries = some.map((one) => ({
    kind: "ALLERGY" as const,
    name: allergen(wordsOf(one.code)),
    detail: reactionOf(one),
    since: null,
    frequency: null,
    source: `AllergyIntolerance/${one.id}`,
  }));
  return {
    ...named(entries),
    hasNoKnown: some.length === 0 && standing.some(({ code }) => hasCode(code, new Set([NO_KNOWN_ALLERGY]))),
  };
}

/** The illnesses that are not over. */
export function readConditions({ resources }: FhirRecord): Entries {
  return named(
    resources.Condition.filter(holds).map((one) => ({
      kind: "CONDITION" as const,
      name: wordsOf(one.code),
      detail: null,
      since: sayDate(one.onsetDateTime, one.onsetPeriod?.start),
      frequency: null,
      source: `Condition/${one.id}`,
    })),
  );
}

/** Taken now, or meant to be; whether it is, the person knows best. */
const TAKEN = new Set(["active", "intended", "unknown"]);

/** The medicines that are taken now. */
export function readMedicines(record: FhirRecord): Entries {
  return named(
    record.resources.MedicationStatement.filter(({ status }) => TAKEN.has(status)).map((one) => ({
      kind: "MEDICINE" as const,
      name: medicineName(record, one),
      detail: dosageText(one.dosage) || null,
      since: sayDate(one.effectivePeriod?.start, one.effectiveDateTime),
      frequency: frequencyIn(one.dosage),
      source: `MedicationStatement/${one.id}`,
    })),
  );
}

type Prescribed = {
  medicationCodeableConcept?: CodeableConcept;
  medicationReference?: Reference;
  contained?: { id?: string }[];
};

/** What a medicine is called: in the resource, in a resource within it or sent beside it, else as it is referred to. */
export function medicineName({ beside }: Pick<FhirRecord, "beside">, resource: Prescribed): string {
  const { medicationCodeableConcept, medicationReference: to, contained = [] } = resource;
  const own = wordsOf(medicationCodeableConcept);
  if (own || !to) return own;
  const found = contained.find(({ id }) => `#${id}` === to.reference) ?? beside.get(to.reference ?? "");
  const read = medicationShape.safeParse(found);
  return (read.success && wordsOf(read.data.code)) || plainLine(to.display ?? "", 200);
}

const TIMES: Readonly<Record<string, Frequency>> = {
  QD: "ONCE",
  AM: "ONCE",
  PM: "ONCE",
  BED: "ONCE",
  BID: "TWICE",
  TID: "THREE_TIMES",
};
const BY_COUNT: Readonly<Record<number, Frequency>> = { 1: "ONCE", 2: "TWICE", 3: "THREE_TIMES" };

/** How often a day: by the coded plan where there is one, else read from the words. */
export function frequencyIn(dosages: readonly Dosage[] | undefined): Frequency | null {
  const [dosage, ...others] = dosages ?? [];
  if (!dosage) return null;
  if (others.length > 0) return frequencyOf(dosageText(dosages));
  if (dosage.asNeededBoolean || dosage.asNeededCodeableConcept) return "AS_NEEDED";
  const { code, repeat } = dosage.timing ?? {};
  if (repeat?.dayOfWeek?.length) return null;
  if (repeat?.frequency !== undefined) {
    const isDaily = (repeat.period ?? 1) === 1 && repeat.periodUnit === "d";
    return isDaily ? (BY_COUNT[repeat.frequency] ?? null) : null;
  }
  if (repeat?.when?.length) return BY_COUNT[repeat.when.length] ?? null;
  const coded = code?.coding?.find((one) => one.code && TIMES[one.code.toUpperCase()])?.code;
  return coded ? (TIMES[coded.toUpperCase()] ?? null) : frequencyOf(dosage.text ?? "");
}

/** Those that have a name, each once; one without a name is not shown as if it were nothing. */
function named(entries: ImportedEntry[]): Entries {
  const known = new Set<string>();
  const kept = entries.filter(({ name, detail }) => {
    const said = `${name}\n${detail}`.toLowerCase();
    const isNew = name !== "" && !known.has(said);
    known.add(said);
    return isNew;
  });
  return { entries: kept, isWhole: entries.every(({ name }) => name !== "") };
}
