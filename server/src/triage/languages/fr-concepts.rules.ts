import type { ConceptTexts } from "./language.rules";

/** What is shown of each concept in French. */
export const FRENCH_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  choking: { label: "Étouffement", meaning: "Quelque chose bloque peut-être le passage de l'air." },
  "stopped-breathing": {
    label: "Arrêt de la respiration",
    meaning: "Quand la respiration ou le cœur s'arrête, le corps manque d'oxygène en quelques minutes.",
  },
  "loss-of-consciousness": {
    label: "Perte de connaissance",
    meaning: "Une perte de connaissance peut avoir une cause grave dans le cœur, le cerveau ou le sang.",
  },
  "chest-pain": {
    label: "Douleur à la poitrine",
    meaning: "Une douleur, une pression ou un serrement dans la poitrine peut être le signe d'une crise cardiaque.",
  },
  "shortness-of-breath": {
    label: "Difficulté à respirer",
    meaning: "Avoir du mal à respirer peut être le signe d'un problème du cœur ou des poumons.",
  },
  confusion: {
    label: "Confusion",
    meaning:
      "Une confusion nouvelle peut être le signe d'un AVC, d'une infection grave ou d'un manque de sucre dans le sang.",
  },
  seizure: {
    label: "Convulsions",
    meaning:
      "Des convulsions demandent une aide immédiate si c'est la première fois, si elles durent ou si elles reviennent.",
  },
  stroke: {
    label: "AVC",
    meaning:
      "Un visage qui s'affaisse, un bras ou une jambe faible, ou du mal à parler peuvent être les signes d'un AVC.",
  },
  "head-injury": {
    label: "Blessure à la tête",
    meaning: "Un coup à la tête peut abîmer le cerveau, même s'il paraît léger au début.",
  },
  anaphylaxis: {
    label: "Réaction allergique grave",
    meaning:
      "Un gonflement du visage, des lèvres, de la langue ou de la gorge peut être le signe d'une allergie grave.",
  },
  "heavy-bleeding": { label: "Saignement important", meaning: "Perdre beaucoup de sang peut vite devenir dangereux." },
  "vomiting-blood": {
    label: "Vomissements de sang ou selles noires",
    meaning: "Du sang dans le vomi, ou des selles noires, peuvent être le signe d'un saignement dans le corps.",
  },
  overdose: {
    label: "Surdose ou empoisonnement",
    meaning: "Trop de médicament, ou un poison, peut abîmer le corps avant qu'on se sente mal.",
  },
  meningitis: {
    label: "Signes de méningite",
    meaning:
      "Une nuque raide ou des taches qui ne s'effacent pas, avec mal de tête ou fièvre, peuvent être une méningite.",
  },
  sepsis: {
    label: "Signes de septicémie",
    meaning: "Une infection qui rend très malade peut être le signe d'une septicémie.",
  },
  "thunderclap-headache": {
    label: "Mal de tête soudain et très fort",
    meaning: "Un mal de tête très fort et soudain peut être le signe d'un saignement autour du cerveau.",
  },
  "sudden-sight-loss": {
    label: "Perte soudaine de la vue ou blessure de l'œil",
    meaning: "Perdre la vue d'un coup, ou un produit dans l'œil, peut abîmer l'œil pour toujours.",
  },
  "serious-injury": {
    label: "Blessure ou brûlure grave",
    meaning: "Une blessure grave peut être pire dedans qu'elle ne le paraît dehors.",
  },
  "cauda-equina": {
    label: "Mal de dos avec engourdissement ou perte de contrôle",
    meaning: "Un mal de dos avec engourdissement, jambes faibles ou du mal à uriner peut venir de nerfs écrasés.",
  },
  "testicular-torsion": {
    label: "Douleur soudaine au testicule",
    meaning: "Une douleur soudaine au testicule peut vouloir dire qu'il est tordu et ne reçoit plus de sang.",
  },
  "pregnancy-emergency": {
    label: "Urgence pendant la grossesse",
    meaning: "Certains signes pendant la grossesse montrent que vous ou le bébé avez besoin d'aide tout de suite.",
  },
  "diabetic-emergency": {
    label: "Urgence du diabète",
    meaning: "Avec un diabète, ces signes peuvent montrer que le sucre dans le sang est dangereusement haut ou bas.",
  },
  "sudden-tummy-pain": {
    label: "Mal de ventre soudain et très fort",
    meaning: "Un mal de ventre très fort et soudain peut être le signe de quelque chose de grave.",
  },
  "throat-blocked": {
    label: "Salive qui coule ou bruit aigu en respirant",
    meaning: "De la salive qui coule, ou un bruit aigu en respirant, peut vouloir dire que la gorge se ferme.",
  },
  "very-ill-child": {
    label: "Bébé ou enfant très malade",
    meaning: "Un enfant tout mou, bleu ou difficile à réveiller a besoin d'aide tout de suite.",
  },
  suicidal: { label: "Pensées de suicide" },
  "self-harm": { label: "Envie de se faire du mal" },
  "coughing-blood": {
    label: "Sang en toussant",
    meaning: "Cracher du sang en toussant doit être examiné vite, même s'il y en a peu.",
  },
  "lasting-fever": {
    label: "Fièvre qui dure ou très forte",
    meaning: "Une fièvre qui dure, ou qui vient avec d'autres signes, peut être une infection à soigner.",
  },
  "baby-fever": { label: "Fièvre chez un bébé", meaning: "Un bébé qui a de la fièvre doit être examiné vite." },
  "leg-clot": {
    label: "Une jambe gonflée ou douloureuse",
    meaning: "Une seule jambe gonflée, chaude ou douloureuse peut être le signe d'un caillot de sang.",
  },
  "urine-or-kidney-infection": {
    label: "Sang dans les urines ou signes d'infection des reins",
    meaning: "Cela peut être le signe d'une infection ou d'un autre problème des reins ou de la vessie.",
  },
  "bleeding-from-bottom": {
    label: "Saignement par l'anus",
    meaning: "Ce saignement a souvent une cause bénigne, mais il faut le faire vérifier.",
  },
  dehydration: {
    label: "Perte de trop d'eau",
    meaning: "Quand rien ne reste longtemps dans l'estomac, le corps peut perdre trop d'eau.",
  },
  "eye-problem": {
    label: "Œil douloureux ou vue qui change",
    meaning: "Un œil douloureux, ou une vue qui change, peut demander un traitement le jour même.",
  },
  "headache-with-jaw-pain": {
    label: "Mal de tête avec mâchoire ou cuir chevelu sensible",
    meaning: "Cela peut venir de vaisseaux sanguins gonflés.",
  },
  palpitations: {
    label: "Cœur rapide ou irrégulier",
    meaning: "Un cœur qui s'emballe ou saute des battements est souvent sans danger, mais il faut le faire vérifier.",
  },
  "bad-tummy-pain": {
    label: "Fort mal de ventre",
    meaning: "Un fort mal de ventre a beaucoup de causes, et certaines se soignent le jour même.",
  },
  wheezing: {
    label: "Sifflement ou asthme qui s'aggrave",
    meaning: "Un sifflement peut vouloir dire que le passage de l'air se rétrécit.",
  },
  "infected-wound-or-bite": {
    label: "Peau infectée, coupure profonde ou morsure",
    meaning: "Une peau infectée et une plaie profonde peuvent vite s'aggraver.",
  },
  "possible-fracture": { label: "Os peut-être cassé", meaning: "Un os est peut-être cassé. Il faut une radio." },
  "faint-feeling": {
    label: "Impression de s'évanouir",
    meaning: "Cela passe souvent, mais il peut y avoir une cause à vérifier.",
  },
  "other-urgent": { label: "À faire vérifier aujourd'hui", meaning: "Il vaut mieux faire vérifier cela aujourd'hui." },
  "lasting-symptom": { label: "Cela dure plus d'une semaine ou revient" },
  "strong-words": { label: "C'est fort ou cela s'aggrave" },
  "other-medicines": { label: "Autres médicaments ou maladie" },
  baby: { label: "Un bébé" },
  "keyword-cancer": { label: "Cancer" },
  "keyword-tumor": { label: "Tumeur" },
  "keyword-chronic": { label: "Maladie de longue durée" },
  "keyword-severe": { label: "Grave" },
  "keyword-unbearable": { label: "Insupportable" },
  "keyword-excruciating": { label: "Atroce" },
  "keyword-pregnancy": { label: "Grossesse" },
  "keyword-mental-health": { label: "Santé mentale" },
  "keyword-suicidal": { label: "Pensées suicidaires" },
  "keyword-depression": { label: "Dépression" },
};
