import type { RuledOut } from "../medicines/check-medicines.rules";
import type { Profile } from "../medicines/read-profile.rules";
import type { Reference, Source } from "../medicines/texts.rules";
import type { Step } from "./first-aid.rules";
import type { ProfileCheck } from "./profile-check.rules";
import type { Subject } from "./subject.rules";

export interface Recommendation {
  type: "MEDICATION" | "LIFESTYLE" | "EMERGENCY";
  /** The complaints that it is for, when the question names several. */
  about: string | null;
  title: string;
  description: string;
  cautions: string[];
  source: Source | null;
}

/** The answer to a question, as the API says it. */
export interface ConsultationAnswer {
  isCritical: boolean;
  heading: string;
  message: string;
  steps: Step[];
  recommendations: Recommendation[];
  /** Medicines that could have been suggested and are not safe for this person. */
  ruledOut: RuledOut[];
  /** Null where no medicine was thought of. */
  profileCheck: ProfileCheck | null;
  references: Reference[];
  /** What a language model wrote beside it, and its name; absent where none did. */
  written?: { text: string; writer: string };
  safetyNet: { heading: string; signs: string[] };
  signals: { concept: string; label: string; words: string; source: Source }[];
}

/** Whether somebody can answer the questions that go to a pharmacist, and within how many hours. */
export interface PharmacistService {
  answerHours: number;
  isStaffed: boolean;
}

/** Who asks, about whom, and what the question is like. */
export interface Asker {
  subject: Subject;
  /** What the person has told about themself; null while nothing is known. */
  profile: Profile | null;
  /** When the profile was changed last. */
  profileChangedAt?: Date;
  /** The complaints of the catalogue that the question is most like, the closest first (`needsSearch` says when that matters). */
  closest?: readonly string[];
}
