import type { Texts } from "../medicines/texts.rules";
import type { Step } from "./first-aid.rules";

/** What to do until help comes, for the red flags (`concepts/red-flags/`). */
export const RED_FLAG_FIRST_AID: Readonly<Record<string, Texts<Step>>> = {
  "heart-attack-signs": {
    en: {
      title: "Sit down and rest",
      description:
        "Stay still and keep calm. Do not drive yourself to hospital. Tell 999 about any heart medicine you have.",
    },
  },
  "torn-or-swollen-aorta": {
    en: {
      title: "Lie still",
      description: "Do not eat, drink or walk about. Tell 999 that the pain feels like tearing.",
    },
  },
  "clot-on-the-lung": {
    en: {
      title: "Sit up and keep still",
      description: "Do not walk about. Tell 999 about a swollen leg, an operation or a long journey.",
    },
  },
  "severe-asthma": {
    en: {
      title: "Sit up and use the blue inhaler",
      description: "Take one puff every 30 to 60 seconds, up to 10 puffs. Tell 999 if it does not help.",
    },
  },
  "dangerous-vital-signs": {
    en: { title: "Keep them still and warm", description: "Tell 999 the numbers that you have measured, and when." },
  },
  "dangerous-heart-rhythm": {
    en: {
      title: "Lie down",
      description: "Do not stand up or drive. Someone should stay with you and watch your breathing.",
    },
  },
  "stroke-signs-in-notes": {
    en: { title: "Note the time", description: "Remember when it began and tell 999. Do not eat or drink anything." },
  },
  "mini-stroke": {
    en: {
      title: "Do not wait for the next one",
      description: "Tell 999 what happened and when, even if it has gone. Do not drive.",
    },
  },
  "bleeding-around-the-brain": {
    en: {
      title: "Lie down somewhere quiet",
      description: "Remember when the headache began and tell 999. Do not drive.",
    },
  },
  "spreading-weakness": {
    en: { title: "Keep still", description: "Do not try to walk it off. Tell 999 which parts are weak or numb." },
  },
  "fit-in-notes": {
    en: {
      title: "Keep them safe",
      description:
        "Move hard things away and put something soft under the head. Do not hold them down. Time how long it lasts.",
    },
  },
  "acute-glaucoma": {
    en: { title: "Lie flat on your back", description: "Do not cover the eye or press on it. Do not drive." },
  },
  "loose-retina": { en: { title: "Do not drive", description: "Keep your head still and rest until you are seen." } },
  "eye-injury": {
    en: {
      title: "Rinse, but do not pull anything out",
      description:
        "If something splashed in, rinse with lots of clean water now, and keep on rinsing. Leave anything that sticks in the eye.",
    },
  },
  "sepsis-in-notes": {
    en: {
      title: "Say “could it be sepsis?”",
      description: "Tell 999 about any infection, operation or cut of the last weeks.",
    },
  },
  "fever-with-low-immunity": {
    en: {
      title: "Say that your defences are low",
      description:
        "Call the emergency number that your hospital team gave you, or 999. Have your treatment card ready.",
    },
  },
  "meningitis-in-notes": {
    en: { title: "Do not wait for a rash", description: "Say which signs you have seen, and when they began." },
  },
  "throat-closing-infection": {
    en: {
      title: "Keep upright and calm",
      description: "Do not lie down. Do not look into the throat or put anything in the mouth.",
    },
  },
  "tummy-emergency": {
    en: {
      title: "Do not eat or drink",
      description: "Lie still in the way that hurts least. An empty stomach helps if an operation is needed.",
    },
  },
  "trapped-hernia": { en: { title: "Do not push it back", description: "Lie down and do not eat or drink anything." } },
  "twisted-testicle": {
    en: {
      title: "Go now and do not eat",
      description: "There are only hours to save the testicle. An empty stomach helps if an operation is needed.",
    },
  },
  "ectopic-pregnancy": {
    en: { title: "Lie down", description: "Do not eat, drink or drive. Someone should stay with you." },
  },
  "pre-eclampsia": {
    en: {
      title: "Lie on your left side",
      description: "Rest somewhere quiet. Call your maternity unit too, and tell them how many weeks it is.",
    },
  },
  "bleeding-or-pain-in-pregnancy": {
    en: {
      title: "Lie on your left side",
      description: "Put on a pad, not a tampon, and keep it to show. Call your maternity unit too.",
    },
  },
  "baby-moves-less": {
    en: {
      title: "Call your maternity unit now",
      description: "Do not wait until tomorrow. Do not use a home monitor instead.",
    },
  },
  "after-birth-emergency": {
    en: {
      title: "Lie down and stay warm",
      description: "Keep the pads to show how much it is. Someone else should hold the baby.",
    },
  },
  "young-baby-fever": {
    en: {
      title: "Keep the baby in light clothes",
      description: "Offer feeds often. Give no medicine before somebody has seen the baby.",
    },
  },
  "child-not-responding": {
    en: {
      title: "Stay with the child",
      description: "Watch the breathing. If it stops, tell 999 at once: they will guide you.",
    },
  },
  "child-breathing": {
    en: {
      title: "Hold the child upright",
      description: "Keep the child calm on your lap. Do not look into the throat.",
    },
  },
  "swallowed-object": {
    en: {
      title: "Do not make them sick",
      description: "Give nothing to eat. Keep the packet or a second one of the thing to show.",
    },
  },
  "child-swallowed-poison": {
    en: {
      title: "Keep the packet",
      description: "Tell 999 what it was, how much and when. Do not make the child sick.",
    },
  },
  "bite-to-the-face": {
    en: {
      title: "Press on it and keep still",
      description:
        "Rinse the bite with running water and press a clean cloth on it. After a snake bite, keep the limb still and do not suck it.",
    },
  },
  "too-much-medicine": {
    en: {
      title: "Keep the packet",
      description: "Tell 999 what it was, how much and when. Go even if you feel well. Do not try to be sick.",
    },
  },
  poison: {
    en: {
      title: "Keep the container",
      description: "Tell 999 what it was, how much and when. Do not try to be sick. Go into fresh air if it was a gas.",
    },
  },
  "carbon-monoxide": {
    en: { title: "Go outside now", description: "Take everybody with you and leave doors open. Do not go back in." },
  },
  "diabetes-emergency-in-notes": {
    en: {
      title: "Check the blood sugar if you can",
      description: "If it is low and they are awake, give something sugary. Give nothing to someone who is drowsy.",
    },
  },
  "adrenal-crisis": {
    en: {
      title: "Use the emergency injection",
      description: "If there is a hydrocortisone injection, give it now. Say “adrenal crisis” to 999.",
    },
  },
  "severe-withdrawal": {
    en: {
      title: "Do not stay alone",
      description: "Keep somewhere safe and quiet. Tell 999 when the last drink or dose was.",
    },
  },
  "electric-shock": {
    en: {
      title: "Switch off the power first",
      description: "Do not touch someone who still has contact with electricity.",
    },
  },
  "serious-burn": {
    en: {
      title: "Cool it for 20 minutes",
      description:
        "Use cool running water, no ice and no cream. Take off rings. Cover it with cling film and keep the person warm.",
    },
  },
  "heat-stroke": {
    en: {
      title: "Cool them down now",
      description: "Move them into the shade, wet the skin and fan it. Put cold packs under the arms and on the neck.",
    },
  },
  "dangerously-cold": {
    en: {
      title: "Warm them slowly",
      description: "Take off wet clothes and wrap them in blankets. Do not rub the skin or give alcohol.",
    },
  },
  "nearly-drowned": {
    en: {
      title: "Check that they breathe",
      description: "If they do not, tell 999 at once: they will guide you. Take off wet clothes and keep them warm.",
    },
  },
  "spine-injury": {
    en: { title: "Do not move them", description: "Keep the head still in line with the body until help comes." },
  },
  "piercing-injury": {
    en: {
      title: "Press beside it and leave it in",
      description: "Press hard with a clean cloth. Do not pull out what is stuck in the wound.",
    },
  },
  "bad-break": {
    en: {
      title: "Do not move the limb",
      description: "Support it as it lies and cover open skin with a clean cloth. Do not eat or drink anything.",
    },
  },
  "limb-without-blood": {
    en: {
      title: "Keep the limb level and uncovered",
      description: "Do not warm it with a bottle and do not raise it. Do not walk on it.",
    },
  },
  "bleeding-after-operation": {
    en: { title: "Press on it", description: "Press hard with a clean cloth and do not let go." },
  },
  "danger-from-the-mind": {
    en: {
      title: "Keep everybody safe",
      description: "Stay calm, keep your distance, and put away knives and other things that can hurt.",
    },
  },
};
