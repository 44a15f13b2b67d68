import type { AdviceById } from "../complaint.rules";

/** Skin, eyes, sleep and strain, in French. */
export const SKIN_FR: AdviceById = {
  "small-cut": {
    advice: [
      "Arrêtez le sang, nettoyez : Appuyez avec un linge propre. Puis rincez sous le robinet.",
      "Couvrez : Séchez en tapotant et mettez un pansement. Changez-le quand il est mouillé.",
    ],
    askFor111: [
      "cela saigne encore, est profond ou reste ouvert",
      "il y a de la terre ou du verre, ou un animal l’a fait",
      "cela devient rouge, chaud ou gonflé, ou il y a du pus",
    ],
  },
  "small-burn": {
    advice: [
      "Refroidissez tout de suite : Sous l’eau fraîche qui coule, 20 minutes. Ôtez les bagues. Ni glace, ni beurre.",
      "Couvrez : Posez un film alimentaire propre. Ne percez pas les cloques.",
    ],
    askFor111: [
      "c’est plus grand qu’une pièce, ou profond, blanc ou noir",
      "c’est au visage, aux mains, aux pieds, aux articulations ou entre les jambes",
      "un produit ou l’électricité en est la cause, ou cela rougit et gonfle",
    ],
  },
  sunburn: {
    advice: [
      "Refroidissez la peau : Quittez le soleil. Prenez une douche fraîche, puis une crème simple ou après-soleil.",
      "Buvez et couvrez-vous : Buvez beaucoup d’eau. Couvrez la peau jusqu’à la guérison.",
    ],
    askFor111: [
      "la peau a des cloques ou gonfle",
      "vous avez des nausées, des vertiges ou des frissons",
      "un bébé ou un petit enfant est brûlé",
    ],
  },
  blister: {
    advice: [
      "Laissez-la fermée : La peau protège des microbes. Mettez un pansement souple.",
      "Moins de pression : Changez de chaussures. Lavez-vous les mains avant de la toucher.",
    ],
    askFor111: [
      "elle est chaude, rouge ou pleine de pus",
      "elle est à un endroit étrange, ou revient",
      "vous avez du diabète et elle est au pied",
    ],
  },
  eczema: {
    advice: [
      "De la crème, souvent : Une crème simple plusieurs fois par jour, même quand la peau va bien.",
      "Ne grattez pas : Tapotez. Gardez les ongles courts et lavez à l’eau tiède, sans savon.",
    ],
    askFor111: [
      "cela suinte, forme des croûtes, fait mal, ou vous êtes malade",
      "cela s’aggrave ou s’étend vite",
      "les crèmes n’aident pas en 2 semaines : voyez un médecin",
    ],
  },
  "itchy-rash": {
    advice: [
      "Cherchez la cause : Savon, bijou, plante ou nouvelle crème : évitez-la. Rincez la peau à l’eau.",
      "Frais et crème : Un linge frais et une crème simple calment.",
    ],
    askFor111: [
      "cela s’étend, fait des cloques, fait mal ou suinte",
      "vous avez chaud et des frissons",
      "cela ne va pas mieux après une semaine : voyez un médecin",
    ],
  },
  "athletes-foot": {
    advice: [
      "Des pieds secs : Séchez bien entre les orteils. Changez chaque jour de chaussettes en coton.",
      "Ne le donnez pas : Ne prêtez pas vos serviettes, ne marchez pas pieds nus au vestiaire.",
    ],
    askFor111: [
      "le traitement de pharmacie n’aide pas : voyez un médecin",
      "le pied ou la jambe est chaud, rouge et fait mal",
      "vous avez du diabète ou des défenses faibles",
    ],
  },
  acne: {
    advice: [
      "Lavez doucement : Savon doux et eau tiède, deux fois par jour au plus. Ne pressez pas les boutons.",
      "Du temps : Les gels de pharmacie demandent 6 à 8 semaines. Choisissez un maquillage léger.",
    ],
    askFor111: [
      "vous avez des bosses qui font mal ou des cicatrices : voyez un médecin",
      "cela vous rend très malheureux : voyez un médecin",
    ],
  },
  dandruff: {
    advice: [
      "Un shampoing antipelliculaire : Laissez-le agir quelques minutes, comme écrit, pendant un mois environ.",
      "En douceur : Ne grattez pas. Moins de gel et de laque.",
    ],
    askFor111: [
      "cela ne va pas mieux après un mois : voyez un médecin",
      "le cuir chevelu est rouge, gonflé ou démange beaucoup",
    ],
  },
  "head-lice": {
    advice: [
      "Peignez mouillé : Lavez, mettez beaucoup d’après-shampoing, passez le peigne fin. Aux jours 1, 5, 9 et 13.",
      "Regardez tout le monde : À la maison, le même jour. Personne ne doit manquer l’école.",
    ],
    askFor111: ["ils restent malgré le peigne : demandez à un pharmacien", "le cuir chevelu fait mal ou a du pus"],
  },
  "nappy-rash": {
    advice: [
      "Changez souvent : Changez vite une couche mouillée ou sale. Lavez à l’eau et séchez doucement.",
      "De l’air : Laissez bébé sans couche quand vous pouvez. Un pharmacien peut montrer une crème pour bébés.",
    ],
    askFor111: [
      "cela ne va pas mieux après une semaine : voyez une infirmière ou un médecin",
      "il y a des cloques ou du pus, ou bébé a mal",
      "bébé a chaud ou boit peu",
    ],
  },
  warts: {
    advice: [
      "Du temps : La plupart partent seules, mais cela peut prendre des mois ou des années.",
      "Ne les donnez pas : Couvrez-les à la piscine. Ne prêtez pas vos serviettes, ne grattez pas.",
    ],
    askFor111: [
      "l’une saigne, fait mal ou change : voyez un médecin",
      "elles sont au visage ou entre les jambes",
      "vous avez du diabète ou des défenses faibles",
    ],
  },
  "dry-eyes": {
    advice: [
      "Clignez, faites des pauses : Quittez souvent l’écran des yeux. Placez-le un peu plus bas que vos yeux.",
      "Propres et humides : Lavez les paupières chaque jour. Un pharmacien peut montrer des gouttes. Ôtez les lentilles.",
    ],
    askFor111: [
      "l’œil fait mal, ou vous voyez moins bien",
      "cela ne va pas mieux après quelques semaines : voyez un opticien",
    ],
  },
  stye: {
    advice: [
      "Un linge chaud : Tenez un linge propre, chaud et humide sur l’œil fermé, 5 à 10 minutes, plusieurs fois par jour.",
      "Ne pressez pas : Il s’ouvre seul. Ni maquillage, ni lentilles jusqu’à la fin.",
    ],
    askFor111: [
      "cela ne va pas mieux après quelques semaines : voyez un médecin",
      "la paupière ou le visage est très gonflé ou rouge",
      "l’œil fait mal, ou vous voyez moins bien",
    ],
  },
  "sticky-eye": {
    advice: [
      "Nettoyez doucement : Du nez vers l’extérieur, avec de l’eau bouillie refroidie et du coton. Un coton, une fois.",
      "Ne le donnez pas : Lavez-vous souvent les mains, gardez votre serviette. Pas de lentilles jusqu’à la fin.",
    ],
    askFor111: [
      "l’œil ou la lumière fait mal, ou vous voyez moins bien : demandez de l’aide aujourd’hui",
      "vous portez des lentilles",
      "c’est un bébé de moins d’un mois, ou cela dure plus de 7 jours",
    ],
  },
  "trouble-sleeping": {
    advice: [
      "Les mêmes heures : Couchez-vous et levez-vous à heure fixe. Pas de sieste.",
      "Des soirées calmes : Avant le lit, ni écran, ni café, ni alcool. Une chambre sombre, calme et fraîche.",
    ],
    askFor111: [
      "cela dure des mois, ou le jour devient trop dur : voyez un médecin",
      "le souci ou la tristesse vous tient éveillé : voyez un médecin",
    ],
  },
  stress: {
    advice: [
      "Respirez et bougez : Respirez lentement 5 minutes. Marcher chaque jour aide aussi.",
      "Parlez-en : À une personne de confiance. Faites une chose après l’autre, avec des pauses.",
    ],
    askFor111: [
      "vous n’y arrivez plus, ou cela dure des semaines : voyez un médecin",
      "vous avez besoin d’aide vite, sans que ce soit une urgence",
    ],
  },
  tiredness: {
    advice: [
      "Voyez un médecin dans les prochains jours : Il peut chercher la cause, par exemple avec une prise de sang.",
      "Jusque-là : Dormez et mangez à heures fixes, bougez un peu chaque jour, moins d’alcool et de café.",
    ],
    askFor111: [
      "vous maigrissez, ou avez très soif",
      "vous manquez de souffle, ou êtes très pâle",
      "vous êtes triste et ne voyez pas d’issue",
    ],
  },
  sweating: {
    advice: [
      "Voyez un médecin dans les prochains jours : Il peut chercher la cause et dire ce qui aide.",
      "Au frais : Portez du coton ample. Un antitranspirant de pharmacie peut aider.",
    ],
    askFor111: ["vous transpirez la nuit au point de mouiller les draps", "vous maigrissez ou avez de la fièvre"],
  },
  "hair-loss": {
    advice: [
      "Voyez un médecin dans les prochains jours : Il peut dire pourquoi, avant que vous ne payiez un traitement.",
      "En douceur : Ni coiffure serrée, ni grande chaleur. Souvent, les cheveux repoussent seuls.",
    ],
    askFor111: ["ils tombent soudain ou par plaques", "le cuir chevelu démange, brûle ou fait mal"],
  },
};
