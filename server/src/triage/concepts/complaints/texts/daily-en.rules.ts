import type { AdviceById } from "../complaint.rules";

/** Small things of every day, in English. */
export const DAILY_EN: AdviceById = {
  "fungal-nail": {
    advice: [
      "Treat it at home: A pharmacist has lacquers for the nail. It takes 6 to 12 months until a healthy nail has grown. Many people leave it alone.",
      "Keep it dry: Dry your feet well, wear clean cotton socks and let shoes air. Do not share clippers or towels.",
    ],
    askFor111: [
      "the skin around it is red, hot, swollen or has pus",
      "you have diabetes or weak defences",
      "it spreads to other nails",
    ],
  },
  "sensitive-teeth": {
    advice: [
      "Brush gently: Use a soft brush and a toothpaste for sensitive teeth twice a day. Rub a little on the spot at night and leave it there.",
      "Go easy on acid: Have fizzy drinks, juice and ice less often. Wait an hour after sour food before you brush.",
    ],
    askFor111: [
      "a tooth hurts for longer than some seconds, or wakes you: see a dentist",
      "your face or gum is swollen",
      "it has not got better after 3 weeks",
    ],
  },
  colic: {
    advice: [
      "Comfort: Hold your baby upright to feed, burp after feeds, rock gently, and try a warm bath or soft sounds.",
      "For yourself: It is nobody's fault and ends by 4 to 6 months. Put your baby down safely and take a breath when it gets too much. Take turns.",
    ],
    askFor111: [
      "the cry is weak, very high or not like the usual cry",
      "your baby has a fever, is floppy, is sick in a forceful way or has blood in the poo",
      "your baby feeds badly or does not put on weight",
      "you fear that you may hurt your baby: ask for help at once",
    ],
  },
  "hand-foot-mouth": {
    advice: [
      "Soothe the mouth: Cool drinks and soft food. Leave out what is hot, sour or salty.",
      "Stop it spreading: Wash hands often. A child may go to nursery or school as soon as they feel well enough. Do not pop blisters.",
    ],
    askFor111: [
      "the child drinks little or has no wet nappies for 8 hours",
      "it has not got better after 7 to 10 days",
      "the child is very hot, drowsy or confused",
      "you are pregnant and have it",
    ],
  },
  chafing: {
    advice: [
      "Let it heal: Wash with water, pat dry, and put on plain ointment. Wear loose cotton and rest from what rubs.",
      "Next time: Put on petroleum jelly or a chafing cream before you start. Wear shorts that fit and change damp clothes.",
    ],
    askFor111: [
      "the skin is very red, hot, weeping or has pus",
      "you feel hot and shivery",
      "it has not healed after a week",
    ],
  },
  "ears-after-loud-music": {
    advice: [
      "Give them rest: Stay away from loud noise for some days. Ringing after a concert often goes within 2 days.",
      "Protect them: Wear earplugs for music, stand away from speakers, and go out for a quiet break now and then.",
    ],
    askFor111: [
      "it still rings after a week",
      "you suddenly hear less, or in one ear only: ask on the same day",
      "you feel dizzy or it beats like your pulse",
    ],
  },
  "desk-aches": {
    advice: [
      "Move often: Get up every half hour, roll your shoulders and stretch your hands. Warmth loosens tight muscles.",
      "Set up your place: Screen at eye height, arms at rest, feet on the floor. Share out work that repeats itself.",
    ],
    askFor111: [
      "your hand or arm is numb, weak or drops things",
      "you have a fever or a bad headache with a stiff neck",
      "it has not got better after some weeks",
    ],
  },
  "cycle-twinges": {
    advice: [
      "Ease it: Warmth on the tummy, gentle movement and rest help. It is common to feel one side in the middle of the cycle.",
      "Keep a diary: Note the days and how you feel for 2 or 3 months. Regular meals and sleep make the days before a period easier.",
    ],
    askFor111: [
      "the pain is bad, or comes with a fever, being sick or fainting",
      "your period is late and you may be pregnant",
      "your moods spoil your life or work: see a GP",
    ],
  },
  "pelvic-floor": {
    advice: [
      "Train it: Squeeze as if you hold in wee and wind, hold for some seconds and let go. Do 10 to 15, three times a day, for 3 months.",
      "Drink wisely: Have 6 to 8 glasses a day. Less coffee, tea and fizzy drinks can mean fewer trips to the toilet.",
    ],
    askFor111: [
      "it burns, or there is blood in your wee",
      "you are always thirsty, or have to get up often at night",
      "you cannot feel your bottom or hold wee or poo: ask at once",
      "exercises have not helped after 3 months: see a GP",
    ],
  },
  scars: {
    advice: [
      "Care for it: Rub in plain cream once it has healed, and keep the sun off with a high factor. Silicone gels from a pharmacy can help.",
      "Give it time: Scars fade for up to 2 years. Make-up that covers can hide them.",
    ],
    askFor111: [
      "it is red, hot, open or has pus",
      "it grows, hurts or pulls at a joint",
      "it bothers you a lot: see a GP",
    ],
  },
  "piercing-or-tattoo": {
    advice: [
      "Keep it clean: Wash your hands, rinse it with warm salty water twice a day, and pat it dry. Leave crusts alone.",
      "Leave it in peace: No pools or sea until it has healed. Keep a new tattoo out of the sun. Leave studs in for the time the piercer said.",
    ],
    askFor111: [
      "it is hot, swollen, very sore or has pus",
      "you feel hot and shivery",
      "an earring is stuck in the skin",
    ],
  },
  "hair-shedding": {
    advice: [
      "It is usual: People lose 50 to 100 hairs a day. More may fall some months after a birth, an illness or stress, and it grows again.",
      "Be gentle: Use a mild shampoo, a wide comb and little heat. Eat enough protein and iron.",
    ],
    askFor111: [
      "you have bald patches, or the scalp is sore or scaly",
      "it comes out in clumps and you do not know why",
      "you also feel very tired or lose weight: see a GP",
    ],
  },
  "sweat-with-effort": {
    advice: [
      "Stay fresh: Wash every day, dry well, and put on an antiperspirant at night. Wear cotton and change damp clothes.",
      "Drink: Water is enough for sport of up to an hour. For longer, have some salt and sugar with it.",
    ],
    askFor111: [
      "you wake up soaked, lose weight or have a fever",
      "you sweat with chest pain or feel faint: call 999",
      "it stops you from doing things: see a GP",
    ],
  },
  "stuff-on-skin": {
    advice: [
      "Take it off: Chilli comes off with oil or milk and then soap. Superglue comes off in warm soapy water; never pull. Dye fades in some days.",
      "Care for the skin: Put on plain cream afterwards. Keep your fingers away from your eyes.",
    ],
    askFor111: [
      "it got into an eye, or was swallowed: ask at once",
      "the skin blisters or swells",
      "your face swells or you breathe badly: call 999",
    ],
  },
  "cold-hands": {
    advice: [
      "Keep warm: Wear gloves, warm socks and layers, and move often. Warm your whole body, not only your hands.",
      "What helps: Do not smoke, and have less coffee. Have warm drinks and meals.",
    ],
    askFor111: [
      "fingers turn white or blue, hurt or go numb",
      "only one hand or foot is cold: ask on the same day",
      "sores do not heal",
    ],
  },
  "small-tummy-ache": {
    advice: [
      "Wait and rest: Sips of water, a warm bottle on the tummy and plain food. It mostly passes within hours.",
      "Nerves do it too: Talk about what is coming, breathe slowly, and go on with the day.",
    ],
    askFor111: [
      "the pain is bad, gets worse or moves to the right side",
      "there is a fever, blood, or somebody keeps being sick",
      "the tummy is hard or hurts when it is touched",
      "it comes again and again: see a GP",
    ],
  },
  "stiff-joints": {
    advice: [
      "Get going: Move the joints gently when you get up. Warm water loosens stiff hands.",
      "Stay active: Walk, swim or cycle most days. Strong muscles look after joints.",
    ],
    askFor111: [
      "a joint is hot, red or swollen",
      "it is stiff for more than half an hour each morning: see a GP",
      "you cannot put weight on it",
    ],
  },
  "newborn-ways": {
    advice: [
      "It is usual: Newborn babies sneeze, hiccup, grunt and jump in their sleep. Soft mustard yellow poo is normal with breast milk.",
      "Look at the whole: A baby who feeds, wakes for feeds and has wet nappies is mostly well. Ask your health visitor what you like.",
    ],
    askFor111: [
      "your baby has a temperature of 38 or more, or feels cold: ask at once",
      "your baby feeds less, is floppy or hard to wake",
      "the skin or eyes look yellow",
      "your baby breathes fast or turns blue: call 999",
    ],
  },
  bunions: {
    advice: [
      "Choose wide shoes: Low heels and soft, wide fronts. Bunion pads or insoles from a pharmacy take the pressure off.",
      "Ease it: Cool it with a wrapped ice pack for some minutes after a long day.",
    ],
    askFor111: [
      "it hurts so that you cannot do what you want: see a GP",
      "it is hot, red or has a sore",
      "you have diabetes",
    ],
  },
  "ingrown-hair": {
    advice: [
      "Leave it alone: Do not shave, pluck or squeeze there. Warm cloths and a gentle scrub help the hair to come out.",
      "When you shave: Wet the skin, use gel and a sharp razor, and go with the hair.",
    ],
    askFor111: ["it is hot, swollen, very sore or has pus", "redness spreads", "they come again and again"],
  },
  molluscum: {
    advice: [
      "Let it go by itself: The spots do no harm and mostly go within 18 months. Do not scratch or squeeze.",
      "Stop it spreading: Do not share towels or baths. Children can go to school and swim.",
    ],
    askFor111: [
      "a spot is red, hot and sore or has pus",
      "they are near the eye or on the genitals",
      "you have weak defences",
    ],
  },
  "shin-splints": {
    advice: [
      "Rest from running: Swim or cycle for 2 to 4 weeks. Cool the shins for 20 minutes with a wrapped ice pack.",
      "Start again slowly: On soft ground, in good trainers, and only a little more each week.",
    ],
    askFor111: [
      "one spot hurts badly, also at rest",
      "the leg is swollen, hot or numb",
      "it has not got better after some weeks",
    ],
  },
  "skin-tags": {
    advice: [
      "No need to treat: Skin tags are harmless and common where skin rubs.",
      "Do not cut: Do not cut or tie it off yourself. A pharmacist can say what you can buy.",
    ],
    askFor111: ["it bleeds, grows or changes colour", "you are not sure what it is: see a GP", "it catches and hurts"],
  },
  "slapped-cheek": {
    advice: [
      "Rest and drink: It mostly gets better by itself within 3 weeks. Cool cream eases the itch.",
      "School: Once the rash is there, it hardly spreads, so children may go to school.",
    ],
    askFor111: [
      "you are pregnant and have been near it: ask your midwife or GP",
      "you have a blood illness or weak defences",
      "the child is very pale, breathless or faints: ask at once",
    ],
  },
  "spider-veins": {
    advice: [
      "For comfort: Walk often, put your feet up, and do not stand for long. Support tights can help.",
      "Looks: They do no harm. Creams do not take them away.",
    ],
    askFor111: [
      "a vein is hot, hard and sore, or bleeds",
      "the leg swells or hurts: ask on the same day",
      "the skin there changes colour or opens",
    ],
  },
};
