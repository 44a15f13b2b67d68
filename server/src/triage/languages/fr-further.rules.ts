import { FRENCH_RED_FLAG_CONCEPTS } from "./fr-further-concepts.rules";
import type { ConceptTexts } from "./language.rules";

export { FRENCH_FURTHER_WORDS } from "./fr-further-words.rules";

/** What is shown in French of what was added later, by concept. */
export const FRENCH_FURTHER_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  ...FRENCH_RED_FLAG_CONCEPTS,
  "too-much-medicine": {
    label: "Trop d'un médicament",
    meaning: "Trop d'un médicament peut abîmer le corps avant qu'on se sente mal.",
  },
  poison: {
    label: "Produit toxique ou fumées dangereuses",
    meaning: "Certains poisons abîment le corps avant qu'on se sente mal.",
  },
  "carbon-monoxide": {
    label: "Monoxyde de carbone possible",
    meaning: "Un mal de tête chez tous ceux de la maison, qui passe dehors, peut venir du monoxyde de carbone.",
  },
  "diabetes-emergency-in-notes": {
    label: "Sucre dangereux dans le sang",
    meaning: "Avec un diabète, ces signes peuvent montrer un sucre dangereusement haut ou bas.",
  },
  "adrenal-crisis": {
    label: "Signes d'un grave manque de cortisone",
    meaning: "Sans assez de cette hormone, le corps ne supporte pas la maladie. Il faut une piqûre tout de suite.",
  },
  "dangerous-blood-results": {
    label: "Résultats de sang dangereux",
    meaning: "Certains résultats de sang montrent que le cœur, le cerveau ou les reins sont en danger.",
  },
  "medicine-poisoning-over-time": {
    label: "Signes de trop de lithium, de digoxine ou d'un médicament proche",
    meaning: "Certains médicaments s'accumulent dans le corps et deviennent toxiques.",
  },
  "severe-withdrawal": {
    label: "Manque dangereux d'alcool ou de drogue",
    meaning: "Arrêter d'un coup l'alcool ou certaines drogues peut causer des convulsions et mettre la vie en danger.",
  },
  "electric-shock": {
    label: "Choc électrique ou foudre",
    meaning: "L'électricité peut troubler le cœur et brûler en profondeur, même si peu de chose se voit.",
  },
  "serious-burn": {
    label: "Brûlure grave",
    meaning: "Une brûlure grande ou profonde, ou au visage, aux mains ou aux parties intimes, se soigne à l'hôpital.",
  },
  "heat-stroke": {
    label: "Signes d'un coup de chaleur",
    meaning: "Un corps qui a trop chaud et devient confus est en danger.",
  },
  "dangerously-cold": {
    label: "Corps dangereusement froid",
    meaning: "Un corps trop froid ralentit, et le cœur peut s'arrêter.",
  },
  "nearly-drowned": {
    label: "Presque noyé",
    meaning: "De l'eau dans les poumons peut gêner le souffle des heures plus tard.",
  },
  "spine-injury": {
    label: "Blessure du cou ou du dos",
    meaning: "Après un accident, des membres engourdis ou un mal au milieu du cou peuvent venir de la colonne.",
  },
  "piercing-injury": {
    label: "Coup de couteau, balle ou objet planté dans le corps",
    meaning: "Une plaie profonde peut saigner dedans, là où personne ne le voit.",
  },
  "bad-break": {
    label: "Os cassé qui est tordu, ouvert ou de la hanche",
    meaning: "Un membre tordu, ou un os que l'on voit, doit être remis en place à l'hôpital.",
  },
  "limb-without-blood": {
    label: "Bras ou jambe froid, pâle ou très tendu",
    meaning: "Un membre froid, pâle ou trop serré perd son sang et doit être sauvé en quelques heures.",
  },
  "major-accident": {
    label: "Accident grave",
    meaning: "Une blessure grave peut être pire dedans qu'elle ne le paraît dehors.",
  },
  "bleeding-after-operation": {
    label: "Saignement ou malaise soudain après une opération",
    meaning: "Un saignement qui ne s'arrête pas, ou aller très mal après une opération, demande l'hôpital.",
  },
  "danger-from-the-mind": {
    label: "Perte de contact avec la réalité et danger",
    meaning: "Une personne en danger, qui n'est plus dans la réalité, a besoin d'aide tout de suite.",
  },
  "water-infection": {
    label: "Signes d'une infection urinaire",
    meaning: "Uriner souvent ou avec une brûlure peut venir d'une infection à soigner.",
  },
  "chest-infection": {
    label: "Signes d'une infection des poumons",
    meaning: "Une toux avec une fièvre qui dure peut être une infection des poumons.",
  },
  shingles: {
    label: "Signes d'un zona",
    meaning: "Un zona se soigne dans les trois jours, et tout de suite près de l'œil.",
  },
  "skin-infection": {
    label: "Signes d'une infection de la peau",
    meaning: "Une peau rouge et chaude, dont la rougeur s'étend, peut demander un traitement le jour même.",
  },
  "bad-throat": {
    label: "Mal de gorge à faire examiner",
    meaning: "Un mal de gorge avec fièvre et points blancs, ou qui dure, peut demander un traitement.",
  },
  "lasting-sinus-pain": {
    label: "Douleur des sinus qui dure ou revient plus fort",
    meaning: "Une douleur des sinus de plus de dix jours doit être examinée.",
  },
  "ear-infection": {
    label: "Infection de l'oreille à faire examiner",
    meaning: "Un mal d'oreille avec fièvre ou liquide qui coule peut demander un traitement.",
  },
  "red-eye": {
    label: "Œil rouge et douloureux, ou œil à faire examiner",
    meaning: "Un œil rouge avec douleur, vue qui change ou lentilles doit être examiné aujourd'hui.",
  },
  "pelvic-or-sexual-infection": {
    label: "Signes d'une infection de l'utérus ou d'une infection sexuelle",
    meaning: "Ces signes peuvent venir d'une infection, à tester et à soigner.",
  },
  "rash-with-illness": {
    label: "Boutons ou plaques à faire examiner",
    meaning: "Des boutons avec une maladie, après une tique ou un nouveau médicament doivent être examinés.",
  },
  "fever-in-a-baby-or-of-long": {
    label: "Fièvre à faire examiner",
    meaning: "Une fièvre chez un bébé, ou qui dure, doit être examinée bientôt.",
  },
  "gut-infection-to-check": {
    label: "Vomi ou diarrhée à faire examiner",
    meaning: "Du sang, une maladie qui dure ou une perte d'eau doivent être examinés bientôt.",
  },
  "bleeding-to-check": {
    label: "Saignement à faire vérifier",
    meaning: "Ce saignement a souvent une cause sans danger, mais il faut le faire vérifier.",
  },
  "lump-to-check": {
    label: "Boule, grain de beauté ou changement à faire vérifier",
    meaning: "La plupart sont sans danger, mais un médecin doit regarder.",
  },
  "slow-change-to-check": {
    label: "Changement qui dure et doit être vérifié",
    meaning: "Un changement qui dure des semaines a souvent une cause simple, mais un médecin doit la trouver.",
  },
  "yellow-skin": {
    label: "Peau ou yeux jaunes",
    meaning: "Une peau ou des yeux jaunes peuvent venir du foie : faites-les examiner aujourd'hui.",
  },
  "hot-or-swollen-joint": {
    label: "Articulation chaude ou gonflée",
    meaning: "Une articulation chaude et gonflée doit être examinée bientôt, car elle peut être infectée.",
  },
  "injury-to-check": {
    label: "Blessure qui demande peut-être une radio ou des points",
    meaning: "Cette blessure demande peut-être une radio, des points ou un nettoyage par un professionnel.",
  },
  spinning: {
    label: "Forts vertiges ou tête qui tourne",
    meaning: "De forts vertiges qui durent, ou avec des nausées, doivent être examinés.",
  },
  "heart-to-check": {
    label: "Cœur ou tension à faire vérifier",
    meaning: "Le cœur et la tension doivent être vérifiés bientôt.",
  },
  "kidney-stone": {
    label: "Vagues de douleur du dos vers l'aine",
    meaning: "De fortes vagues de douleur sur le côté peuvent venir d'un calcul : à faire examiner aujourd'hui.",
  },
  "mind-to-check": {
    label: "Tristesse ou inquiétude dont il faut parler",
    meaning: "Être triste ou inquiet depuis un moment mérite de l'aide, et il en existe de bonnes.",
  },
  "medicine-trouble": {
    label: "Effet indésirable possible d'un médicament",
    meaning: "Un médicament en est peut-être la cause. Parlez-en bientôt à un pharmacien ou à un médecin.",
  },
  "mouth-to-check": {
    label: "Problème de dent ou de bouche pour un dentiste",
    meaning: "Une dent douloureuse ou enflée demande un dentiste, plus vite si le visage gonfle.",
  },
  "asthma-to-check": {
    label: "Asthme mal contrôlé",
    meaning: "S'il faut souvent l'inhalateur bleu, l'asthme doit être examiné.",
  },
  "pregnancy-to-check": {
    label: "Question de grossesse pour une sage-femme ou un médecin",
    meaning: "Pendant la grossesse, mieux vaut en parler bientôt à une sage-femme ou à un médecin.",
  },
  "child-to-check": { label: "Enfant à faire examiner", meaning: "Un enfant qui a cela doit être examiné bientôt." },
};
