import type { Language } from "../../people/accounts/account.rules";
import type { MedicineGroup } from "./groups.rules";

type InAll<T = string> = Readonly<Record<Language, T>>;

/** How a group is called in "if you take: …". */
export const GROUP_NAMES: Readonly<Partial<Record<MedicineGroup, InAll>>> = {
  nsaid: {
    en: "other painkillers such as aspirin or naproxen",
    fr: "autres antidouleurs comme l’aspirine ou le naproxène",
    es: "otros analgésicos como aspirina o naproxeno",
    de: "andere Schmerzmittel wie Aspirin oder Naproxen",
  },
  anticoagulant: { en: "blood thinners", fr: "anticoagulants", es: "anticoagulantes", de: "Blutverdünner" },
  antiplatelet: {
    en: "tablets against blood clots, such as clopidogrel",
    fr: "médicaments contre les caillots, comme le clopidogrel",
    es: "medicamentos contra coágulos, como clopidogrel",
    de: "Mittel gegen Blutgerinnsel wie Clopidogrel",
  },
  "ssri-or-snri": { en: "antidepressants", fr: "antidépresseurs", es: "antidepresivos", de: "Antidepressiva" },
  tricyclic: {
    en: "amitriptyline or similar",
    fr: "amitriptyline ou semblable",
    es: "amitriptilina o similar",
    de: "Amitriptylin oder Ähnliches",
  },
  maoi: { en: "MAOI antidepressants", fr: "antidépresseurs IMAO", es: "antidepresivos IMAO", de: "MAO-Hemmer" },
  "ace-or-arb": {
    en: "ramipril, losartan or similar",
    fr: "ramipril, losartan ou semblable",
    es: "ramipril, losartán o similar",
    de: "Ramipril, Losartan oder Ähnliches",
  },
  "blood-pressure": {
    en: "blood pressure tablets",
    fr: "médicaments contre la tension",
    es: "pastillas para la tensión",
    de: "Blutdrucktabletten",
  },
  diuretic: { en: "water tablets", fr: "diurétiques", es: "diuréticos", de: "Wassertabletten" },
  "oral-steroid": {
    en: "steroid tablets",
    fr: "comprimés de cortisone",
    es: "corticoides en pastillas",
    de: "Kortisontabletten",
  },
  lithium: { en: "lithium", fr: "lithium", es: "litio", de: "Lithium" },
  methotrexate: { en: "methotrexate", fr: "méthotrexate", es: "metotrexato", de: "Methotrexat" },
  quinolone: {
    en: "quinolone antibiotics",
    fr: "antibiotiques quinolones",
    es: "antibióticos quinolonas",
    de: "Chinolon-Antibiotika",
  },
  opioid: {
    en: "strong painkillers such as codeine",
    fr: "antidouleurs forts comme la codéine",
    es: "analgésicos fuertes como codeína",
    de: "starke Schmerzmittel wie Codein",
  },
  antihistamine: {
    en: "another antihistamine",
    fr: "un autre antihistaminique",
    es: "otro antihistamínico",
    de: "ein anderes Allergiemittel",
  },
  sedating: {
    en: "medicines that make you sleepy",
    fr: "médicaments qui endorment",
    es: "medicamentos que dan sueño",
    de: "Mittel, die müde machen",
  },
  "epilepsy-medicine": {
    en: "epilepsy medicines",
    fr: "médicaments contre l’épilepsie",
    es: "medicamentos para la epilepsia",
    de: "Mittel gegen Epilepsie",
  },
  "tuberculosis-medicine": {
    en: "tuberculosis medicines",
    fr: "médicaments contre la tuberculose",
    es: "medicamentos para la tuberculosis",
    de: "Mittel gegen Tuberkulose",
  },
  "transplant-medicine": {
    en: "ciclosporin or tacrolimus",
    fr: "ciclosporine ou tacrolimus",
    es: "ciclosporina o tacrolimus",
    de: "Ciclosporin oder Tacrolimus",
  },
  "heart-rhythm": {
    en: "heart rhythm medicines such as digoxin",
    fr: "médicaments du rythme cardiaque comme la digoxine",
    es: "medicamentos para el ritmo del corazón como digoxina",
    de: "Mittel für den Herzrhythmus wie Digoxin",
  },
  ginkgo: { en: "ginkgo", fr: "ginkgo", es: "ginkgo", de: "Ginkgo" },
  decongestant: {
    en: "another medicine for a blocked nose",
    fr: "un autre produit pour le nez bouché",
    es: "otro descongestivo",
    de: "ein anderes Mittel für die Nase",
  },
  anticholinergic: {
    en: "medicines for bladder or gut cramps",
    fr: "médicaments contre les spasmes",
    es: "medicamentos contra espasmos",
    de: "Mittel gegen Krämpfe von Blase oder Darm",
  },
  thyroid: {
    en: "thyroid tablets",
    fr: "médicaments pour la thyroïde",
    es: "pastillas para el tiroides",
    de: "Schilddrüsentabletten",
  },
  iron: { en: "iron tablets", fr: "comprimés de fer", es: "pastillas de hierro", de: "Eisentabletten" },
  "hiv-medicine": {
    en: "HIV medicines",
    fr: "médicaments contre le VIH",
    es: "medicamentos para el VIH",
    de: "Mittel gegen HIV",
  },
};

