import type { AdviceById } from "../../complaints/complaint.rules";

/** Further questions about care and of people who are well, in English. */
export const FURTHER_MATTERS_EN: AdviceById = {
  "contraception-question": {
    advice: [
      "One late pill: Take it as soon as you think of it and go on as usual. One combined pill that is up to a day late does not matter. A mini pill has only 3 or 12 hours; the leaflet says which.",
      "Free and for all: Contraception is free from GPs, clinics and many pharmacies. They can also tell you about other kinds.",
    ],
    askFor111: [
      "you have missed two or more pills, or had sex while you were not protected: ask a pharmacist today",
      "you were sick or had bad diarrhoea after a pill",
      "you get migraine with flashing lights, leg pain or chest pain",
    ],
  },
  "pregnancy-plans": {
    advice: [
      "Before and early on: Take 400 micrograms of folic acid from before you try until 12 weeks, and vitamin D. No alcohol, raw meat, liver, or soft cheese with a white rind. Up to 2 cups of coffee a day.",
      "While it goes well: Gentle sport and travel are fine; airlines have limits from 28 weeks. Breast milk keeps up to 8 days in a cold fridge. Ask your midwife what you like.",
    ],
    askFor111: [
      "you bleed, leak fluid or have strong pain",
      "your baby moves less: ring your maternity unit at once",
      "you have a bad headache, blurred sight or sudden swelling",
      "you feel low or very anxious",
    ],
  },
  "baby-days": {
    advice: [
      "Food and sleep: Solid food begins at about 6 months, with soft vegetables. No honey before 1 year. Babies sleep on their back, in their own cot. Many still wake at night.",
      "Care: A bath 2 or 3 times a week is enough. Keep the cord dry and clean. Each baby learns to sit and walk in their own time. Your health visitor knows you.",
    ],
    askFor111: [
      "your baby feeds less, is hot, floppy or hard to wake",
      "the navel is red, smells or bleeds",
      "your baby does not sit at 1 year or walk at 18 months: tell your health visitor",
    ],
  },
  "children-growing": {
    advice: [
      "Day by day: Keep calm and friendly, with fixed times for meals and bed. Children use a potty when they are ready, mostly at 2 or 3. Tantrums and bad dreams are part of growing up.",
      "Growing: Wet beds are common up to 5 and later. Leave a thumb's width of room in shoes. Periods start between 10 and 15.",
    ],
    askFor111: [
      "your child loses a skill that was there",
      "wetting starts anew, or your child is very thirsty",
      "you worry about how your child grows, talks or behaves: see your health visitor or GP",
    ],
  },
  "school-and-stories": {
    advice: [
      "Where to look: The NHS website and MedlinePlus explain illnesses in plain words. Your school or library can help you to find more.",
      "Films are not life: What happens in stories is often quicker and stranger than in life. For first aid that works, take a course.",
    ],
    askFor111: [
      "this is about you or somebody near you after all: ask about it in a question of its own",
      "somebody needs help now: call 999",
    ],
  },
  "body-questions": {
    advice: [
      "Bodies differ: Much that looks odd is normal, and differs from one person to the next.",
      "Read on: The NHS website and libraries explain how bodies work. A pharmacist also likes to tell you.",
    ],
    askFor111: [
      "something in your own body has changed, hurts or worries you: ask about that",
      "it is about a child and you are worried",
    ],
  },
  "first-aid-learning": {
    advice: [
      "Learn it: The British Red Cross and St John Ambulance have courses near you and free apps, also for babies.",
      "Keep at home: Plasters, bandages, a digital thermometer, paracetamol and rehydration salts, out of reach of children. Look at the dates each year.",
    ],
    askFor111: [
      "somebody is hurt or ill now: ask about that, or call 999",
      "you have used something that was out of date and feel ill",
    ],
  },
  "food-safety": {
    advice: [
      "Dates: Do not eat food after its use-by date. After best-before it is safe but may taste less good. Eat leftovers within 2 days, rice within 1, and heat them until they steam.",
      "Drink and diet: Up to 4 cups of coffee a day are fine for most adults, and no more than 14 units of alcohol a week. Without meat, eat beans, greens and foods with added B12.",
    ],
    askFor111: [
      "you are sick, have bad diarrhoea or a fever after a meal",
      "you are pregnant or have diabetes: ask before you fast or change what you eat",
      "somebody cannot stop drinking alcohol: ask for help",
    ],
  },
  "travel-plans": {
    advice: [
      "Medicines: Carry them in hand luggage, in their boxes, with a copy of the prescription. Ask the airline and the embassy about strict ones.",
      "Be ready: Think of jabs 6 to 8 weeks before. Tell the insurance about past illnesses. Walk about on long flights. Get used to the new time at once.",
    ],
    askFor111: [
      "you have had a clot, an operation or a heart illness lately: ask before you fly",
      "you are ill when you come back, above all with a fever",
    ],
  },
  "forms-and-costs": {
    advice: [
      "Where to ask: Blue badge and care at home: your council. Dentist and glasses: ask the practice for its prices. Forms and letters: your GP surgery; some cost money.",
      "Good to know: Students who have paid the health surcharge use the NHS like others. To give blood, ask the blood service, also about past illnesses.",
    ],
    askFor111: [
      "walking, memory or strength got worse lately: see a GP",
      "you care for somebody and cannot go on: ask for help",
    ],
  },
  "screening-invitations": {
    advice: [
      "When: Cervical screening from 25 to 64, breast screening from 50 to 70, bowel screening from 50, and a health check from 40 to 74 in England. You get a letter if your GP has your address.",
      "How it is: It takes minutes. You can ask for a woman, and to stop at any time. Tell them about earlier results.",
    ],
    askFor111: [
      "you have a lump, bleeding or a change: do not wait for the letter, see a GP",
      "a letter says that something was found: ring the number in it",
    ],
  },
  "usual-tablets": {
    advice: [
      "Thyroid, iron, stomach: Take levothyroxine in the morning, half an hour before food and coffee. Iron goes well with orange juice, not with tea. Omeprazole works best before breakfast.",
      "Boxes and patches: The same medicine may come in a new box or colour; compare the name and strength. Stick patches on clean, dry skin, in a new place each time.",
    ],
    askFor111: [
      "name or strength are not what you had",
      "you missed more than one dose, or have none left",
      "you feel unwell since something changed",
    ],
  },
  "home-and-habits": {
    advice: [
      "Washing: Wash hands with soap for 20 seconds. How often you shower is up to you. Mild soap and plain cream are enough for most skin. Try dyes on a small spot 2 days before.",
      "At home: A pillow is right when your neck is straight. Keep bedrooms cool and dry. Pets are fine with clean hands; keep them off a baby's bed.",
    ],
    askFor111: [
      "your skin swells, blisters or burns after a product",
      "you feel faint in heat or a hot bath",
      "something hurts or has changed: ask about that",
    ],
  },
  "period-products": {
    advice: [
      "Which one: Change tampons every 4 to 8 hours, pads when they are full, cups after up to 12 hours. Wash your hands before and after. Girls may use tampons from the first period.",
      "The cycle: A length of 21 to 35 days is normal, and it varies in the first years. Sport and swimming are fine.",
    ],
    askFor111: [
      "you have a fever, rash or feel ill with a tampon in: take it out and ask at once",
      "a tampon is stuck",
      "periods are very heavy, stop, or come between times: see a GP",
    ],
  },
};
