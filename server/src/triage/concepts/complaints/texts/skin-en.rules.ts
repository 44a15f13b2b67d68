import type { AdviceById } from "../complaint.rules";

/** Skin, eyes, sleep and strain, in English. */
export const SKIN_EN: AdviceById = {
  "small-cut": {
    advice: [
      "Stop it and clean it: Press with a clean cloth until it stops bleeding. Rinse it under the tap.",
      "Cover it: Pat it dry and put a plaster on. Change the plaster when it gets wet.",
    ],
    askFor111: [
      "it bleeds on, is deep, or gapes open",
      "there is dirt or glass in it, or an animal did it",
      "it gets red, hot or swollen, or has pus",
    ],
  },
  "small-burn": {
    advice: [
      "Cool it at once: Hold it under cool running water for 20 minutes. Take rings off. No ice, no butter.",
      "Cover it: Lay clean cling film on it, then keep it clean. Do not pop blisters.",
    ],
    askFor111: [
      "it is bigger than a coin, or deep, white or black",
      "it is on the face, hands, feet, joints or between the legs",
      "a chemical or electricity caused it, or it gets red and swollen",
    ],
  },
  sunburn: {
    advice: [
      "Cool your skin: Get out of the sun. Take a cool shower, and use after-sun or plain cream.",
      "Drink and cover up: Drink plenty of water. Keep the skin covered until it has healed.",
    ],
    askFor111: [
      "your skin is blistered or swollen",
      "you feel sick, dizzy, or hot and shivery",
      "a baby or small child is sunburnt",
    ],
  },
  blister: {
    advice: [
      "Leave it closed: The skin on top keeps germs out. Cover it with a soft plaster.",
      "Take the pressure off: Wear other shoes until it has healed. Wash your hands before you touch it.",
    ],
    askFor111: [
      "it is hot, red, or full of yellow or green pus",
      "it is in an odd place, or keeps coming back",
      "you have diabetes and it is on your foot",
    ],
  },
  eczema: {
    advice: [
      "Cream it often: Use a plain moisturiser several times a day, also when your skin looks fine.",
      "Do not scratch: Tap or rub instead. Keep nails short, and wash with lukewarm water and no soap.",
    ],
    askFor111: [
      "it weeps, is crusted, hurts, or you feel ill",
      "it gets worse, or spreads fast",
      "creams do not help within 2 weeks: then see a GP",
    ],
  },
  "itchy-rash": {
    advice: [
      "Find what touched you: Think of soap, jewellery, plants or a new cream, and leave it out. Rinse the skin with water.",
      "Cool and cream: A cool, wet cloth and a plain moisturiser ease the itch.",
    ],
    askFor111: [
      "it spreads, blisters, hurts or weeps",
      "you feel hot and shivery",
      "it is not better after a week: then see a GP",
    ],
  },
  "athletes-foot": {
    advice: [
      "Keep feet dry: Dry well between the toes. Wear clean cotton socks, and change them every day.",
      "Do not pass it on: Do not share towels or walk barefoot in changing rooms.",
    ],
    askFor111: [
      "pharmacy treatment does not help: then see a GP",
      "your foot or leg is hot, red and painful",
      "you have diabetes, or a weak immune system",
    ],
  },
  acne: {
    advice: [
      "Wash gently: Use a mild soap and lukewarm water, twice a day at most. Do not squeeze spots.",
      "Give it time: Pharmacy gels need 6 to 8 weeks. Choose make-up that does not block the skin.",
    ],
    askFor111: ["you get painful lumps or scars: then see a GP", "it makes you very unhappy: then see a GP"],
  },
  dandruff: {
    advice: [
      "Use a dandruff shampoo: Leave it on for a few minutes, as the bottle says, for about a month.",
      "Be gentle: Do not scratch, and use less hair gel and spray.",
    ],
    askFor111: ["it is not better after a month: then see a GP", "your scalp is red, swollen or very itchy"],
  },
  "head-lice": {
    advice: [
      "Wet combing: Wash the hair, put on plenty of conditioner, and comb it through with a nit comb. Do it on days 1, 5, 9 and 13.",
      "Check everybody: Look at everybody at home on the same day. Nobody has to stay off school.",
    ],
    askFor111: ["they do not go away with combing: then ask a pharmacist", "the scalp is sore or has pus"],
  },
  "nappy-rash": {
    advice: [
      "Change often: Change wet or dirty nappies at once. Clean with water, and dry softly.",
      "Let air at it: Leave the nappy off when you can. A pharmacist can show you a barrier cream for babies.",
    ],
    askFor111: [
      "it is not better after a week: then ask a health visitor or GP",
      "there are blisters or pus, or the baby is in pain",
      "the baby is hot, or drinks little",
    ],
  },
  warts: {
    advice: [
      "Give it time: Most go away without treatment, but it can take months or years.",
      "Do not pass them on: Cover them when you swim. Do not share towels, and do not scratch or pick.",
    ],
    askFor111: [
      "one bleeds, hurts or changes: then see a GP",
      "they are on the face or between the legs",
      "you have diabetes, or a weak immune system",
    ],
  },
  "dry-eyes": {
    advice: [
      "Blink and take breaks: Look away from the screen often, and blink. Keep the screen a little below your eyes.",
      "Clean and moist: Clean your eyelids every day. A pharmacist can show you eye drops. Take contact lenses out.",
    ],
    askFor111: ["your eye hurts, or your sight changes", "it is not better after a few weeks: then see an optician"],
  },
  stye: {
    advice: [
      "Warm flannel: Hold a clean, warm, wet flannel on the closed eye for 5 to 10 minutes, several times a day.",
      "Do not squeeze it: It opens by itself. No make-up and no contact lenses until it is gone.",
    ],
    askFor111: [
      "it is not better after a few weeks: then see a GP",
      "your eyelid or face is very swollen or red",
      "your eye hurts, or your sight changes",
    ],
  },
  "sticky-eye": {
    advice: [
      "Clean it softly: Wipe from the nose outwards with cooled boiled water and clean cotton wool. Use each piece once.",
      "Do not pass it on: Wash your hands often and use your own towel. No contact lenses until it is gone.",
    ],
    askFor111: [
      "your eye hurts, light hurts, or your sight changes: get help today",
      "you wear contact lenses",
      "it is in a baby under 1 month, or not better after 7 days",
    ],
  },
  "trouble-sleeping": {
    advice: [
      "Keep the same times: Go to bed and get up at the same time each day. Do not nap.",
      "Calm evenings: No screens, coffee or alcohol in the hours before bed. Keep the room dark, quiet and cool.",
    ],
    askFor111: [
      "it lasts for months, or you cannot cope in the day: then see a GP",
      "worry or low mood keeps you awake: then see a GP",
    ],
  },
  stress: {
    advice: [
      "Breathe and move: Breathe slowly for 5 minutes. A daily walk helps too.",
      "Share it: Talk to somebody you trust. Do one thing after the other, and take breaks.",
    ],
    askFor111: [
      "you cannot cope, or it goes on for weeks: then see a GP",
      "you need help at once and it is no emergency",
    ],
  },
  tiredness: {
    advice: [
      "See a GP in the next days: They can look for a cause, for example with a blood test.",
      "Until then: Sleep at fixed times, eat regularly, move a little every day, and drink less alcohol and coffee.",
    ],
    askFor111: [
      "you lose weight, or are very thirsty",
      "you get out of breath, or look very pale",
      "you feel low and see no way out",
    ],
  },
  sweating: {
    advice: [
      "See a GP in the next days: They can look for a cause and tell you what helps.",
      "Stay cool: Wear loose cotton. An antiperspirant from a pharmacy can help.",
    ],
    askFor111: ["you sweat at night so much that the sheets are wet", "you lose weight, or have a high temperature"],
  },
  "hair-loss": {
    advice: [
      "See a GP in the next days: They can find out why, before you pay for any treatment.",
      "Be gentle: No tight hairstyles, and little heat. Much hair loss grows back by itself.",
    ],
    askFor111: ["it falls out suddenly or in patches", "your scalp itches, burns or is sore"],
  },
};