/** What is always said of a medicine, whoever asks. */
export const NOTES = {
  "adults-only": {
    en: "This is for people aged 16 and over. For a child, ask a pharmacist what is safe.",
    fr: "Pour les personnes de 16 ans et plus. Pour un enfant, demandez à un pharmacien.",
    es: "Para personas de 16 años o más. Para un niño, pregunte a un farmacéutico.",
    de: "Für Menschen ab 16 Jahren. Fragen Sie für ein Kind in der Apotheke.",
  },
  allergy: {
    en: "Do not use it if you have had an allergic reaction to it, or to anything in it.",
    fr: "Ne l’utilisez pas si vous y êtes allergique, ou à un de ses composants.",
    es: "No lo use si es alérgico a él o a algo que contiene.",
    de: "Nicht benutzen, wenn Sie dagegen oder gegen einen Inhaltsstoff allergisch sind.",
  },
  ask: {
    en: "If you take other medicines, have a health condition or are pregnant or breastfeeding, ask a pharmacist first.",
    fr: "Si vous prenez d’autres médicaments, avez une maladie, êtes enceinte ou allaitez, demandez d’abord à un pharmacien.",
    es: "Si toma otros medicamentos, tiene una enfermedad, está embarazada o da el pecho, pregunte antes a un farmacéutico.",
    de: "Wenn Sie andere Mittel nehmen, krank oder schwanger sind oder stillen, fragen Sie zuerst in der Apotheke.",
  },
  "no-other-paracetamol": {
    en: "Do not take it with other medicines that have paracetamol in them, such as co-codamol or cold and flu remedies.",
    fr: "Ne le prenez pas avec d’autres produits qui contiennent du paracétamol, comme le co-codamol ou les remèdes contre le rhume.",
    es: "No lo tome con otros medicamentos con paracetamol, como co-codamol o remedios para el resfriado.",
    de: "Nicht mit anderen Mitteln nehmen, die Paracetamol enthalten, etwa Co-codamol oder Grippemittel.",
  },
  "nsaid-allergy": {
    en: "Do not use it if ibuprofen, aspirin, naproxen or a similar painkiller has ever given you a reaction, such as wheezing or a rash.",
    fr: "Ne l’utilisez pas si l’ibuprofène, l’aspirine ou un produit semblable vous a donné une réaction, comme une respiration sifflante ou des plaques.",
    es: "No lo use si el ibuprofeno, la aspirina o similar le dio una reacción, como pitos al respirar o sarpullido.",
    de: "Nicht benutzen, wenn Sie auf Ibuprofen, Aspirin oder Ähnliches schon einmal reagiert haben, etwa mit pfeifendem Atem oder Ausschlag.",
  },
  "with-food": {
    en: "Take it with food, and for as short a time as you can.",
    fr: "Prenez-le avec un repas, le moins longtemps possible.",
    es: "Tómelo con comida, el menor tiempo posible.",
    de: "Mit dem Essen nehmen, und so kurz wie möglich.",
  },
  sugar: {
    en: "Many have sugar in them: ask for a sugar-free kind if you have diabetes.",
    fr: "Beaucoup contiennent du sucre : demandez-en sans sucre si vous avez du diabète.",
    es: "Muchos llevan azúcar: pida uno sin azúcar si tiene diabetes.",
    de: "Viele enthalten Zucker: Fragen Sie bei Diabetes nach einem Mittel ohne Zucker.",
  },
  "lozenge-nsaid": {
    en: "Some have a painkiller like ibuprofen in them (flurbiprofen). If ibuprofen or aspirin is not safe for you, these are not either.",
    fr: "Certaines contiennent du flurbiprofène, proche de l’ibuprofène. Si l’ibuprofène ou l’aspirine n’est pas sûr pour vous, elles non plus.",
    es: "Algunas llevan flurbiprofeno, parecido al ibuprofeno. Si el ibuprofeno o la aspirina no es seguro para usted, estas tampoco.",
    de: "Manche enthalten Flurbiprofen, ähnlich wie Ibuprofen. Wenn Ibuprofen oder Aspirin für Sie nicht sicher ist, sind es diese auch nicht.",
  },
  "sleepy-syrup": {
    en: "Some make you sleepy, and some do not go with antidepressants. Ask a pharmacist before you choose one.",
    fr: "Certains endorment, et certains ne vont pas avec les antidépresseurs. Demandez à un pharmacien avant de choisir.",
    es: "Algunos dan sueño, y otros no van con antidepresivos. Pregunte a un farmacéutico antes de elegir.",
    de: "Manche machen müde, manche passen nicht zu Antidepressiva. Fragen Sie vor der Wahl in der Apotheke.",
  },
  sleepy: {
    en: "Some make you sleepy. Do not drive, cycle or drink alcohol if that happens.",
    fr: "Certains endorment. Alors ne conduisez pas et ne buvez pas d’alcool.",
    es: "Algunos dan sueño. Entonces no conduzca ni beba alcohol.",
    de: "Manche machen müde. Dann nicht fahren und keinen Alkohol trinken.",
  },
  "spray-decongestant": {
    en: "Sprays that unblock the nose (decongestants) are for a week at most. They are not for people with high blood pressure, heart disease or glaucoma unless a pharmacist agrees.",
    fr: "Les sprays qui débouchent le nez : une semaine au plus. Pas en cas de tension haute, maladie du cœur ou glaucome, sauf accord d’un pharmacien.",
    es: "Los aerosoles que destapan la nariz: una semana como mucho. No con tensión alta, enfermedad del corazón o glaucoma, salvo que un farmacéutico lo acepte.",
    de: "Sprays, die die Nase frei machen: höchstens eine Woche. Nicht bei Bluthochdruck, Herzkrankheit oder grünem Star, außer die Apotheke stimmt zu.",
  },
  "week-at-most": {
    en: "Do not use it for longer than a week.",
    fr: "Ne l’utilisez pas plus d’une semaine.",
    es: "No lo use más de una semana.",
    de: "Nicht länger als eine Woche benutzen.",
  },
  "two-hours-apart": {
    en: "Leave time between it and other medicines: it can keep them from working. The leaflet says how long.",
    fr: "Laissez du temps entre lui et d’autres médicaments : il peut les empêcher d’agir. La notice dit combien.",
    es: "Deje tiempo entre este y otros medicamentos: puede impedir que actúen. El prospecto dice cuánto.",
    de: "Lassen Sie Zeit zwischen diesem und anderen Mitteln: Es kann deren Wirkung hemmen. Der Beipackzettel sagt, wie viel.",
  },
  "no-blood-or-fever": {
    en: "Do not take it if you have blood in your poo or a high temperature.",
    fr: "Ne le prenez pas s’il y a du sang dans les selles ou de la fièvre.",
    es: "No lo tome si hay sangre en las heces o fiebre.",
    de: "Nicht nehmen bei Blut im Stuhl oder Fieber.",
  },
  "not-on-face": {
    en: "Do not use it on the face, between the legs or on broken skin.",
    fr: "Pas sur le visage, entre les jambes ni sur une peau blessée.",
    es: "No en la cara, entre las piernas ni en piel herida.",
    de: "Nicht im Gesicht, zwischen den Beinen oder auf verletzter Haut.",
  },
  "whole-skin": {
    en: "Only on skin that is whole. Wash your hands afterwards, and do not smoke near it.",
    fr: "Seulement sur une peau saine. Lavez-vous les mains ensuite, et ne fumez pas à côté.",
    es: "Solo en piel sana. Lávese las manos después y no fume cerca.",
    de: "Nur auf heiler Haut. Danach Hände waschen und nicht daneben rauchen.",
  },
  "burns-easily": {
    en: "Skin, hair and cloth with it on burn easily. Keep away from flames.",
    fr: "La peau, les cheveux et les tissus qui en portent brûlent vite. Loin des flammes.",
    es: "La piel, el pelo y la ropa con él arden fácilmente. Lejos del fuego.",
    de: "Haut, Haare und Stoff brennen damit leicht. Von Flammen fernhalten.",
  },
  "no-lenses": {
    en: "Take contact lenses out first. Do not share the bottle.",
    fr: "Ôtez d’abord les lentilles. Ne prêtez pas le flacon.",
    es: "Quítese antes las lentillas. No comparta el frasco.",
    de: "Erst die Kontaktlinsen herausnehmen. Die Flasche nicht teilen.",
  },
  bleaches: {
    en: "It can bleach hair and cloth, and dry your skin. Use sun cream.",
    fr: "Il peut décolorer cheveux et tissus et sécher la peau. Mettez un écran solaire.",
    es: "Puede decolorar pelo y ropa y secar la piel. Use crema solar.",
    de: "Es kann Haare und Stoff bleichen und die Haut austrocknen. Sonnencreme benutzen.",
  },
  "whole-ear": {
    en: "Not if your eardrum has a hole, or the ear hurts or runs.",
    fr: "Pas si le tympan est percé, ou si l’oreille fait mal ou coule.",
    es: "No si el tímpano está perforado, o si el oído duele o supura.",
    de: "Nicht, wenn das Trommelfell ein Loch hat oder das Ohr wehtut oder läuft.",
  },
} as const satisfies Readonly<Record<string, InAll>>;

export type NoteId = keyof typeof NOTES;
