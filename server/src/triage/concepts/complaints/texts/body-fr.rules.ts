import type { AdviceById } from "../complaint.rules";

/** Belly, muscles and joints, in French. */
export const BODY_FR: AdviceById = {
  wind: {
    advice: [
      "Mangez lentement : Mâchez bien, la bouche fermée. Faites des repas plus petits.",
      "Cherchez la cause : Haricots, chou, oignons et bulles font plus de gaz. Marcher aide.",
    ],
    askFor111: [
      "cela dure plus de 3 semaines : voyez un médecin",
      "vous maigrissez, ou voyez du sang dans les selles",
      "vous sentez une boule, ou le ventre fait très mal",
    ],
  },
  nausea: {
    advice: [
      "De l’air et de petites gorgées : Buvez frais et lentement. Le gingembre ou la menthe peuvent aider.",
      "Peu et simple : De petits repas secs. Évitez les odeurs fortes et le gras.",
    ],
    askFor111: [
      "cela ne va pas mieux en quelques jours",
      "vous ne gardez pas l’eau, ou urinez très peu",
      "cela revient : voyez un médecin",
    ],
  },
  "tummy-bug": {
    advice: [
      "De petites gorgées : Buvez de l’eau ou du sirop dilué, peu à la fois. Mangez quand vous pouvez.",
      "Restez chez vous : Attendez 2 jours après la dernière fois. Lavez-vous les mains au savon : le gel n’aide pas ici.",
    ],
    askFor111: [
      "vous vomissez plus de 2 jours, ou la diarrhée dure plus de 7 jours",
      "vous ne gardez pas l’eau, ou urinez très peu",
      "il y a du sang, ou le vomi est vert",
    ],
  },
  "travel-sickness": {
    advice: [
      "Regardez au loin : Asseyez-vous où cela bouge le moins, regardez l’horizon, ne lisez pas.",
      "De l’air frais : Ouvrez la fenêtre, respirez lentement, faites des arrêts. Mangez peu avant le départ.",
    ],
    askFor111: ["les nausées restent après le voyage", "la tête tourne, ou vous entendez moins d’un côté"],
  },
  haemorrhoids: {
    advice: [
      "Des selles molles : Buvez beaucoup, mangez des fibres. Ne poussez pas et ne restez pas longtemps assis aux toilettes.",
      "Calmez l’irritation : Un bain tiède, puis séchez doucement. Du froid dans une serviette peut aider.",
    ],
    askFor111: [
      "cela ne va pas mieux après une semaine : voyez un médecin",
      "vous saignez, ou avez très mal",
      "vous avez chaud et des frissons",
    ],
  },
  "period-pain": {
    advice: [
      "De la chaleur : Posez une bouillotte, dans une serviette, sur le ventre.",
      "Bougez doucement : La marche, la nage ou une douche chaude calment les crampes. Massez le ventre.",
    ],
    askFor111: [
      "la douleur est très forte, ou rien ne la calme",
      "les règles changent ou sont plus fortes",
      "cela fait mal aussi aux toilettes ou pendant les rapports : voyez un médecin",
    ],
  },
  thrush: {
    advice: [
      "D’abord le pharmacien : Il peut aider si vous connaissez déjà cela. La première fois, voyez un médecin.",
      "En douceur : Lavez à l’eau seule et séchez bien. Portez du coton, sans savon parfumé.",
    ],
    askFor111: [
      "c’est la première fois, ou vous avez moins de 16 ou plus de 60 ans : voyez un médecin",
      "vous êtes enceinte, ou cela revient souvent",
      "cela ne va pas mieux après 7 à 14 jours",
    ],
  },
  hangover: {
    advice: [
      "Buvez de l’eau : Beaucoup d’eau, et un repas simple comme du pain grillé.",
      "Reposez-vous : Dormez, loin de la lumière vive. Boire encore de l’alcool n’aide pas.",
    ],
    askFor111: [
      "vous ne cessez de vomir",
      "cela reste le lendemain",
      "boire moins vous est difficile : un médecin peut aider",
    ],
  },
  "muscle-strain": {
    advice: [
      "Repos et froid : Les 2 ou 3 premiers jours, reposez-le et posez de la glace dans une serviette, 20 minutes au plus.",
      "Puis bougez : Recommencez doucement quand cela fait moins mal.",
    ],
    askFor111: [
      "cela ne va pas mieux après 2 semaines",
      "cela s’aggrave, ou vous ne pouvez pas bouger le muscle",
      "vous avez des frissons, ou la peau est engourdie",
    ],
  },
  "sprained-ankle": {
    advice: [
      "Repos, glace, bande, en hauteur : Refroidissez avec de la glace dans une serviette, 20 minutes au plus, bandez et surélevez.",
      "Puis bougez : Bougez doucement dès que possible. Les premiers jours : ni chaleur, ni alcool, ni massage.",
    ],
    askFor111: [
      "vous ne pouvez pas vous appuyer dessus ni l’utiliser",
      "c’est tordu, engourdi ou froid",
      "cela ne va pas mieux après une semaine",
    ],
  },
  "stiff-neck": {
    advice: [
      "Bougez doucement : Tournez et penchez la tête lentement, plusieurs fois par jour. Un oreiller ferme et bas est le mieux.",
      "La chaleur aide : Posez du chaud, ou du froid dans une serviette, 20 minutes au plus.",
    ],
    askFor111: [
      "cela dure plus de quelques semaines : voyez un médecin",
      "un bras picote, est faible ou engourdi",
      "vous avez aussi de la fièvre, un fort mal de tête, ou la lumière fait mal : appelez le 999",
    ],
  },
  "heel-pain": {
    advice: [
      "Repos et froid : Reposez le pied en hauteur. Posez de la glace dans une serviette, 20 minutes au plus.",
      "De bonnes chaussures : Souples, larges, au talon amorti. Étirez doucement le mollet et le pied.",
    ],
    askFor111: [
      "cela ne va pas mieux après 2 semaines : voyez un médecin",
      "le pied picote ou est engourdi",
      "vous avez du diabète : un pied blessé est alors plus grave",
    ],
  },
  "tennis-elbow": {
    advice: [
      "Laissez-le au repos : Évitez ce qui fait mal. Soulevez à deux mains, paumes en haut.",
      "Froid, puis étirements : De la glace dans une serviette, 20 minutes au plus. Plus tard, étirez doucement le bras.",
    ],
    askFor111: [
      "cela ne va pas mieux après 2 semaines : voyez un médecin",
      "c’est chaud et gonflé, ou vous vous sentez malade",
      "vous ne pouvez pas le bouger, ou la main est engourdie",
    ],
  },
  "knee-pain": {
    advice: [
      "Moins de poids : Reposez-le en hauteur. Posez de la glace dans une serviette, 20 minutes au plus.",
      "Gardez-le souple : Pliez et tendez-le doucement. Portez de bonnes chaussures.",
    ],
    askFor111: [
      "vous ne pouvez pas le bouger ni vous appuyer dessus",
      "il est chaud, rouge ou très gonflé",
      "cela ne va pas mieux après quelques semaines : voyez un médecin",
    ],
  },
  "leg-cramps": {
    advice: [
      "Étirez : Tirez les orteils vers vous et frottez le muscle. Marchez un moment sur les talons.",
      "Prévenez : Étirez les mollets avant le coucher et buvez assez.",
    ],
    askFor111: [
      "elles vous réveillent souvent, ou durent plus de 10 minutes : voyez un médecin",
      "la jambe est gonflée, rouge ou engourdie",
    ],
  },
  "restless-legs": {
    advice: [
      "Voyez un médecin dans les prochains jours : Il peut voir, par exemple, si vous manquez de fer.",
      "Des soirées calmes : Marchez ou étirez-vous avant le coucher. Le soir, ni café, ni alcool, ni tabac.",
    ],
    askFor111: ["cela s’aggrave vite", "une jambe est faible, engourdie ou gonflée"],
  },
};
