import type { Language } from "../../people/accounts/account.rules";
import type { IngredientId } from "./cautions.rules";

/** A kind of medicine: its name and what it is for. No amounts: the leaflet is the only place that is right for the pack. */
export type Named = readonly [name: string, purpose: string];

export const INGREDIENTS: Readonly<Record<IngredientId, Readonly<Record<Language, Named>>>> = {
  paracetamol: {
    en: ["Paracetamol", "It eases pain and brings down a high temperature. Leave at least 4 hours between doses."],
    fr: ["Paracétamol", "Il calme la douleur et fait baisser la fièvre. Laissez au moins 4 heures entre deux prises."],
    es: ["Paracetamol", "Alivia el dolor y baja la fiebre. Deje al menos 4 horas entre tomas."],
    de: [
      "Paracetamol",
      "Es lindert Schmerzen und senkt Fieber. Warten Sie mindestens 4 Stunden bis zur nächsten Einnahme.",
    ],
  },
  ibuprofen: {
    en: ["Ibuprofen", "It eases pain and swelling."],
    fr: ["Ibuprofène", "Il calme la douleur et le gonflement."],
    es: ["Ibuprofeno", "Alivia el dolor y la hinchazón."],
    de: ["Ibuprofen", "Es lindert Schmerzen und Schwellungen."],
  },
  aspirin: {
    en: ["Aspirin", "It eases pain."],
    fr: ["Aspirine", "Elle calme la douleur."],
    es: ["Aspirina", "Alivia el dolor."],
    de: ["Aspirin", "Es lindert Schmerzen."],
  },
  "throat-lozenges": {
    en: [
      "throat lozenges",
      "Sucking one slowly can soothe a sore throat or a tickly cough. Small children can choke on them.",
    ],
    fr: [
      "pastilles pour la gorge",
      "Sucées lentement, elles calment la gorge ou une toux d’irritation. Un petit enfant peut s’étouffer.",
    ],
    es: [
      "pastillas para la garganta",
      "Chupadas despacio alivian la garganta o la tos. Un niño pequeño puede atragantarse.",
    ],
    de: [
      "Halstabletten",
      "Langsam gelutscht lindern sie Hals oder Hustenreiz. Kleine Kinder können sich verschlucken.",
    ],
  },
  "flurbiprofen-lozenges": {
    en: ["flurbiprofen lozenges", "They ease a sore throat."],
    fr: ["pastilles au flurbiprofène", "Elles calment le mal de gorge."],
    es: ["pastillas de flurbiprofeno", "Alivian el dolor de garganta."],
    de: ["Flurbiprofen-Halstabletten", "Sie lindern Halsschmerzen."],
  },
  "throat-spray": {
    en: ["benzydamine spray", "It numbs a sore throat or mouth for a while."],
    fr: ["spray à la benzydamine", "Il endort un moment la gorge ou la bouche."],
    es: ["aerosol de bencidamina", "Adormece un rato la garganta o la boca."],
    de: ["Benzydamin-Spray", "Es betäubt Hals oder Mund für eine Weile."],
  },
  "cough-syrup": {
    en: ["cough syrup", "It can soothe a cough for a while. It does not make it go away sooner."],
    fr: ["sirop contre la toux", "Il peut calmer un moment la toux. Il ne la fait pas partir plus vite."],
    es: ["jarabe para la tos", "Puede aliviar la tos un rato. No la quita antes."],
    de: ["Hustensaft", "Er kann Husten eine Weile lindern. Er geht davon nicht schneller weg."],
  },
  dextromethorphan: {
    en: ["dextromethorphan", "It can calm a dry cough."],
    fr: ["dextrométhorphane", "Il peut calmer une toux sèche."],
    es: ["dextrometorfano", "Puede calmar una tos seca."],
    de: ["Dextromethorphan", "Es kann trockenen Husten lindern."],
  },
  guaifenesin: {
    en: ["guaifenesin", "It can loosen a chesty cough."],
    fr: ["guaïfénésine", "Elle peut fluidifier une toux grasse."],
    es: ["guaifenesina", "Puede ablandar la tos con mocos."],
    de: ["Guaifenesin", "Es kann Schleim lösen."],
  },
  "simple-linctus": {
    en: ["simple linctus", "It soothes a tickly cough."],
    fr: ["sirop adoucissant", "Il adoucit une toux d’irritation."],
    es: ["jarabe suavizante", "Suaviza la tos irritativa."],
    de: ["milder Hustensaft", "Er lindert Hustenreiz."],
  },
  antihistamines: {
    en: [
      "antihistamines",
      "They ease sneezing, itching, a runny nose and itchy eyes. Cetirizine and loratadine make most people less sleepy.",
    ],
    fr: [
      "antihistaminiques",
      "Ils calment éternuements, démangeaisons et yeux qui piquent. Cétirizine et loratadine endorment moins.",
    ],
    es: ["antihistamínicos", "Alivian estornudos, picor y ojos llorosos. Cetirizina y loratadina dan menos sueño."],
    de: [
      "Antihistaminika",
      "Sie lindern Niesen, Jucken und tränende Augen. Cetirizin und Loratadin machen weniger müde.",
    ],
  },
  cetirizine: {
    en: ["cetirizine", "It eases hay fever and itching."],
    fr: ["cétirizine", "Elle calme le rhume des foins et les démangeaisons."],
    es: ["cetirizina", "Alivia la alergia y el picor."],
    de: ["Cetirizin", "Es lindert Heuschnupfen und Jucken."],
  },
  loratadine: {
    en: ["loratadine", "It eases hay fever and itching."],
    fr: ["loratadine", "Elle calme le rhume des foins et les démangeaisons."],
    es: ["loratadina", "Alivia la alergia y el picor."],
    de: ["Loratadin", "Es lindert Heuschnupfen und Jucken."],
  },
  fexofenadine: {
    en: ["fexofenadine", "It eases hay fever."],
    fr: ["fexofénadine", "Elle calme le rhume des foins."],
    es: ["fexofenadina", "Alivia la alergia al polen."],
    de: ["Fexofenadin", "Es lindert Heuschnupfen."],
  },
  chlorphenamine: {
    en: ["chlorphenamine", "It eases itching, and makes many people sleepy."],
    fr: ["chlorphénamine", "Elle calme les démangeaisons et endort souvent."],
    es: ["clorfenamina", "Alivia el picor y suele dar sueño."],
    de: ["Chlorphenamin", "Es lindert Jucken und macht oft müde."],
  },
  "nasal-spray": {
    en: ["nasal spray", "Salt water sprays rinse the nose. Steroid sprays calm a nose that is swollen by an allergy."],
    fr: ["spray nasal", "L’eau salée rince le nez. Un spray à la cortisone calme un nez gonflé par une allergie."],
    es: ["aerosol nasal", "El agua salada lava la nariz. Los de corticoide calman una nariz hinchada por alergia."],
    de: [
      "Nasenspray",
      "Salzwasser spült die Nase. Kortisonsprays beruhigen eine Nase, die durch Allergie geschwollen ist.",
    ],
  },
  "steroid-spray": {
    en: ["steroid nasal spray", "It calms a nose that is swollen by an allergy."],
    fr: ["spray nasal à la cortisone", "Il calme un nez gonflé par une allergie."],
    es: ["aerosol nasal con corticoide", "Calma una nariz hinchada por alergia."],
    de: ["Kortison-Nasenspray", "Es beruhigt eine durch Allergie geschwollene Nase."],
  },
  "saline-spray": {
    en: ["salt water nasal spray", "It rinses a blocked nose."],
    fr: ["spray nasal d’eau salée", "Il rince un nez bouché."],
    es: ["aerosol nasal de agua salada", "Lava la nariz tapada."],
    de: ["Salzwasser-Nasenspray", "Es spült eine verstopfte Nase."],
  },
  "decongestant-spray": {
    en: ["decongestant nasal spray", "It unblocks the nose for some hours."],
    fr: ["spray décongestionnant", "Il débouche le nez quelques heures."],
    es: ["aerosol descongestivo", "Destapa la nariz unas horas."],
    de: ["abschwellendes Nasenspray", "Es macht die Nase für Stunden frei."],
  },
  "decongestant-tablets": {
    en: ["decongestant tablets", "They unblock the nose."],
    fr: ["comprimés décongestionnants", "Ils débouchent le nez."],
    es: ["pastillas descongestivas", "Destapan la nariz."],
    de: ["abschwellende Tabletten", "Sie machen die Nase frei."],
  },
  "rehydration-salts": {
    en: ["oral rehydration salts", "They give back water and salts."],
    fr: ["sels de réhydratation", "Ils rendent l’eau et les sels perdus."],
    es: ["sales de rehidratación", "Devuelven agua y sales."],
    de: ["Elektrolytpulver", "Es gibt Wasser und Salze zurück."],
  },
  antacids: {
    en: ["antacids and alginates", "They ease heartburn for a while."],
    fr: ["antiacides et alginates", "Ils calment un moment les brûlures."],
    es: ["antiácidos y alginatos", "Alivian el ardor un rato."],
    de: ["Mittel gegen Magensäure", "Sie lindern Sodbrennen eine Weile."],
  },
  omeprazole: {
    en: ["omeprazole", "It makes the stomach produce less acid. It takes a few days to work."],
    fr: ["oméprazole", "L’estomac fait moins d’acide. Il agit après quelques jours."],
    es: ["omeprazol", "El estómago produce menos ácido. Tarda unos días."],
    de: ["Omeprazol", "Der Magen bildet weniger Säure. Es wirkt nach einigen Tagen."],
  },
  loperamide: {
    en: ["loperamide", "It can stop diarrhoea for a few hours."],
    fr: ["lopéramide", "Il peut arrêter la diarrhée quelques heures."],
    es: ["loperamida", "Puede parar la diarrea unas horas."],
    de: ["Loperamid", "Es kann Durchfall für Stunden stoppen."],
  },
  laxatives: {
    en: ["laxatives", "They help when food, water and walking are not enough. Use them for a short time only."],
    fr: ["laxatifs", "Ils aident quand les fibres, l’eau et la marche ne suffisent pas. Peu de temps seulement."],
    es: ["laxantes", "Ayudan si fibra, agua y caminar no bastan. Solo poco tiempo."],
    de: ["Abführmittel", "Sie helfen, wenn Essen, Trinken und Gehen nicht reichen. Nur kurze Zeit."],
  },
  hydrocortisone: {
    en: ["hydrocortisone cream 1%", "It calms itchy, red skin."],
    fr: ["crème à l’hydrocortisone 1 %", "Elle calme une peau rouge qui démange."],
    es: ["crema de hidrocortisona 1 %", "Calma la piel roja con picor."],
    de: ["Hydrocortison-Creme 1 %", "Sie beruhigt juckende, rote Haut."],
  },
  clotrimazole: {
    en: ["clotrimazole cream", "It works against fungus on the skin."],
    fr: ["crème au clotrimazole", "Elle agit contre les champignons de la peau."],
    es: ["crema de clotrimazol", "Actúa contra los hongos de la piel."],
    de: ["Clotrimazol-Creme", "Sie wirkt gegen Pilze auf der Haut."],
  },
  "aciclovir-cream": {
    en: ["aciclovir cream", "It can shorten a cold sore a little when you begin early."],
    fr: ["crème à l’aciclovir", "Elle peut raccourcir un peu le bouton de fièvre si vous commencez tôt."],
    es: ["crema de aciclovir", "Puede acortar un poco la calentura si empieza pronto."],
    de: ["Aciclovir-Creme", "Sie kann Fieberbläschen etwas verkürzen, wenn Sie früh beginnen."],
  },
  "ibuprofen-gel": {
    en: ["ibuprofen gel", "It eases pain where you rub it in."],
    fr: ["gel à l’ibuprofène", "Il calme la douleur là où vous l’appliquez."],
    es: ["gel de ibuprofeno", "Alivia el dolor donde se aplica."],
    de: ["Ibuprofen-Gel", "Es lindert Schmerzen, wo Sie es einreiben."],
  },
  "mouth-gel": {
    en: ["numbing mouth gel", "It numbs a sore place in the mouth for a while."],
    fr: ["gel qui endort la bouche", "Il endort un moment l’endroit qui fait mal."],
    es: ["gel que adormece la boca", "Adormece un rato la zona que duele."],
    de: ["betäubendes Mundgel", "Es betäubt eine wunde Stelle eine Weile."],
  },
  simeticone: {
    en: ["simeticone", "It can ease trapped wind."],
    fr: ["siméticone", "Elle peut calmer les gaz."],
    es: ["simeticona", "Puede aliviar los gases."],
    de: ["Simeticon", "Es kann Blähungen lindern."],
  },
  hyoscine: {
    en: ["hyoscine", "It can prevent travel sickness when taken before you leave."],
    fr: ["hyoscine", "Prise avant le départ, elle peut éviter le mal des transports."],
    es: ["hioscina", "Tomada antes de salir puede evitar el mareo."],
    de: ["Hyoscin", "Vor der Fahrt genommen kann es Reiseübelkeit verhindern."],
  },
  emollient: {
    en: ["plain moisturiser (emollient)", "It keeps dry skin soft."],
    fr: ["crème hydratante simple", "Elle garde la peau souple."],
    es: ["crema hidratante sencilla", "Mantiene la piel blanda."],
    de: ["einfache Feuchtigkeitscreme", "Sie hält trockene Haut weich."],
  },
  "eye-drops": {
    en: ["eye drops for dry eyes", "They moisten the eye."],
    fr: ["gouttes pour yeux secs", "Elles mouillent l’œil."],
    es: ["gotas para ojos secos", "Humedecen el ojo."],
    de: ["Tropfen für trockene Augen", "Sie befeuchten das Auge."],
  },
  "benzoyl-peroxide": {
    en: ["benzoyl peroxide gel", "It helps against spots within weeks."],
    fr: ["gel au peroxyde de benzoyle", "Il aide contre les boutons en quelques semaines."],
    es: ["gel de peróxido de benzoilo", "Ayuda contra los granos en unas semanas."],
    de: ["Benzoylperoxid-Gel", "Es hilft in Wochen gegen Pickel."],
  },
  "dandruff-shampoo": {
    en: ["dandruff shampoo (ketoconazole)", "It works against the fungus behind dandruff."],
    fr: ["shampoing au kétoconazole", "Il agit contre le champignon des pellicules."],
    es: ["champú de ketoconazol", "Actúa contra el hongo de la caspa."],
    de: ["Schuppenshampoo (Ketoconazol)", "Es wirkt gegen den Pilz bei Schuppen."],
  },
  "lice-lotion": {
    en: ["dimeticone lotion", "It kills head lice."],
    fr: ["lotion à la diméticone", "Elle tue les poux."],
    es: ["loción de dimeticona", "Mata los piojos."],
    de: ["Dimeticon-Lotion", "Sie tötet Läuse."],
  },
  "wart-gel": {
    en: ["salicylic acid gel", "It takes off the hard skin of a wart over weeks."],
    fr: ["gel à l’acide salicylique", "Il enlève peu à peu la peau dure de la verrue."],
    es: ["gel de ácido salicílico", "Quita poco a poco la piel dura de la verruga."],
    de: ["Salicylsäure-Gel", "Es löst die harte Haut der Warze in Wochen."],
  },
  "haemorrhoid-cream": {
    en: ["cream for piles", "It can ease itching and pain for a while."],
    fr: ["crème contre les hémorroïdes", "Elle peut calmer un moment."],
    es: ["crema para hemorroides", "Puede aliviar un rato el picor y el dolor."],
    de: ["Hämorrhoidensalbe", "Sie kann Juckreiz und Schmerz eine Weile lindern."],
  },
  "ear-drops": {
    en: ["ear drops (olive oil)", "They soften ear wax."],
    fr: ["gouttes d’huile pour l’oreille", "Elles ramollissent le cérumen."],
    es: ["gotas de aceite para el oído", "Ablandan la cera."],
    de: ["Ohrentropfen (Olivenöl)", "Sie machen Ohrenschmalz weich."],
  },
};
