import type { AdviceById } from "../complaint.rules";

/** Small troubles of every day, in English. */
export const EVERYDAY_EN: AdviceById = {
  corn: {
    advice: [
      "Take the pressure off: Wear wide, soft shoes. Put a soft pad or corn plaster on it, but no plaster with acid if you have diabetes.",
      "Soften it: Soak the foot in warm water, rub the skin gently with a pumice stone, then put cream on. Do not cut it.",
    ],
    askFor111: [
      "you have diabetes or poor blood flow in your feet",
      "it bleeds, or there is pus",
      "it has not got better after 3 weeks, or hurts a lot",
    ],
  },
  "cracked-heels": {
    advice: [
      "Cream them: Rub in a thick foot cream every day, best after a bath. Cotton socks at night help.",
      "Rub gently: Use a pumice stone once or twice a week. Wear shoes that cover the heel.",
    ],
    askFor111: ["you have diabetes", "a crack is deep, bleeds, or is red and hot", "it does not heal within 2 weeks"],
  },
  chilblains: {
    advice: [
      "Warm up slowly: Keep hands and feet warm and dry. Do not put them straight on a heater or in hot water.",
      "Leave them alone: Do not scratch or pick. A plain soothing cream helps with the itch.",
    ],
    askFor111: [
      "there is pus, or you feel hot and shivery",
      "you have diabetes or they come back again and again",
      "they are not better after 3 weeks",
    ],
  },
  "smelly-feet": {
    advice: [
      "Wash and dry: Wash your feet every day and dry well between the toes. Change your socks every day.",
      "Let them breathe: Do not wear the same shoes two days in a row. A foot powder or spray can help.",
    ],
    askFor111: [
      "your skin is sore, red or itchy between the toes",
      "you sweat a lot all over, or at night",
      "nothing helps and it bothers you",
    ],
  },
  "razor-burn": {
    advice: [
      "Calm the skin: Lay on a cool, damp cloth. Use a plain cream without perfume.",
      "Rest it: Do not shave there for a few days. Later use a sharp razor, foam, and shave the way the hair grows.",
    ],
    askFor111: [
      "there is pus, or it is hot and swollen",
      "it spreads, or you feel hot and shivery",
      "it comes back each time you shave",
    ],
  },
  "bruised-nail": {
    advice: [
      "Cool and raise it: Wrap some ice in a cloth and hold it on for 10 minutes. Keep the hand or foot up.",
      "Leave the nail on: It grows out by itself within months. Keep it short, clean and covered.",
    ],
    askFor111: [
      "you cannot move the finger or toe, or it looks bent",
      "the pain is strong or throbs under the nail",
      "the nail is torn, or a black mark came without a knock",
    ],
  },
  "plant-or-jellyfish-sting": {
    advice: [
      "Clean it: For a jellyfish, rinse with sea water and pick off bits with tweezers. For nettles, wash with soap and water.",
      "Ease it: For a jellyfish, use warm water. For nettles, use something cool. Do not rub, and do not use vinegar or pee.",
    ],
    askFor111: [
      "you get a rash elsewhere, or swelling of face, lips or mouth: then call 999",
      "the sting is on the face, or very large",
      "it gets redder, hotter or more painful after a day",
    ],
  },
  nosebleed: {
    advice: [
      "Stop it: Sit up, lean forward, and pinch the soft part of the nose for 10 to 15 minutes. Breathe through your mouth.",
      "Afterwards: Do not pick or blow your nose, lift heavy things or drink hot drinks for a day.",
    ],
    askFor111: [
      "it has not stopped after 15 minutes of pinching",
      "you take blood thinners, or bleed easily",
      "it comes back often, or began after a blow to the head",
    ],
  },
  threadworms: {
    advice: [
      "Treat everyone: Ask a pharmacist for a medicine for the whole home, on the same day. Under 2s and pregnant people ask first.",
      "Wash well: Wash hands and under the nails, keep nails short, shower in the morning, and wash bedding and towels.",
    ],
    askFor111: [
      "the child is under 2",
      "you are pregnant or breastfeeding",
      "it has not gone after 2 weeks of treatment",
    ],
  },
  "cradle-cap": {
    advice: [
      "Wash gently: Rub in a little baby oil, leave it, then brush softly and wash with baby shampoo.",
      "Do not pick: Picking can let germs in. It does not hurt the baby and goes by itself.",
    ],
    askFor111: [
      "it is all over the body",
      "the crusts bleed or leak, or the skin is swollen",
      "it has not got better after a few weeks",
    ],
  },
  teething: {
    advice: [
      "Something to bite on: Give a clean, cool teething ring or, from 6 months, a piece of raw fruit, and stay close.",
      "Comfort: Wipe dribble off gently. Play and cuddles help most.",
    ],
    askFor111: [
      "the baby has a high temperature or diarrhoea: teething does not cause that",
      "the baby will not feed",
      "the baby seems ill, or cries and cannot be calmed",
    ],
  },
  "baby-reflux": {
    advice: [
      "Hold the baby upright: Do so while feeding and for a while after. Give smaller feeds more often.",
      "Burp often: Take breaks to let the wind out. Babies sleep flat on their back.",
    ],
    askFor111: [
      "the milk shoots out, or is green, yellow or bloody",
      "the baby does not gain weight or will not feed",
      "it begins after 6 months, or goes on after the first birthday",
    ],
  },
};
