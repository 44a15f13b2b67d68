import type { AdviceById } from "../complaint.rules";

/** Belly, muscles and joints, in English. */
export const BODY_EN: AdviceById = {
  wind: {
    advice: [
      "Eat slowly: Chew well, with your mouth closed. Eat smaller meals more often.",
      "Find what causes it: Beans, cabbage, onions and fizzy drinks make more gas. A walk helps it to move on.",
    ],
    askFor111: [
      "it does not go away in 3 weeks: then see a GP",
      "you lose weight, or see blood in your poo",
      "you feel a lump, or your belly hurts a lot",
    ],
  },
  nausea: {
    advice: [
      "Fresh air and small sips: Sip a cold drink slowly. Ginger or peppermint tea can help.",
      "Eat little and plain: Small, dry meals are best. Leave out strong smells and fatty food.",
    ],
    askFor111: [
      "it is not better in a few days",
      "you cannot keep water down, or pee very little",
      "it keeps coming back: then see a GP",
    ],
  },
  "tummy-bug": {
    advice: [
      "Small sips, often: Drink water or squash in small sips. Eat when you feel able to.",
      "Stay at home: Wait until 2 days after the last time. Wash your hands with soap, since gel does not help here.",
    ],
    askFor111: [
      "you are sick for more than 2 days, or have diarrhoea for more than 7",
      "you cannot keep water down, or pee very little",
      "there is blood, or your sick is green",
    ],
  },
  "travel-sickness": {
    advice: [
      "Look far ahead: Sit where it moves least, look at the horizon, and do not read.",
      "Fresh air: Open a window, breathe slowly, and stop when you can. Eat only a little before you travel.",
    ],
    askFor111: ["you stay sick after the journey has ended", "you are dizzy, or hear less on one side"],
  },
  haemorrhoids: {
    advice: [
      "Keep poo soft: Drink plenty and eat fibre. Do not push, and do not sit on the toilet for long.",
      "Ease the itch: Take a warm bath and dry yourself softly. A cold pack in a towel can help.",
    ],
    askFor111: [
      "it is not better after a week: then see a GP",
      "you bleed, or it hurts a lot",
      "you feel hot and shivery",
    ],
  },
  "period-pain": {
    advice: [
      "Keep warm: Put a heat pad or a hot water bottle, wrapped in a towel, on your tummy.",
      "Move gently: A walk, a swim or a warm shower can ease cramps. Rub your tummy lightly.",
    ],
    askFor111: [
      "it is very bad, or painkillers do not help",
      "your periods get heavier, or change",
      "it also hurts when you pee, poo or have sex: then see a GP",
    ],
  },
  thrush: {
    advice: [
      "Ask a pharmacist first: They can help if you have had this before. See a GP if it is the first time.",
      "Be gentle: Wash with water only and dry well. Wear cotton, and leave out perfumed soap.",
    ],
    askFor111: [
      "it is the first time, or you are under 16 or over 60: then see a GP",
      "you are pregnant, or it comes back often",
      "it is not better after 7 to 14 days",
    ],
  },
  hangover: {
    advice: [
      "Drink water: Drink plenty of water, and eat something plain such as toast.",
      "Rest: Sleep and stay out of bright light. More alcohol does not help.",
    ],
    askFor111: [
      "you cannot stop being sick",
      "it is still there the next day",
      "you find it hard to drink less: a GP can help",
    ],
  },
  "muscle-strain": {
    advice: [
      "Rest and cool it: For the first 2 or 3 days rest it, and hold ice in a towel on it for up to 20 minutes.",
      "Then move it: Begin to move gently when it hurts less. Do not sit still for long.",
    ],
    askFor111: [
      "it is not better after 2 weeks",
      "it gets worse, or you cannot move it",
      "you feel hot and shivery, or it is numb",
    ],
  },
  "sprained-ankle": {
    advice: [
      "Rest, ice, wrap, raise: Rest it, cool it with ice in a towel for up to 20 minutes, wrap it, and put it up.",
      "Then move it: Move it gently as soon as you can. No heat, alcohol or massage in the first days.",
    ],
    askFor111: [
      "you cannot stand on it or use it",
      "it looks crooked, is numb, or is cold",
      "it is not better after a week",
    ],
  },
  "stiff-neck": {
    advice: [
      "Move it gently: Turn and tilt your head slowly, several times a day. A firm, low pillow is best.",
      "Warmth helps: Put a heat pack, or a cold one in a towel, on it for up to 20 minutes.",
    ],
    askFor111: [
      "it lasts more than a few weeks: then see a GP",
      "your arm tingles, is weak or is numb",
      "you also have a high temperature, a bad headache, or light hurts: call 999",
    ],
  },
  "heel-pain": {
    advice: [
      "Rest and cool your heel: Rest it with your foot up. Hold ice in a towel on it for up to 20 minutes.",
      "Good shoes: Wear soft, wide shoes with cushioned heels. Stretch your calf and foot gently.",
    ],
    askFor111: [
      "it is not better after 2 weeks: then see a GP",
      "your foot tingles or is numb",
      "you have diabetes, since foot trouble is more serious then",
    ],
  },
  "tennis-elbow": {
    advice: [
      "Give it a rest: Leave out what makes it hurt. Lift with both hands, palms up.",
      "Cool it, then stretch: Hold ice in a towel on it for up to 20 minutes. Later, stretch your arm gently.",
    ],
    askFor111: [
      "it is not better after 2 weeks: then see a GP",
      "it is hot and swollen, or you feel ill",
      "you cannot move it, or your hand is numb",
    ],
  },
  "knee-pain": {
    advice: [
      "Take weight off it: Rest it and put it up. Hold ice in a towel on it for up to 20 minutes.",
      "Keep it moving: Bend and stretch it gently, so that it does not get stiff. Wear good shoes.",
    ],
    askFor111: [
      "you cannot move it or stand on it",
      "it is hot, red or very swollen",
      "it is not better after a few weeks: then see a GP",
    ],
  },
  "leg-cramps": {
    advice: [
      "Stretch it: Pull your toes towards you and rub the muscle. Walk on your heels for a moment.",
      "Prevent it: Stretch your calves before bed, and drink enough.",
    ],
    askFor111: ["they wake you often, or last more than 10 minutes: then see a GP", "your leg is swollen, red or numb"],
  },
  "restless-legs": {
    advice: [
      "See a GP in the next days: They can find out whether you lack iron, for example.",
      "Calm your evening: Walk or stretch before bed. Leave out coffee, alcohol and smoking in the evening.",
    ],
    askFor111: ["it gets quickly worse", "a leg is weak, numb or swollen"],
  },
};
