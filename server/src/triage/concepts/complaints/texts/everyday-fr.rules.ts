import type { AdviceById } from "../complaint.rules";

/** Small troubles of every day, in French. */
export const EVERYDAY_FR: AdviceById = {
  corn: {
    advice: [
      "Soulagez la pression : Portez des chaussures larges et souples. Mettez un coussinet, mais pas de pansement à l'acide si vous avez du diabète.",
      "Ramollissez-le : Baignez le pied dans l'eau tiède, frottez doucement avec une pierre ponce, puis mettez de la crème. Ne coupez pas.",
    ],
    askFor111: [
      "vous avez du diabète ou une mauvaise circulation dans les pieds",
      "il saigne ou il y a du pus",
      "il ne va pas mieux après 3 semaines ou fait très mal",
    ],
  },
  "cracked-heels": {
    advice: [
      "Mettez de la crème : Massez chaque jour une crème épaisse, surtout après le bain. Des chaussettes en coton la nuit aident.",
      "Frottez doucement : Utilisez une pierre ponce une ou deux fois par semaine. Portez des chaussures fermées au talon.",
    ],
    askFor111: [
      "vous avez du diabète",
      "une crevasse est profonde, saigne, ou est rouge et chaude",
      "cela ne guérit pas en 2 semaines",
    ],
  },
  chilblains: {
    advice: [
      "Réchauffez lentement : Gardez mains et pieds au chaud et au sec. Pas directement sur un radiateur ni dans l'eau très chaude.",
      "N'y touchez pas : Ne grattez pas. Une crème simple calme la démangeaison.",
    ],
    askFor111: [
      "il y a du pus, ou vous avez chaud et des frissons",
      "vous avez du diabète ou elles reviennent sans cesse",
      "cela ne va pas mieux après 3 semaines",
    ],
  },
  "smelly-feet": {
    advice: [
      "Lavez et séchez : Lavez vos pieds chaque jour et séchez bien entre les orteils. Changez de chaussettes chaque jour.",
      "Laissez-les respirer : Ne portez pas les mêmes chaussures deux jours de suite. Une poudre ou un spray peut aider.",
    ],
    askFor111: [
      "la peau entre les orteils est rouge, fait mal ou démange",
      "vous transpirez beaucoup partout ou la nuit",
      "rien n'aide et cela vous gêne",
    ],
  },
  "razor-burn": {
    advice: [
      "Calmez la peau : Posez un linge frais et humide. Mettez une crème simple sans parfum.",
      "Laissez reposer : Ne rasez pas cet endroit pendant quelques jours. Ensuite, rasez avec de la mousse, dans le sens du poil.",
    ],
    askFor111: [
      "il y a du pus, ou c'est chaud et gonflé",
      "cela s'étend, ou vous avez chaud et des frissons",
      "cela revient à chaque rasage",
    ],
  },
  "bruised-nail": {
    advice: [
      "Refroidissez et surélevez : Enveloppez de la glace dans un linge et posez-la 10 minutes. Gardez la main ou le pied en hauteur.",
      "Laissez l'ongle : Il repousse tout seul en quelques mois. Gardez-le court, propre et couvert.",
    ],
    askFor111: [
      "vous ne pouvez pas bouger le doigt, ou il a l'air tordu",
      "la douleur est forte ou bat sous l'ongle",
      "l'ongle est arraché, ou une tache noire est venue sans choc",
    ],
  },
  "plant-or-jellyfish-sting": {
    advice: [
      "Nettoyez : Pour une méduse, rincez à l'eau de mer et enlevez les restes avec une pince. Pour des orties, lavez à l'eau et au savon.",
      "Soulagez : Pour une méduse, de l'eau chaude. Pour des orties, du frais. Ne frottez pas, pas de vinaigre ni d'urine.",
    ],
    askFor111: [
      "vous avez une éruption ailleurs, ou le visage, les lèvres ou la bouche gonflent : appelez alors le 999",
      "la piqûre est au visage ou très étendue",
      "c'est plus rouge, plus chaud ou plus douloureux après un jour",
    ],
  },
  nosebleed: {
    advice: [
      "Arrêtez-le : Asseyez-vous, penchez-vous en avant et pincez la partie molle du nez 10 à 15 minutes. Respirez par la bouche.",
      "Ensuite : Ne vous mouchez pas, ne portez rien de lourd et ne buvez rien de chaud pendant un jour.",
    ],
    askFor111: [
      "il ne s'arrête pas après 15 minutes de pression",
      "vous prenez un anticoagulant ou saignez facilement",
      "il revient souvent, ou a commencé après un coup à la tête",
    ],
  },
  threadworms: {
    advice: [
      "Traitez tout le monde : Demandez au pharmacien un médicament pour toute la maison, le même jour. Avant 2 ans et enceinte, demandez d'abord.",
      "Lavez bien : Lavez les mains et sous les ongles, gardez-les courts, douchez-vous le matin, lavez draps et serviettes.",
    ],
    askFor111: [
      "l'enfant a moins de 2 ans",
      "vous êtes enceinte ou allaitez",
      "ce n'est pas parti après 2 semaines de traitement",
    ],
  },
  "cradle-cap": {
    advice: [
      "Lavez doucement : Mettez un peu d'huile pour bébé, laissez, puis brossez doucement et lavez avec un shampoing pour bébé.",
      "N'arrachez pas : Cela peut laisser entrer des microbes. Cela ne fait pas mal au bébé et part tout seul.",
    ],
    askFor111: [
      "il y en a sur tout le corps",
      "les croûtes saignent ou coulent, ou la peau est gonflée",
      "cela ne va pas mieux après quelques semaines",
    ],
  },
  teething: {
    advice: [
      "Quelque chose à mordre : Donnez un anneau propre et frais ou, dès 6 mois, un morceau de fruit cru, et restez près de lui.",
      "Réconfort : Essuyez la bave doucement. Jouer et câliner aide le plus.",
    ],
    askFor111: [
      "le bébé a de la fièvre ou la diarrhée : les dents n'en sont pas la cause",
      "le bébé refuse de manger",
      "le bébé semble malade, ou pleure sans se calmer",
    ],
  },
  "baby-reflux": {
    advice: [
      "Tenez bébé droit : Pendant le repas et un moment après. Donnez moins à la fois, plus souvent.",
      "Faites-le roter : Faites des pauses. Un bébé dort à plat sur le dos.",
    ],
    askFor111: [
      "le lait sort en jet, ou est vert, jaune ou sanglant",
      "le bébé ne prend pas de poids ou refuse de manger",
      "cela commence après 6 mois, ou dure après un an",
    ],
  },
};
