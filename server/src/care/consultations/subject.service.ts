import type { EntityManager } from "typeorm";
import { londonDay, londonWeekday } from "../../platform/london.rules";
import { invalid } from "../../platform/problems";
import type { Told } from "../clinical/asker.rules";
import type { Book } from "../clinical/book.rules";
import { knownFrom } from "../clinical/profile.rules";
import type { Known } from "../clinical/understand.rules";
import { familyProfile } from "../patients/family-member.rules";
import { readFamily } from "../patients/family-member.service";
import { readComparedProfile } from "../patients/health-profile.service";
import type { Consultation } from "./consultation.entity";
import { MESSAGES } from "./consultation.rules";
import { isOfFamily, type KeptSubject, type Nameable } from "./subject.rules";

/** Somebody of the family with what was told about them. */
export interface Member extends Nameable {
  told: Told & { revision: number };
  known: Known;
}

/** Everybody whom a patient looks after, as the clinical rules need them. In one statement. */
export async function readMembers(
  db: Pick<EntityManager, "getRepository">,
  patientId: string,
  book: Book,
  now: Date,
): Promise<Member[]> {
  const family = await readFamily(db, patientId);
  return family.map(({ id, name, version: revision, changedAt, ...facts }) => {
    const profile = familyProfile(facts, londonDay(now));
    const known = { ...knownFrom(profile, book), isOfFamily: true as const };
    return { id, name, age: profile.age ?? 0, sex: known.sex, known, told: { profile, changedAt, name, revision } };
  });
}

/** Of whom a consultation is, what is known of them, and what of it is kept. */
export interface About {
  known: Known;
  told: (Told & { revision: number }) | null;
  kept: Pick<Consultation, "familyMemberId" | "subject">;
}

const SEXES = { female: "FEMALE", male: "MALE" } as const;

/** What is known of somebody who was removed since: what the consultation kept. */
function asKept(subject: KeptSubject, today: number): About {
  const { age, sex } = subject;
  const known: Known = { age, ...(sex && { sex: sex === "FEMALE" ? "female" : "male" }), isOfFamily: true, today };
  return { known, told: null, kept: { familyMemberId: null, subject } };
}

/**
 * What is known of whomever a consultation is for: of the patient, unless somebody of the family is chosen.
 * @param before what the consultation kept so far, where it goes on.
 * @throws BAD_USER_INPUT on `field` when the choice is nobody of the family.
 */
export async function readAbout(
  db: Pick<EntityManager, "getRepository">,
  patientId: string,
  now: Date,
  { choice, members, book, before = null, writtenAt, field }: Chosen,
): Promise<About> {
  const today = londonWeekday(writtenAt);
  if (!isOfFamily(choice)) {
    const told = await readComparedProfile(db, patientId, now);
    return {
      ...{ told, kept: { familyMemberId: null, subject: null } },
      known: { ...(told && knownFrom(told.profile, book)), today },
    };
  }
  const member = members.find(({ id }) => id === choice);
  if (!member && before) return asKept(before, today);
  if (!member) throw invalid(field, MESSAGES.notAChoice);
  const { id, name, age, sex, known, told } = member;
  return {
    known: { ...known, today },
    told,
    kept: { familyMemberId: id, subject: { name, age, sex: sex ? SEXES[sex] : null } },
  };
}

interface Chosen {
  /** For whom it is said to be. */
  choice: string | null;
  members: readonly Member[];
  book: Book;
  before?: KeptSubject | null;
  /** When the newest words were written: "since Monday" counts from there. */
  writtenAt: Date;
  /** Of the input, for what is wrong with the choice. */
  field: string;
}
