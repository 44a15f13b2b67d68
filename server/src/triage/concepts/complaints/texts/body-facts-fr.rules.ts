import type { AdviceById } from "../complaint.rules";

/** What bodies do at some time of life, in French. */
export const BODY_FACTS_FR: AdviceById = {
  "hot-flushes": {
    advice: [
      "Restez au frais : Habits légers, chambre fraîche, ventilateur et boissons froides.",
      "Ce qui les provoque : Le café, l’alcool, les épices, le tabac et le stress. Un médecin ou un pharmacien vous parlera des traitements.",
    ],
    askFor111: [
      "vous saignez alors que vos règles ont cessé",
      "vous avez moins de 45 ans, ou cela gâche vos journées : voyez un médecin",
      "vous maigrissez, ou vous réveillez trempée de sueur",
    ],
  },
  "ingrown-toenail": {
    advice: [
      "Baignez-le : Le pied dans l’eau chaude salée 3 ou 4 fois par jour, et écartez doucement la peau de l’ongle.",
      "Coupez droit : Coupez les ongles droit, pas trop court. Chaussures larges et chaussettes propres.",
    ],
    askFor111: ["il y a du pus, ou c’est chaud, rouge et gonflé", "vous avez du diabète", "cela ne va pas mieux"],
  },
  "growing-pains": {
    advice: [
      "Soulagez les jambes : Massez-les doucement, ou mettez une bouillotte enveloppée. Cela vient la nuit et part le matin.",
      "Rien à craindre : C’est sans danger, entre 3 et 12 ans. Cela ne dit rien de la vitesse de croissance.",
    ],
    askFor111: [
      "c’est une seule jambe, une articulation, ou encore là le matin",
      "l’enfant boite, a des boutons ou de la fièvre, ou maigrit",
    ],
  },
  "fussy-eater": {
    advice: [
      "Restez calme : Proposez un peu de ce que mange la famille, encore et encore. Il faut parfois dix essais. Ne forcez pas.",
      "Mangez ensemble : Après une demi-heure, enlevez le reste sans rien dire. Regardez la semaine, pas le jour.",
    ],
    askFor111: [
      "l’enfant maigrit ou ne grandit pas",
      "l’enfant boit peu, s’étouffe ou vomit souvent",
      "il ne mange plus que très peu d’aliments",
    ],
  },
  "growing-up": {
    advice: [
      "Chacun est différent : Le corps change entre 8 et 17 ans. Un sein pousse souvent avant l’autre, et la voix saute quelques mois.",
      "Taille et sommeil : On grandit surtout ces années-là, à peu près comme ses parents. Un ado a besoin de 8 à 10 heures de sommeil.",
    ],
    askFor111: [
      "rien n’a changé à 14 ans, ou cela a commencé avant 8 ans : voyez un médecin",
      "il y a une boule, une douleur ou une inquiétude",
    ],
  },
  "grit-in-eye": {
    advice: [
      "Rincez : Tenez l’œil ouvert sous l’eau propre et tiède quelques minutes. Ne frottez pas.",
      "Laissez reposer : Pas de lentilles tant que l’œil n’est pas normal. Il peut rester un peu rose un jour.",
    ],
    askFor111: [
      "cela fait encore mal, ou vous voyez moins bien",
      "c’était du métal, du verre ou un produit : rincez 20 minutes et allez aux urgences",
      "l’œil rougit, ou la lumière fait mal",
    ],
  },
  "teeth-grinding": {
    advice: [
      "Détendez-vous le soir : Un bain chaud, de la musique douce ou une respiration lente. Pas de café, d’alcool ni de tabac le soir.",
      "Voyez un dentiste : Une gouttière protège les dents la nuit.",
    ],
    askFor111: ["les dents sont abîmées ou font mal", "la mâchoire fait mal, craque ou s’ouvre mal"],
  },
  "short-tiredness": {
    advice: [
      "Dormez d’abord : Couchez-vous à la même heure, chambre sombre et fraîche, sieste de 20 minutes au plus.",
      "Ménagez-vous : Mangez à heures fixes, sortez à la lumière, café le matin seulement. Ne conduisez pas si vous avez sommeil.",
    ],
    askFor111: [
      "cela dure plus de 4 semaines, ou dormir n’aide pas",
      "vous maigrissez, avez de la fièvre ou êtes essoufflé",
      "vous êtes triste, ou vous endormez sans le vouloir",
    ],
  },
};
