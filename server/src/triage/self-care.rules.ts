import type { Texts } from "../medicines/texts.rules";
import type { Step } from "./first-aid.rules";
import { inFourLanguages } from "./languages/in-four-languages.rules";

/** What helps at home, and when it is time to ask NHS 111, by symptom. */
export interface SelfCare {
  advice: Texts<readonly Step[]>;
  askFor111: Texts<readonly string[]>;
}

export const SELF_CARE: Readonly<Record<string, SelfCare>> = {
  headache: {
    advice: {
      en: [
        { title: "Drink and rest", description: "Drink plenty of water and rest in a quiet room. Try to sleep well." },
        {
          title: "Relax your eyes and shoulders",
          description: "Take breaks from screens. Stretch your neck and shoulders gently.",
        },
      ],
    },
    askFor111: {
      en: [
        "your headache is very bad, gets worse or does not go away",
        "you keep being sick, or bright light hurts",
        "your sight is blurred, or your jaw or scalp is sore",
      ],
    },
  },
  fever: {
    advice: {
      en: [
        { title: "Rest and drink", description: "Rest at home and drink plenty, so that your pee is light yellow." },
        {
          title: "Keep away from others",
          description: "Stay at home until you feel better and no longer have a high temperature.",
        },
      ],
    },
    askFor111: {
      en: [
        "your high temperature lasts more than 3 days",
        "you have a rash, or feel worse",
        "you are drinking or peeing very little",
      ],
    },
  },
  "sore-throat": {
    advice: {
      en: [
        {
          title: "Cool, soft food and drinks",
          description: "Drink plenty. Suck ice cubes or ice lollies. Do not smoke.",
        },
        {
          title: "Gargle with salt water",
          description: "Adults can gargle with warm, salty water. Do not swallow it.",
        },
      ],
    },
    askFor111: {
      en: ["it is no better after a week", "you feel hot and shivery", "you cannot drink enough because it hurts"],
    },
  },
  cough: {
    advice: {
      en: [
        { title: "Rest and drink", description: "Rest and drink plenty of water." },
        { title: "Hot lemon and honey", description: "It can soothe a cough. Honey is not for babies under 1." },
      ],
    },
    askFor111: {
      en: [
        "you have coughed for more than 3 weeks, or it gets worse quickly",
        "you cough up blood",
        "you lose weight and do not know why",
      ],
    },
  },
  allergies: {
    advice: {
      en: [
        {
          title: "Keep away from the cause",
          description:
            "Close the windows when there is a lot of pollen. Shower and change your clothes after being outside.",
        },
        {
          title: "Protect your nose and eyes",
          description: "A little petroleum jelly around the nose can trap pollen. Sunglasses help too.",
        },
      ],
    },
    askFor111: {
      en: [
        "it gets worse or does not improve with a medicine from the pharmacy",
        "it keeps you from sleeping, school or work",
      ],
    },
  },
  cold: {
    advice: {
      en: [
        {
          title: "Rest, drink and keep warm",
          description: "Most colds go away in 1 to 2 weeks. Drink plenty of water.",
        },
        {
          title: "Catch it, bin it",
          description: "Use tissues once and wash your hands often, so that others do not catch it.",
        },
      ],
    },
    askFor111: {
      en: ["you get a high temperature, or feel hot and shivery", "you feel worse, or it lasts more than 10 days"],
    },
  },
  indigestion: {
    advice: {
      en: [
        {
          title: "Smaller meals",
          description:
            "Eat less at a time, and nothing in the 3 hours before bed. Cut down on coffee, alcohol and fatty food.",
        },
        {
          title: "Raise your head in bed",
          description: "Lift the head end of your bed a little. A pharmacist can tell you about medicines that help.",
        },
      ],
    },
    askFor111: {
      en: ["it keeps coming back, or you lose weight", "food sticks when you swallow", "you keep being sick"],
    },
  },
  "back-ache": {
    advice: {
      en: [
        {
          title: "Keep moving",
          description: "Carry on with your day as well as you can. Do not stay in bed for long.",
        },
        {
          title: "Try warmth or cold",
          description: "Put a heat pack, or an ice pack in a towel, on your back for up to 20 minutes.",
        },
      ],
    },
    askFor111: {
      en: [
        "it does not get better within a few weeks",
        "you have a high temperature, or feel ill",
        "it began after a fall or an accident",
      ],
    },
  },
  diarrhoea: {
    advice: {
      en: [
        { title: "Small sips, often", description: "Drink plenty of water or squash. Eat when you feel like it." },
        {
          title: "Stay at home",
          description: "Wait until 2 days after it has stopped. Wash your hands with soap and water.",
        },
      ],
    },
    askFor111: { en: ["it lasts more than 7 days", "you see blood", "you pee very little or feel dizzy"] },
  },
  constipation: {
    advice: {
      en: [
        { title: "More fibre and water", description: "Eat fruit, vegetables and wholegrain bread, and drink plenty." },
        { title: "Move, and take your time", description: "A daily walk helps. Do not put off going to the toilet." },
      ],
    },
    askFor111: {
      en: ["it does not get better, or keeps coming back", "you see blood", "your tummy hurts or is swollen"],
    },
  },
  "insect-bite": {
    advice: {
      en: [
        {
          title: "Clean and cool it",
          description: "Scrape out a sting. Wash the skin, then hold something cold on it for 20 minutes.",
        },
        {
          title: "Try not to scratch",
          description: "Scratching can let germs in. A pharmacist can tell you what helps against the itch.",
        },
      ],
    },
    askFor111: {
      en: [
        "the redness spreads, or there is pus",
        "you feel hot and shivery",
        "it is in your mouth or throat, or near an eye",
      ],
    },
  },
};

/** What sends everybody to 999, whatever the question was about. */
export const CALL_999_SIGNS: Texts<readonly string[]> = inFourLanguages(
  [
    "Call 999 if you have chest pain, cannot breathe well, are confused, or pass out.",
    "Call 999 if your face droops, one arm is weak, or you cannot speak clearly.",
  ],
  ({ call999Signs }) => call999Signs,
);
