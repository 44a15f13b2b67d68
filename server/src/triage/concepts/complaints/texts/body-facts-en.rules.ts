import type { AdviceById } from "../complaint.rules";

/** What bodies do at some time of life, in English. */
export const BODY_FACTS_EN: AdviceById = {
  "hot-flushes": {
    advice: [
      "Keep cool: Wear thin layers, keep the bedroom cool, use a fan and sip cold drinks.",
      "What sets them off: Coffee, alcohol, spicy food, smoking and stress can. A GP or pharmacist can tell you about treatment.",
    ],
    askFor111: [
      "you bleed after your periods have stopped",
      "you are younger than 45, or they spoil your days: see a GP",
      "you lose weight, or wake up soaked in sweat",
    ],
  },
  "ingrown-toenail": {
    advice: [
      "Bathe it: Soak the foot in warm salty water 3 or 4 times a day, and push the skin gently away from the nail.",
      "Cut straight: Cut nails straight across, not too short. Wear wide shoes and clean socks.",
    ],
    askFor111: ["there is pus, or it is hot, red and swollen", "you have diabetes", "it does not get better"],
  },
  "growing-pains": {
    advice: [
      "Soothe the legs: Rub them gently, or use a warm, wrapped hot water bottle. It comes at night and is gone by morning.",
      "Nothing to fear: It does no harm, and children of 3 to 12 have it. It has nothing to do with how fast they grow.",
    ],
    askFor111: [
      "the pain is in one leg only, in a joint, or still there in the morning",
      "the child limps, has a rash or a high temperature, or loses weight",
    ],
  },
  "fussy-eater": {
    advice: [
      "Keep calm: Offer small amounts of what the family eats, again and again. It can take ten tries. Do not force or bribe.",
      "Eat together: Take away what is left without a word after half an hour. Look at the whole week, not one day.",
    ],
    askFor111: [
      "the child loses weight or does not grow",
      "the child drinks little, chokes or is often sick",
      "very few foods are left that the child eats",
    ],
  },
  "growing-up": {
    advice: [
      "It is different for all: Bodies change between 8 and 17. Breasts often grow one before the other, and voices jump for some months.",
      "Height and sleep: You grow most in those years, about as tall as your parents. Teenagers need 8 to 10 hours of sleep.",
    ],
    askFor111: [
      "nothing has changed by 14, or it began before 8: see a GP",
      "there is a lump, pain or anything that worries you",
    ],
  },
  "grit-in-eye": {
    advice: [
      "Rinse it: Hold the eye open under clean, lukewarm water for some minutes. Do not rub.",
      "Let it rest: No contact lenses until it feels normal. It may be a bit pink for a day.",
    ],
    askFor111: [
      "it still hurts, or you see less well",
      "it was metal, glass or a chemical: rinse for 20 minutes and go to A&E",
      "the eye gets red, or light hurts",
    ],
  },
  "teeth-grinding": {
    advice: [
      "Relax before bed: A warm bath, quiet music or slow breathing. Leave out coffee, alcohol and smoking in the evening.",
      "See a dentist: A mouth guard protects your teeth at night.",
    ],
    askFor111: ["your teeth are damaged or hurt", "your jaw hurts, clicks or will not open wide"],
  },
  "short-tiredness": {
    advice: [
      "Sleep first: Go to bed at the same time, keep the room dark and cool, and nap for 20 minutes at most.",
      "Be kind to yourself: Eat at regular times, go out into the light, and drink coffee in the morning only. Do not drive when sleepy.",
    ],
    askFor111: [
      "it lasts for more than 4 weeks, or sleep does not help",
      "you lose weight, have a temperature, or are short of breath",
      "you feel low, or nod off without wanting to",
    ],
  },
};
