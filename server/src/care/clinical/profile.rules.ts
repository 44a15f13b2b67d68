import type { Profile } from "../medicines/read-profile.rules";
import type { Book } from "./book.rules";
import type { KnownFact } from "./case.rules";
import { type Known, understand } from "./understand.rules";

/** What a profile may tell a case: illnesses, medicines and pregnancy, and no complaint. */
const OF_PROFILE = /^(person|condition|takes)\./;

const SEXES: ReadonlyMap<string, "female" | "male"> = new Map([
  ["female", "female"],
  ["male", "male"],
]);

/** What the profile of a person says in facts of the book. What it does not name is not known, rather than denied. */
export function knownFrom(profile: Profile, book: Book): Known {
  const facts = new Map<string, KnownFact>();
  for (const line of [...profile.conditions, ...profile.medications]) {
    for (const { facts: read } of understand(line, book).cases) {
      for (const [id, { standing }] of read)
        if (OF_PROFILE.test(id) && standing === "present") facts.set(id, { standing, from: "profile" });
    }
  }
  if (profile.pregnantOrBreastfeeding === "yes") {
    for (const id of ["person.pregnant", "person.breastfeeding"])
      facts.set(id, { standing: "present", from: "profile" });
  } else if (profile.pregnantOrBreastfeeding === "no") {
    for (const id of ["person.pregnant", "person.breastfeeding"])
      facts.set(id, { standing: "denied", from: "profile" });
  }
  const sex = SEXES.get(profile.sex?.toLowerCase() ?? "");
  return {
    ...(profile.age !== undefined && { age: profile.age }),
    ...(sex && { sex }),
    facts,
    takes: profile.medications,
    allergies: profile.allergies,
  };
}
