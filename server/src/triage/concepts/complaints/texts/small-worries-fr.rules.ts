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
};
