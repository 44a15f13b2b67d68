import type { Language } from "../../../accounts/account.rules";
import type { Source } from "../../../medicines/texts.rules";
import type { Concept } from "../../concept.rules";

/** A complaint that people usually look after at home, in every language that can be asked in. */
export interface Complaint {
  label: Readonly<Record<Language, string>>;
  patterns: Readonly<Record<Language, readonly string[]>>;
  unless?: Concept["unless"];
  /** It lasts or has to be assessed: a GP should see it within days. */
  seeGp?: true;
  /** Babies have it, and it is looked after at home. */
  ofBabies?: true;
  source: Source;
  version?: number;
}

/** Complaints as concepts, by their ids. */
export function complaints(byId: Readonly<Record<string, Complaint>>): Concept[] {
  return Object.entries(byId).map(([id, { version = 1, ...complaint }]) => ({
    id,
    level: "SELF_CARE",
    version,
    ...complaint,
  }));
}

/**
 * The words of an answer. Each piece of advice is a title and what to do, parted by the first colon; each sign goes on
 * from "Ask for help from 111 if".
 */
export interface AdviceWords {
  advice: readonly string[];
  askFor111: readonly string[];
}

export type AdviceById = Readonly<Record<string, AdviceWords>>;
