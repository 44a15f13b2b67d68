import type { CareLevel } from "../concept.rules";
import type { Step } from "../first-aid.rules";

interface SafetyNet {
  heading: string;
  signs: readonly string[];
}

/** The fixed texts of the answers in one language. The numbers are those of the UK in every language. */
export interface SafetyTexts {
  headings: Readonly<Record<CareLevel, string>>;
  emergency: {
    doNotWait: string;
    fallbackMeaning: string;
    steps: readonly Step[];
    recommendation: Step;
    safetyNet: SafetyNet;
  };
  crisis: {
    message: string;
    steps: readonly Step[];
    recommendation: Step;
    samaritans: string;
    safetyNet: SafetyNet;
  };
  urgent: {
    message: string;
    steps: readonly Step[];
    recommendation: Step;
    safetyNetHeading: string;
    safetyNetSigns: readonly string[];
  };
  pharmacist: {
    youWrote: (words: string) => string;
    notSure: string;
    answerWithin: (hours: number) => string;
    nobodyThere: string;
    steps: readonly Step[];
    recommendation: Step;
    safetyNetHeading: string;
    safetyNetSigns: readonly string[];
  };
  alsoWithPharmacist: Step;
  call999Signs: readonly string[];
  firstAid: Readonly<Record<string, Step>>;
  generalFirstAid: Step;
}
