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
  nails: {
    advice: [
      "Care for them: Keep nails short and dry, wear gloves for washing up, and rub in hand cream.",
      "What is harmless: White spots come from small knocks and grow out. Lines from top to bottom come with age.",
    ],
    askFor111: [
      "a dark line or spot under a nail was not caused by a knock",
      "the skin round the nail is hot, swollen or has pus",
      "a nail changes shape or comes off",
    ],
  },
  "clicking-joints": {
    advice: [
      "No treatment needed: Clicks and cracks without pain come from gas and tendons and do no harm.",
      "Keep moving: Strong muscles help. Walk, swim or cycle, and warm up first.",
    ],
    askFor111: ["it hurts, swells, locks or gives way", "it began with an injury"],
  },
  stitch: {
    advice: [
      "Stop and breathe: Slow down, breathe deeply, and press the sore place gently. It goes within minutes.",
      "Next time: Do not eat or drink much in the 2 hours before sport, and start slowly.",
    ],
    askFor111: ["the pain does not go when you rest", "it is in your chest, or you are short of breath: then call 999"],
  },
  "puffy-eyes": {
    advice: [
      "Cool them: Put a cool, damp cloth or slices of cucumber on closed eyes for 10 minutes.",
      "Sleep and salt: Sleep with your head raised, drink water and eat less salt.",
    ],
    askFor111: ["an eye is red, painful, or you see less well", "your face, lips or legs swell as well"],
  },
  chickenpox: {
    advice: [
      "Ease the itch: Cooling gels, loose cotton clothes and short nails help. Paracetamol can help with fever, but never give ibuprofen.",
      "Stay at home: Until all spots have scabs, about 5 days. Keep away from pregnant women, newborn babies and people with low immunity.",
    ],
    askFor111: [
      "spots get hot, red or very sore",
      "somebody drinks little, gets worse, or is pregnant or a newborn baby",
      "it is an adult who feels very ill",
    ],
  },
  "tired-feet": {
    advice: [
      "Put them up: Rest your feet higher than your hips, bathe them in cool water and roll them over a ball.",
      "Better shoes: Wear shoes with room and soft soles, change them in the day, and use insoles.",
    ],
    askFor111: [
      "one foot is hot, red or swollen",
      "you have diabetes, or your feet stay numb",
      "it is still there in the morning for more than 2 weeks",
    ],
  },
  "dry-mouth": {
    advice: [
      "Sip often: Drink small amounts of water, suck ice or sugar-free sweets, chew sugar-free gum.",
      "What dries it: Alcohol, coffee, smoking, breathing through the mouth and some medicines.",
    ],
    askFor111: [
      "you are also very thirsty, pass a lot of urine or lose weight",
      "it began with a new medicine, or lasts for more than 2 weeks",
    ],
  },
  "wobbly-tooth": {
    advice: [
      "Let it wobble: Milk teeth fall out by themselves from about 5 or 6 years on. A spot of blood is usual.",
      "When it is out: Bite on a clean, damp cloth for some minutes. Brush as usual.",
    ],
    askFor111: [
      "the tooth was loosened by a knock, or it is a grown-up's tooth: see a dentist",
      "it bleeds for more than 15 minutes",
    ],
  },
};
