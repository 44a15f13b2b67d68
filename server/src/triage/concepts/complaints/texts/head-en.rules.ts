import type { AdviceById } from "../complaint.rules";

/** Head, nose, throat and mouth, and the everyday complaints, in English. */
export const HEAD_EN: AdviceById = {
  headache: {
    advice: [
      "Drink and rest: Drink plenty of water and rest in a quiet room. Try to sleep well.",
      "Relax your eyes and shoulders: Take breaks from screens. Stretch your neck and shoulders gently.",
    ],
    askFor111: [
      "your headache is very bad, gets worse or does not go away",
      "you keep being sick, or bright light hurts",
      "your sight is blurred, or your jaw or scalp is sore",
    ],
  },
  fever: {
    advice: [
      "Rest and drink: Rest at home and drink plenty, so that your pee is light yellow.",
      "Keep away from others: Stay at home until you feel better and no longer have a high temperature.",
    ],
    askFor111: [
      "your high temperature lasts more than 3 days",
      "you have a rash, or feel worse",
      "you are drinking or peeing very little",
    ],
  },
  "sore-throat": {
    advice: [
      "Cool, soft food and drinks: Drink plenty. Suck ice cubes or ice lollies. Do not smoke.",
      "Gargle with salt water: Adults can gargle with warm, salty water. Do not swallow it.",
    ],
    askFor111: [
      "it does not get better after a week",
      "you feel hot and shivery, or cannot eat or drink",
      "you cannot swallow your spit, or breathing is noisy",
    ],
  },
  cough: {
    advice: [
      "Rest and drink: Rest and drink plenty. Honey in hot water with lemon can soothe a cough, but not for babies under 1.",
      "Keep the air clear: Do not smoke, and stay away from smoke.",
    ],
    askFor111: [
      "it lasts more than 3 weeks",
      "you cough up blood, or your chest hurts",
      "you feel very ill, lose weight or get out of breath",
    ],
  },
  allergies: {
    advice: [
      "Keep away from the cause: Close the windows when there is a lot of pollen. Shower and change your clothes after being outside.",
      "Protect your nose and eyes: A little petroleum jelly around the nose can trap pollen. Sunglasses help too.",
    ],
    askFor111: [
      "it gets worse or does not improve with a medicine from the pharmacy",
      "it keeps you from sleeping, school or work",
    ],
  },
  cold: {
    advice: [
      "Rest, drink and keep warm: Most colds go away in 1 to 2 weeks. Drink plenty of water.",
      "Catch it, bin it: Use tissues once and wash your hands often, so that others do not catch it.",
    ],
    askFor111: ["you get a high temperature, or feel hot and shivery", "you feel worse, or it lasts more than 10 days"],
  },
  indigestion: {
    advice: [
      "Smaller meals: Eat less at a time, and nothing in the 3 hours before bed. Cut down on coffee, alcohol and fatty food.",
      "Raise your head in bed: Lift the head end of your bed a little.",
    ],
    askFor111: ["it keeps coming back, or you lose weight", "food sticks when you swallow", "you keep being sick"],
  },
  "back-ache": {
    advice: [
      "Keep moving: Carry on with your day as well as you can. Do not stay in bed for long.",
      "Try warmth or cold: Put a heat pack, or an ice pack in a towel, on your back for up to 20 minutes.",
    ],
    askFor111: [
      "it does not get better within a few weeks",
      "you have a high temperature, or feel ill",
      "it began after a fall or an accident",
    ],
  },
  diarrhoea: {
    advice: [
      "Small sips, often: Drink plenty of water or squash. Eat when you feel like it.",
      "Stay at home: Wait until 2 days after it has stopped. Wash your hands with soap and water.",
    ],
    askFor111: ["it lasts more than 7 days", "you see blood", "you pee very little or feel dizzy"],
  },
  constipation: {
    advice: [
      "More fibre and water: Eat fruit, vegetables and wholegrain bread, and drink plenty.",
      "Move, and take your time: A daily walk helps. Do not put off going to the toilet.",
    ],
    askFor111: ["it does not get better, or keeps coming back", "you see blood", "your tummy hurts or is swollen"],
  },
  "insect-bite": {
    advice: [
      "Clean and cool it: Scrape out a sting. Wash the skin, then hold something cold on it for 20 minutes.",
      "Try not to scratch: Scratching can let germs in.",
    ],
    askFor111: [
      "the redness spreads, or there is pus",
      "you feel hot and shivery",
      "it is in your mouth or throat, or near an eye",
    ],
  },
  earache: {
    advice: [
      "Keep it warm and dry: Hold a warm or cool flannel on the ear. Keep water out of it.",
      "Nothing inside the ear: Do not put cotton buds or anything else in it. Most earache goes away within 3 days.",
    ],
    askFor111: [
      "it lasts more than 3 days",
      "fluid comes out of the ear, or you hear less",
      "you feel hot and shivery, or it is swollen around the ear",
    ],
  },
  "ear-wax": {
    advice: [
      "Let it soften: Ask a pharmacist about drops that soften wax. It often comes out by itself then.",
      "No cotton buds: They push the wax further in. Do not use ear candles.",
    ],
    askFor111: [
      "it is not better after 5 days",
      "you suddenly hear nothing on one side",
      "your ear hurts a lot, or fluid comes out",
    ],
  },
  "sinus-congestion": {
    advice: [
      "Rinse and steam: Rinse your nose with salt water. Warm flannels on the face can ease the pressure.",
      "Rest and drink: It mostly gets better in 2 to 3 weeks. Sleep with your head a little higher.",
    ],
    askFor111: [
      "it is not better after 3 weeks, or keeps coming back",
      "you feel much worse, or painkillers do not help",
      "an eye is swollen, or your sight changes",
    ],
  },
  "mouth-ulcer": {
    advice: [
      "Choose soft food: Leave out spicy, salty and hard food until it has healed.",
      "Brush softly: Use a soft toothbrush. Rinse with warm, salty water and spit it out.",
    ],
    askFor111: [
      "it lasts more than 3 weeks: then see a GP or dentist",
      "it bleeds, gets redder or hurts more",
      "you keep getting new ones",
    ],
  },
  toothache: {
    advice: [
      "Call a dentist: Ask for an appointment if it lasts more than 2 days. A dentist has to find the cause.",
      "Be kind to the tooth: Eat soft food on the other side. Leave out sweet, very hot and very cold things.",
    ],
    askFor111: [
      "you cannot get a dentist and the pain is bad",
      "your gum or face is swollen, or it tastes bad",
      "you feel hot and shivery",
    ],
  },
  "cold-sore": {
    advice: [
      "Do not touch it: Wash your hands before and after. Do not kiss anybody, least of all a baby, until it has healed.",
      "Start early: Creams from a pharmacy work best when it begins to tingle. Sun cream on the lips can help.",
    ],
    askFor111: [
      "it is not healing after 10 days",
      "it is very large, or near an eye",
      "you have a weak immune system, or are pregnant",
    ],
  },
  "bad-breath": {
    advice: [
      "Clean teeth and tongue: Brush twice a day and clean between the teeth. Clean the tongue softly too.",
      "Drink water: A dry mouth smells more. Cut down on smoking, coffee and strong food.",
    ],
    askFor111: [
      "it does not go away in a few weeks: then see a dentist",
      "your gums bleed or hurt, or teeth are loose",
    ],
  },
  "chapped-lips": {
    advice: [
      "Use a lip balm: Petroleum jelly or a plain balm keeps lips soft. Choose one with sun protection outside.",
      "Do not lick or pick: Spit dries the lips. Drink enough water.",
    ],
    askFor111: ["they are very sore, swollen or have pus", "a sore place does not heal in 3 weeks"],
  },
  hiccups: {
    advice: [
      "Slow your breath: Breathe into your belly slowly, or hold your breath for a short time.",
      "Sip cold water: Small sips can help. Leave out fizzy drinks and very hot food.",
    ],
    askFor111: ["they last more than 2 days: then see a GP", "they come back often and disturb your life"],
  },
};
