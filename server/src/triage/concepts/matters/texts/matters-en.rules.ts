import type { AdviceById } from "../../complaints/complaint.rules";

/** Questions about care, in English. */
export const MATTERS_EN: AdviceById = {
  "painkiller-question": {
    advice: [
      "Paracetamol: Leave at least 4 hours between doses, and take it no more than 4 times in 24 hours. The pack says how many. Cold and flu remedies often have paracetamol in them too.",
      "Together and with food: Most grown-ups may take paracetamol with ibuprofen, or with cetirizine or loratadine. Take ibuprofen with food. A little alcohol with paracetamol is usually all right.",
    ],
    askFor111: [
      "you have taken more than the pack says: ask at once, even if you feel well",
      "you are pregnant, weigh less than 50 kg, or have a liver, kidney, heart or stomach illness: ask before you take any",
      "you take other medicines, or need painkillers for more than 3 days",
    ],
  },
  "allergy-tablet-question": {
    advice: [
      "Sleepy or not: Cetirizine, loratadine and fexofenadine make most people less sleepy than chlorphenamine. See how you feel before you drive.",
      "How to take them: Take them as the leaflet says. If you are late, take one when you think of it, but never two at once. Go easy on alcohol.",
    ],
    askFor111: [
      "you are pregnant, or have a kidney or liver illness: ask before you take any",
      "you have taken more than the leaflet says",
      "the tablets do not help after 2 weeks",
    ],
  },
  "antibiotic-question": {
    advice: [
      "As the label says: Some are taken with food and some on an empty stomach. The label on the box tells you. Take them at even times and finish the course.",
      "Alcohol: A little is all right with most, but none with metronidazole or tinidazole. Antibiotics do not help with colds or flu.",
    ],
    askFor111: [
      "you get a rash, bad diarrhoea or tummy pain",
      "you missed several doses, or were sick after one",
      "you do not get better within 2 or 3 days",
    ],
  },
  "medicine-storage": {
    advice: [
      "Keep them safe: A cool, dry cupboard that children cannot reach. Keep in the fridge only what the label says, such as insulin that is not in use.",
      "Old ones: Do not use a medicine after the date on the box. Take old medicines to a pharmacy, never into the bin or toilet. On a plane, carry them in your hand luggage.",
    ],
    askFor111: [
      "you have used a medicine that was out of date and do not feel well",
      "your insulin was warm or frozen, or you have no other",
    ],
  },
  "medicine-timing": {
    advice: [
      "Statins: Simvastatin works best in the evening. Atorvastatin and rosuvastatin can be taken at any time. Keep to the same time each day.",
      "A forgotten vitamin: Leave it out and take the next at the usual time. Do not take two to make up for it.",
    ],
    askFor111: [
      "you have missed another medicine, or several days of it",
      "your muscles hurt or feel weak since you take a statin",
    ],
  },
  "cream-question": {
    advice: [
      "Hydrocortisone: Put on a thin layer once or twice a day for no more than 7 days, not on the face or between the legs unless a doctor said so.",
      "Moisturiser: Use plenty, as often as you like, and smooth it on the way the hair grows. Leave some time between two creams.",
    ],
    askFor111: ["your skin gets worse, hot or sore", "it is for a child, or you are pregnant: ask a pharmacist first"],
  },
  prescriptions: {
    advice: [
      "Order and collect: Use the NHS App, your GP surgery's website, or ask at the surgery. You choose the pharmacy. Somebody else may collect for you.",
      "Cost: In England there is a charge for each item, and many people do not pay. Your pharmacy knows whether you do. Ask a week before you run out.",
    ],
    askFor111: [
      "you have run out of a medicine that you need every day",
      "you have lost your medicine while you are away from home",
    ],
  },
  appointments: {
    advice: [
      "Your GP surgery: Book, change or cancel by phone, on its website or in the NHS App. The website shows when it is open. You can ask for an interpreter.",
      "A new GP: Look for “Find a GP” on the NHS website. You can register for free. You do not need proof of address.",
    ],
    askFor111: ["you feel ill and cannot wait for your appointment", "it is something new or it gets worse"],
  },
  "notes-and-results": {
    advice: [
      "Sick notes: For the first 7 days off work you fill in a form yourself. After that, ask your GP surgery, or the hospital if you are there.",
      "Records and results: See them in the NHS App, or ask your GP surgery. Only people who care for you, and you, may see your record. Ask the surgery what a result means.",
    ],
    askFor111: ["you were told to act on a result and cannot reach the surgery", "you feel ill while you wait"],
  },
  "vaccination-plan": {
    advice: [
      "Which and when: The NHS website lists all vaccinations by age. Your GP surgery knows which you or your child have had and calls you when one is due.",
      "Winter and travel: Flu jabs start in autumn, at GPs and pharmacies. For a trip, ask a travel clinic 6 to 8 weeks before.",
    ],
    askFor111: [
      "you feel very unwell after a vaccination",
      "you may have met an illness that you are not protected against",
    ],
  },
  "using-this-service": {
    advice: [
      "Your account: Open your account from the menu. There you can change your details, password and language, download your data or delete the account.",
      "If something does not work: Load the page again, or try later. You can write in English, French, Spanish or German.",
    ],
    askFor111: [
      "you feel ill and this service does not work: use 111.nhs.uk or call",
      "you do not know where else to turn",
    ],
  },
  "stop-smoking": {
    advice: [
      "Get help: You are three times as likely to stop with a stop smoking service. It is free. A pharmacy can tell you where.",
      "Make it easier: Patches, gum or a vape help with the craving. Choose a day, tell your friends, and throw the rest away.",
    ],
    askFor111: ["you cough up blood, or a cough lasts 3 weeks", "you are pregnant: ask your midwife for help to stop"],
  },
  "eating-and-weight": {
    advice: [
      "Eat well: Have 5 portions of fruit and vegetables a day, wholegrain bread, beans, fish twice a week, and less sugar, fat and salt. Grown-ups need no more than 6 g of salt, a teaspoon.",
      "Drink and weigh: About 6 to 8 glasses of water a day is enough for most. Lose weight slowly, half a kilo to one kilo a week. The NHS has a free 12 week plan.",
    ],
    askFor111: [
      "you lose weight without trying",
      "food or weight takes up all your thoughts, or you are sick on purpose",
    ],
  },
  "being-active": {
    advice: [
      "How much: Aim for 30 minutes on 5 days a week, brisk enough to warm you. Walking counts. Begin slowly and do a little more each week.",
      "What: Walk, swim, cycle or dance, and train your muscles twice a week. Standing on one leg by a chair trains balance.",
    ],
    askFor111: [
      "you get chest pain or faint when you move: then call 999",
      "you have a heart or lung illness or had an operation: ask your GP before you begin",
    ],
  },
  "vitamin-question": {
    advice: [
      "Vitamin D: From October to March everybody should think about 10 micrograms a day. Do not take more than 100 micrograms.",
      "The others: Most people get enough from food. One multivitamin a day as the leaflet says does no harm. Do not take two kinds at once.",
    ],
    askFor111: [
      "you are pregnant or want to be: ask about folic acid, and take nothing with vitamin A or cod liver oil",
      "you take other medicines, or have a kidney illness: ask a pharmacist first",
    ],
  },
  "sun-protection": {
    advice: [
      "Cream: At least factor 30 with 4 stars. Put on plenty half an hour before, and again every 2 hours and after swimming.",
      "Cover up: Stay in the shade from 11 to 3, with hat, sleeves and sunglasses. Babies under 6 months stay out of the sun.",
    ],
    askFor111: ["skin is blistered or a baby is sunburnt", "you feel sick, dizzy or have a headache after the sun"],
  },
  "eye-and-tooth-checks": {
    advice: [
      "Eyes and ears: An optician tests your eyes, every 2 years for most people. Hearing aid batteries come from the clinic that gave you the aid.",
      "Teeth: Brush twice a day with fluoride toothpaste. Your dentist says how often you should come. The NHS website finds one near you.",
    ],
    askFor111: ["your sight or hearing changes suddenly", "you have toothache or swelling and no dentist"],
  },
};
