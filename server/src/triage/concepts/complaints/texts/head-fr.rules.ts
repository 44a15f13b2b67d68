import type { AdviceById } from "../complaint.rules";

/** Head, nose, throat and mouth, and the everyday complaints, in French. */
export const HEAD_FR: AdviceById = {
  headache: {
    advice: [
      "Buvez et reposez-vous : Buvez beaucoup d’eau et reposez-vous au calme. Essayez de bien dormir.",
      "Détendez les yeux et les épaules : Faites des pauses loin des écrans. Étirez doucement le cou et les épaules.",
    ],
    askFor111: [
      "le mal de tête est très fort, s’aggrave ou ne part pas",
      "vous vomissez souvent, ou la lumière vous fait mal",
      "vous voyez flou, ou la mâchoire ou le crâne font mal",
    ],
  },
  fever: {
    advice: [
      "Repos et boissons : Restez à la maison et buvez beaucoup, pour que l’urine soit jaune clair.",
      "Restez loin des autres : Restez chez vous jusqu’à ce que la fièvre soit partie.",
    ],
    askFor111: [
      "la fièvre dure plus de 3 jours",
      "vous avez des taches sur la peau, ou allez plus mal",
      "vous buvez ou urinez très peu",
    ],
  },
  "sore-throat": {
    advice: [
      "Frais et mou : Buvez beaucoup. Sucez des glaçons. Ne fumez pas.",
      "Gargarismes : Les adultes peuvent se gargariser à l’eau tiède salée, sans l’avaler.",
    ],
    askFor111: [
      "cela ne va pas mieux après une semaine",
      "vous avez chaud et des frissons, ou ne pouvez ni manger ni boire",
      "vous ne pouvez pas avaler votre salive, ou respirez avec bruit",
    ],
  },
  cough: {
    advice: [
      "Repos et boissons : Buvez beaucoup. Du miel dans de l’eau chaude au citron peut calmer, mais pas pour un bébé de moins d’un an.",
      "De l’air pur : Ne fumez pas et évitez la fumée.",
    ],
    askFor111: [
      "la toux dure plus de 3 semaines",
      "vous crachez du sang, ou la poitrine fait mal",
      "vous vous sentez très malade, maigrissez ou manquez de souffle",
    ],
  },
  allergies: {
    advice: [
      "Évitez la cause : Fermez les fenêtres quand il y a du pollen. Douchez-vous et changez d’habits après une sortie.",
      "Protégez le nez et les yeux : Un peu de vaseline autour du nez retient le pollen. Des lunettes de soleil aident aussi.",
    ],
    askFor111: [
      "cela s’aggrave, ou un médicament de la pharmacie n’aide pas",
      "cela vous empêche de dormir ou de travailler",
    ],
  },
  cold: {
    advice: [
      "Repos, boissons, chaleur : Un rhume part le plus souvent en 1 à 2 semaines. Buvez beaucoup d’eau.",
      "Un mouchoir, une fois : Jetez les mouchoirs et lavez-vous souvent les mains, pour protéger les autres.",
    ],
    askFor111: ["vous avez de la fièvre ou des frissons", "vous allez plus mal, ou cela dure plus de 10 jours"],
  },
  indigestion: {
    advice: [
      "De petits repas : Mangez moins à la fois, et rien dans les 3 heures avant le coucher. Moins de café, d’alcool et de gras.",
      "La tête plus haut : Relevez un peu la tête du lit.",
    ],
    askFor111: ["cela revient souvent, ou vous maigrissez", "les aliments restent coincés", "vous vomissez souvent"],
  },
  "back-ache": {
    advice: [
      "Bougez : Continuez vos journées autant que possible. Ne restez pas longtemps au lit.",
      "Chaud ou froid : Posez du chaud, ou de la glace dans une serviette, pendant 20 minutes au plus.",
    ],
    askFor111: [
      "cela ne va pas mieux après quelques semaines",
      "vous avez de la fièvre ou vous sentez malade",
      "cela a commencé après une chute ou un accident",
    ],
  },
  diarrhoea: {
    advice: [
      "De petites gorgées : Buvez beaucoup d’eau ou de sirop dilué. Mangez quand vous en avez envie.",
      "Restez chez vous : Attendez 2 jours après la fin. Lavez-vous les mains au savon.",
    ],
    askFor111: ["cela dure plus de 7 jours", "vous voyez du sang", "vous urinez très peu ou avez des vertiges"],
  },
  constipation: {
    advice: [
      "Des fibres et de l’eau : Mangez des fruits, des légumes et du pain complet, et buvez beaucoup.",
      "Bougez, prenez le temps : Marchez chaque jour. N’attendez pas pour aller aux toilettes.",
    ],
    askFor111: ["cela ne va pas mieux, ou revient", "vous voyez du sang", "le ventre fait mal ou est gonflé"],
  },
  "insect-bite": {
    advice: [
      "Lavez et refroidissez : Retirez le dard en grattant. Lavez la peau, puis tenez du froid dessus 20 minutes.",
      "Ne grattez pas : En grattant, on laisse entrer les microbes.",
    ],
    askFor111: [
      "la rougeur s’étend, ou il y a du pus",
      "vous avez chaud et des frissons",
      "c’est dans la bouche ou la gorge, ou près d’un œil",
    ],
  },
  earache: {
    advice: [
      "Au chaud et au sec : Tenez un linge tiède ou frais sur l’oreille. Gardez-la loin de l’eau.",
      "Rien dans l’oreille : Pas de coton-tige. La douleur part le plus souvent en 3 jours.",
    ],
    askFor111: [
      "cela dure plus de 3 jours",
      "l’oreille coule, ou vous entendez moins",
      "vous avez des frissons, ou c’est gonflé autour",
    ],
  },
  "ear-wax": {
    advice: [
      "Ramollissez : Demandez des gouttes à un pharmacien. Le cérumen sort souvent seul ensuite.",
      "Pas de coton-tige : Il pousse le cérumen plus loin. Pas de bougie d’oreille.",
    ],
    askFor111: [
      "cela ne va pas mieux après 5 jours",
      "vous n’entendez soudain plus d’un côté",
      "l’oreille fait très mal ou coule",
    ],
  },
  "sinus-congestion": {
    advice: [
      "Rincez, réchauffez : Rincez le nez à l’eau salée. Un linge chaud sur le visage calme la pression.",
      "Repos et boissons : Cela part le plus souvent en 2 à 3 semaines. Dormez la tête plus haut.",
    ],
    askFor111: [
      "cela dure plus de 3 semaines, ou revient",
      "vous allez bien plus mal, ou rien ne calme la douleur",
      "un œil est gonflé, ou vous voyez moins bien",
    ],
  },
  "mouth-ulcer": {
    advice: [
      "Mangez mou : Évitez ce qui est épicé, salé ou dur.",
      "Brossez doucement : Prenez une brosse souple. Rincez à l’eau tiède salée et recrachez.",
    ],
    askFor111: [
      "cela dure plus de 3 semaines : voyez un médecin ou un dentiste",
      "cela saigne, rougit ou fait plus mal",
      "il en vient toujours de nouveaux",
    ],
  },
  toothache: {
    advice: [
      "Appelez un dentiste : Prenez rendez-vous si cela dure plus de 2 jours. Il doit chercher la cause.",
      "Ménagez la dent : Mangez mou, de l’autre côté. Évitez le sucré, le très chaud et le très froid.",
    ],
    askFor111: [
      "vous ne trouvez pas de dentiste et avez très mal",
      "la gencive ou le visage est gonflé",
      "vous avez chaud et des frissons",
    ],
  },
  "cold-sore": {
    advice: [
      "N’y touchez pas : Lavez-vous les mains avant et après. N’embrassez personne, surtout pas un bébé, jusqu’à la guérison.",
      "Agissez tôt : Les crèmes de pharmacie aident le plus dès les picotements. Un écran solaire peut aider.",
    ],
    askFor111: [
      "cela ne guérit pas après 10 jours",
      "c’est très grand, ou près d’un œil",
      "vous êtes enceinte ou vos défenses sont faibles",
    ],
  },
  "bad-breath": {
    advice: [
      "Dents et langue propres : Brossez deux fois par jour et nettoyez entre les dents. La langue aussi, doucement.",
      "Buvez de l’eau : Une bouche sèche sent plus. Moins de tabac, de café et d’ail.",
    ],
    askFor111: [
      "cela ne part pas en quelques semaines : voyez un dentiste",
      "les gencives saignent ou font mal, ou des dents bougent",
    ],
  },
  "chapped-lips": {
    advice: [
      "Un baume : De la vaseline ou un baume simple garde les lèvres souples. Dehors, avec écran solaire.",
      "Ne léchez pas : La salive dessèche. Buvez assez d’eau.",
    ],
    askFor111: ["elles font très mal, gonflent ou ont du pus", "une plaie ne guérit pas en 3 semaines"],
  },
  hiccups: {
    advice: [
      "Respirez lentement : Respirez par le ventre, ou retenez un court moment votre souffle.",
      "De l’eau froide : Buvez à petites gorgées. Évitez les bulles et le très chaud.",
    ],
    askFor111: ["il dure plus de 2 jours : voyez un médecin", "il revient souvent et vous gêne"],
  },
};
