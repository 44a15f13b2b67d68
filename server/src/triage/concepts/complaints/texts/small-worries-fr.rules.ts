import type { AdviceById } from "../complaint.rules";

/** Small worries, in French. */
export const SMALL_WORRIES_FR: AdviceById = {
  snoring: {
    advice: [
      "Changez de position : Dormez sur le côté. Des bandelettes ou un spray aident si le nez est bouché.",
      "Ce qui aggrave : L'alcool, le tabac, les somnifères et le surpoids. En réduire aide le plus.",
    ],
    askFor111: [
      "vous arrêtez de respirer ou vous étouffez en dormant",
      "vous avez si sommeil le jour que vous vous endormez, surtout au volant",
    ],
  },
  "eyelid-twitch": {
    advice: [
      "Reposez-vous : Cela vient de la fatigue, du stress, des écrans ou du café, et passe seul en quelques jours ou semaines.",
      "Calmez l'œil : Faites des pauses d'écran, buvez moins de café et posez un linge tiède sur l'œil fermé.",
    ],
    askFor111: [
      "cela dure plus de 2 semaines ou d'autres parties du visage sautent",
      "la paupière tombe, ou l'œil est rouge ou gonflé",
    ],
  },
  bruise: {
    advice: [
      "Refroidissez : Posez du froid dans un linge, 20 minutes au plus, plusieurs fois par jour pendant 2 ou 3 jours.",
      "Bougez doucement : Reposez d'abord, puis bougez un peu. Un bleu verdit, jaunit et passe en 2 semaines.",
    ],
    askFor111: [
      "vous ne pouvez pas vous appuyer dessus ni le bouger, ou c'est déformé",
      "vous avez des bleus sans raison, ou prenez un anticoagulant",
      "cela gonfle ou fait de plus en plus mal",
    ],
  },
  "ears-after-flight": {
    advice: [
      "Ouvrez les oreilles : Avalez, bâillez ou mâchez un chewing-gum. Pincez le nez, fermez la bouche et soufflez très doucement.",
      "Laissez du temps : Cela passe seul en quelques heures ou jours. Un spray décongestionnant peut aider quelques jours.",
    ],
    askFor111: [
      "cela fait très mal, ou du liquide ou du sang coule de l'oreille",
      "vous entendez moins ou tout tourne depuis plus de 2 jours",
    ],
  },
  "sore-after-jab": {
    advice: [
      "Soulagez : Un linge frais et bouger le bras aident. Cela passe en 2 ou 3 jours.",
      "Reposez-vous et buvez : Être fatigué, courbaturé ou un peu chaud un jour ou deux est habituel.",
    ],
    askFor111: [
      "la rougeur s'étend ou chauffe après plus de 2 jours",
      "vous avez de la fièvre plus de 2 jours",
      "vous avez une éruption ou vous sentez très mal",
    ],
  },
  "bitten-tongue": {
    advice: [
      "Refroidissez : Sucez un glaçon ou buvez frais. Évitez ce qui est chaud, acide, salé ou épicé.",
      "Gardez propre : Brossez avec une brosse souple et rincez à l'eau salée fraîche. Cela guérit en une semaine environ.",
    ],
    askFor111: [
      "cela saigne encore après 10 minutes de pression",
      "la langue gonfle, ou vous ne pouvez pas avaler",
      "ce n'est pas guéri après 3 semaines",
    ],
  },
  "colour-from-food": {
    advice: [
      "Attendez un jour ou deux : La betterave colore l'urine et les selles en rose ou rouge. Les baies sombres et la réglisse aussi.",
      "Buvez et regardez encore : Sans cet aliment, tout redevient normal en 2 jours.",
    ],
    askFor111: [
      "la couleur reste plus de 2 jours, ou vous n'avez rien mangé de tel",
      "vous avez mal, de la fièvre, ou voyez des caillots",
    ],
  },
  "swallowed-gum": {
    advice: [
      "Rien à faire : Cela traverse le corps et ressort en quelques jours.",
      "Mangez et buvez comme d'habitude : Ne faites pas vomir.",
    ],
    askFor111: [
      "il y a toux, sifflement, bave, ou douleur en avalant",
      "il y a mal au ventre ou des vomissements",
      "c'était peut-être pointu, une pile, un aimant ou un médicament : allez alors aux urgences tout de suite",
    ],
  },
  "limb-asleep": {
    advice: [
      "Bougez : Secouez et changez de position. La sensation revient en quelques minutes.",
      "Enlevez la pression : Desserrez ce qui serre et ne croisez pas longtemps les jambes.",
    ],
    askFor111: [
      "cela ne passe pas en quelques minutes ou revient souvent",
      "cela vient sans que rien n'appuie sur le bras ou la jambe",
    ],
  },
  nails: {
    advice: [
      "Prenez-en soin : Gardez-les courts et secs, mettez des gants pour la vaisselle et de la crème pour les mains.",
      "Ce qui est sans danger : Les taches blanches viennent de petits chocs et partent en poussant. Les stries viennent avec l'âge.",
    ],
    askFor111: [
      "une ligne ou tache sombre sous l'ongle ne vient pas d'un choc",
      "la peau autour est chaude, gonflée ou a du pus",
      "un ongle change de forme ou se décolle",
    ],
  },
  "clicking-joints": {
    advice: [
      "Rien à soigner : Des craquements sans douleur viennent de gaz et de tendons et ne font aucun mal.",
      "Bougez : Des muscles forts aident. Marchez, nagez ou pédalez, après un échauffement.",
    ],
    askFor111: ["cela fait mal, gonfle, se bloque ou lâche", "cela a commencé par une blessure"],
  },
  stitch: {
    advice: [
      "Arrêtez-vous et respirez : Ralentissez, respirez à fond et appuyez doucement. Cela passe en quelques minutes.",
      "La prochaine fois : Mangez et buvez peu dans les 2 heures avant le sport et commencez doucement.",
    ],
    askFor111: [
      "la douleur ne passe pas au repos",
      "elle est dans la poitrine, ou vous êtes essoufflé : appelez alors le 999",
    ],
  },
  "puffy-eyes": {
    advice: [
      "Rafraîchissez : Posez un linge frais et humide ou du concombre sur les yeux fermés pendant 10 minutes.",
      "Sommeil et sel : Dormez la tête relevée, buvez de l'eau et mangez moins salé.",
    ],
    askFor111: ["un œil est rouge, fait mal ou voit moins bien", "le visage, les lèvres ou les jambes gonflent aussi"],
  },
  chickenpox: {
    advice: [
      "Calmez la démangeaison : Gels frais, vêtements amples en coton, ongles courts. Le paracétamol aide contre la fièvre ; jamais d'ibuprofène.",
      "Restez à la maison : Jusqu'à ce que tout soit en croûtes, environ 5 jours. Évitez femmes enceintes, nouveau-nés et personnes fragiles.",
    ],
    askFor111: [
      "des boutons deviennent chauds, rouges ou très douloureux",
      "la personne boit peu, va plus mal, est enceinte ou nouveau-née",
      "c'est un adulte qui se sent très malade",
    ],
  },
  "tired-feet": {
    advice: [
      "Surélevez-les : Reposez les pieds plus haut que les hanches, baignez-les dans l'eau fraîche, roulez-les sur une balle.",
      "De meilleures chaussures : Larges, à semelle souple, changées dans la journée, avec des semelles.",
    ],
    askFor111: [
      "un pied est chaud, rouge ou gonflé",
      "vous avez du diabète, ou les pieds restent engourdis",
      "c'est encore là le matin depuis plus de 2 semaines",
    ],
  },
  "dry-mouth": {
    advice: [
      "Buvez souvent un peu : De l'eau par petites gorgées, des glaçons, des bonbons ou chewing-gums sans sucre.",
      "Ce qui dessèche : L'alcool, le café, le tabac, respirer par la bouche et certains médicaments.",
    ],
    askFor111: [
      "vous avez aussi très soif, urinez beaucoup ou maigrissez",
      "cela vient avec un nouveau médicament ou dure plus de 2 semaines",
    ],
  },
  "wobbly-tooth": {
    advice: [
      "Laissez bouger : Les dents de lait tombent seules à partir de 5 ou 6 ans. Une goutte de sang est habituelle.",
      "Quand elle est tombée : Mordre quelques minutes sur un linge propre et humide. Brosser comme d'habitude.",
    ],
    askFor111: [
      "un choc l'a fait bouger, ou c'est une dent d'adulte : voyez un dentiste",
      "cela saigne plus de 15 minutes",
    ],
  },
};
