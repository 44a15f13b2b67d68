import type { Texts } from "../medicines/texts.rules";
import { RED_FLAG_FIRST_AID } from "./first-aid-red-flags.rules";
import { inFourLanguages } from "./languages/in-four-languages.rules";

export interface Step {
  title: string;
  description: string;
}

/** In English; the other languages are in `languages/`. */
const WRITTEN: Readonly<Record<string, Texts<Step>>> = {
  ...RED_FLAG_FIRST_AID,
  choking: {
    en: {
      title: "If they cannot cough",
      description:
        "Lean them forward. Hit them firmly between the shoulder blades up to 5 times. Check after each one.",
    },
  },
  "stopped-breathing": {
    en: {
      title: "Start chest pushes",
      description:
        "Push hard and fast in the middle of the chest, about 2 times a second. The 999 team will guide you.",
    },
  },
  "loss-of-consciousness": {
    en: {
      title: "Check that they breathe",
      description: "If they breathe, roll them on to their side and tilt the head back. If not, tell 999 at once.",
    },
  },
  "chest-pain": {
    en: {
      title: "Sit down and rest",
      description: "Stay still and try to keep calm. Do not drive yourself to hospital.",
    },
  },
  "shortness-of-breath": {
    en: {
      title: "Sit up straight",
      description: "Loosen tight clothes. If you have a reliever inhaler for asthma, use it.",
    },
  },
  confusion: {
    en: { title: "Stay with them", description: "Keep them safe and calm. Do not leave them alone." },
  },
  seizure: {
    en: {
      title: "Keep them safe",
      description:
        "Move hard things away and put something soft under the head. Do not hold them down. Time how long it lasts.",
    },
  },
  stroke: {
    en: { title: "Note the time", description: "Remember when it began and tell 999. Do not eat or drink anything." },
  },
  "head-injury": {
    en: {
      title: "Keep still",
      description: "Do not move the head or neck more than you must. Tell 999 about any blood thinners.",
    },
  },
  anaphylaxis: {
    en: {
      title: "Use an adrenaline pen if there is one",
      description: "Use it now, then lie down with your legs raised. If it is hard to breathe, sit up slowly.",
    },
  },
  "heavy-bleeding": {
    en: {
      title: "Press on the wound",
      description: "Press hard with a clean cloth and do not let go. Leave anything that is stuck in it.",
    },
  },
  "vomiting-blood": {
    en: { title: "Sit down and rest", description: "Do not eat or drink anything until someone has checked you." },
  },
  overdose: {
    en: {
      title: "Keep the packet",
      description:
        "Tell 999 what it was, how much, and when. Do not try to be sick. Go into fresh air if it was a gas.",
    },
  },
  meningitis: {
    en: { title: "Do not wait for a rash", description: "Say which signs you have seen, and when they began." },
  },
  sepsis: {
    en: {
      title: "Say “could it be sepsis?”",
      description: "Tell 999 about any infection, operation or cut of the last weeks.",
    },
  },
  "thunderclap-headache": {
    en: {
      title: "Lie down somewhere quiet",
      description: "Remember when the headache began and tell 999. Do not drive.",
    },
  },
  "sudden-sight-loss": {
    en: {
      title: "Do not drive",
      description: "If something splashed into the eye, rinse it with lots of clean water now, and keep on rinsing.",
    },
  },
  "serious-injury": {
    en: {
      title: "Keep still and warm",
      description:
        "Cool a burn under cool running water for 20 minutes. Do not touch someone who still has contact with electricity.",
    },
  },
  "very-ill-child": {
    en: {
      title: "Stay with the child",
      description: "Watch the breathing. If it stops, tell 999 at once: they will guide you.",
    },
  },
  "diabetic-emergency": {
    en: {
      title: "Check the blood sugar if you can",
      description: "If it is low and they are awake, give something sugary. Give nothing to someone who is drowsy.",
    },
  },
};

/** What to do until the ambulance comes, by concept. One is shown: that of the most urgent thing in the question. */
export const FIRST_AID: Readonly<Record<string, Texts<Step>>> = Object.fromEntries(
  Object.entries(WRITTEN).map(([concept, { en }]) => [
    concept,
    inFourLanguages(en, ({ firstAid, generalFirstAid }) => firstAid[concept] ?? generalFirstAid),
  ]),
);

/** When there is nothing special to do. */
export const GENERAL_FIRST_AID: Texts<Step> = inFourLanguages(
  { title: "Sit or lie down", description: "Rest while you wait. Do not drive yourself to hospital." },
  ({ generalFirstAid }) => generalFirstAid,
);
