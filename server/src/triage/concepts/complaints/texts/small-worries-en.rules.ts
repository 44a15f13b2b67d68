import type { AdviceById } from "../complaint.rules";

/** Small worries, in English. */
export const SMALL_WORRIES_EN: AdviceById = {
  snoring: {
    advice: [
      "Change how you sleep: Lie on your side. Strips or a spray can help if your nose is blocked.",
      "What makes it worse: Alcohol, smoking, sleeping tablets and extra weight. Less of these helps most.",
    ],
    askFor111: [
      "you stop breathing, gasp or choke in your sleep",
      "you are so sleepy in the day that you nod off, above all when driving",
    ],
  },
  "eyelid-twitch": {
    advice: [
      "Rest: It comes from being tired, from stress, screens or coffee, and goes by itself in days or weeks.",
      "Calm the eye: Take breaks from the screen, drink less coffee, and put a warm cloth on the closed eye.",
    ],
    askFor111: [
      "it lasts for more than 2 weeks, or other parts of your face twitch",
      "the lid hangs down, or the eye is red or swollen",
    ],
  },
  bruise: {
    advice: [
      "Cool it: Hold something cold in a cloth on it for up to 20 minutes, a few times a day, for 2 or 3 days.",
      "Keep it moving: Rest it at first, then move gently. A bruise turns green and yellow and goes in 2 weeks.",
    ],
    askFor111: [
      "you cannot put weight on it or move it, or it looks bent",
      "you bruise for no reason, or take blood thinners",
      "it gets more swollen or more painful",
    ],
  },
  "ears-after-flight": {
    advice: [
      "Open the ears: Swallow, yawn or chew gum. Pinch your nose, close your mouth and blow very gently.",
      "Give it time: It clears by itself within hours or a few days. A decongestant spray can help for some days.",
    ],
    askFor111: [
      "it hurts badly, or fluid or blood runs out of the ear",
      "you hear less, or feel the room spin, for more than 2 days",
    ],
  },
  "sore-after-jab": {
    advice: [
      "Ease it: A cool cloth and moving the arm help. It goes within 2 or 3 days.",
      "Rest and drink: Feeling tired, achy or a little hot for a day or two is usual.",
    ],
    askFor111: [
      "the redness grows, or is hot, after more than 2 days",
      "you have a high temperature for more than 2 days",
      "you get a rash or feel very unwell",
    ],
  },
  "bitten-tongue": {
    advice: [
      "Cool it: Suck ice or drink something cold. Leave out hot, sour, salty and spicy food.",
      "Keep it clean: Brush with a soft brush and rinse with cool salt water. It heals within a week or so.",
    ],
    askFor111: [
      "it bleeds and does not stop after 10 minutes of pressing",
      "the tongue swells, or you cannot swallow",
      "it is not healed after 3 weeks",
    ],
  },
  "colour-from-food": {
    advice: [
      "Wait a day or two: Beetroot turns pee and poo pink or red. Dark berries, liquorice and food colour do so too.",
      "Drink and look again: It should be back to normal within 2 days when you leave that food out.",
    ],
    askFor111: [
      "the colour stays for more than 2 days, or you did not eat such food",
      "you have pain, a high temperature, or see clots",
    ],
  },
  "swallowed-gum": {
    advice: [
      "Nothing to do: It goes through the body by itself and comes out within some days.",
      "Eat and drink as usual: Do not try to be sick.",
    ],
    askFor111: [
      "there is coughing, wheezing or drooling, or swallowing hurts",
      "there is tummy pain or vomiting",
      "it may have been something sharp, a battery, a magnet or a medicine: then go to A&E at once",
    ],
  },
  "limb-asleep": {
    advice: [
      "Move it: Shake it out and change how you lie or sit. The feeling comes back within minutes.",
      "Take off the pressure: Loosen what is tight, and do not cross your legs for long.",
    ],
    askFor111: [
      "it does not go within some minutes, or comes back again and again",
      "it comes without any pressure on the arm or leg",
    ],
  },
};
