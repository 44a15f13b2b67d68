import type { AdviceById } from "../complaint.rules";

/** Small things of every day, in French. */
export const DAILY_FR: AdviceById = {
  "fungal-nail": {
    advice: [
      "Soignez-le à la maison : La pharmacie a des vernis pour l’ongle. Il faut 6 à 12 mois pour qu’un ongle sain repousse. Beaucoup de gens ne font rien.",
      "Gardez-le sec : Séchez bien les pieds, chaussettes propres en coton, chaussures aérées. Ne partagez pas ciseaux ni serviettes.",
    ],
    askFor111: [
      "la peau autour est rouge, chaude, gonflée ou a du pus",
      "vous avez du diabète ou peu de défenses",
      "d’autres ongles sont pris",
    ],
  },
  "sensitive-teeth": {
    advice: [
      "Brossez doucement : Brosse souple et dentifrice pour dents sensibles 2 fois par jour. Le soir, laissez-en un peu sur l’endroit.",
      "Moins d’acide : Moins de sodas, de jus et de glaçons. Attendez une heure après un aliment acide avant de brosser.",
    ],
    askFor111: [
      "une dent fait mal plus de quelques secondes ou vous réveille : voyez un dentiste",
      "le visage ou la gencive est gonflé",
      "cela ne va pas mieux après 3 semaines",
    ],
  },
  colic: {
    advice: [
      "Consolez : Donnez le lait bébé bien droit, faites-le roter, bercez-le, essayez un bain tiède ou un son doux.",
      "Pour vous : Ce n’est la faute de personne et cela finit vers 4 à 6 mois. Si c’est trop, posez bébé en sécurité et soufflez. Relayez-vous.",
    ],
    askFor111: [
      "le cri est faible, très aigu ou pas comme d’habitude",
      "bébé a de la fièvre, est mou, vomit en jet ou a du sang dans les selles",
      "bébé boit mal ou ne grossit pas",
      "vous craignez de lui faire du mal : demandez de l’aide tout de suite",
    ],
  },
  "hand-foot-mouth": {
    advice: [
      "Soulagez la bouche : Boissons fraîches et aliments mous. Rien de chaud, d’acide ni de salé.",
      "Évitez de le donner : Lavez souvent les mains. L’enfant peut aller à la crèche dès qu’il va assez bien. Ne percez pas les cloques.",
    ],
    askFor111: [
      "l’enfant boit peu ou ne mouille pas de couche pendant 8 heures",
      "cela ne va pas mieux après 7 à 10 jours",
      "l’enfant est très chaud, somnolent ou confus",
      "vous êtes enceinte et vous l’avez",
    ],
  },
  chafing: {
    advice: [
      "Laissez guérir : Lavez à l’eau, séchez en tapotant, mettez une pommade simple. Coton ample, et repos de ce qui frotte.",
      "La prochaine fois : Vaseline ou crème anti-frottement avant de partir. Un short à votre taille, et changez les habits mouillés.",
    ],
    askFor111: [
      "la peau est très rouge, chaude, suinte ou a du pus",
      "vous avez chaud et des frissons",
      "ce n’est pas guéri après une semaine",
    ],
  },
  "ears-after-loud-music": {
    advice: [
      "Du repos : Évitez le bruit quelques jours. Le sifflement après un concert part souvent en 2 jours.",
      "Protégez-les : Bouchons pour la musique, loin des enceintes, et des pauses au calme.",
    ],
    askFor111: [
      "cela siffle encore après une semaine",
      "vous entendez soudain moins, ou d’une seule oreille : demandez le jour même",
      "vous avez des vertiges, ou cela bat comme votre pouls",
    ],
  },
  "desk-aches": {
    advice: [
      "Bougez souvent : Levez-vous toutes les demi-heures, roulez les épaules, étirez les mains. La chaleur détend.",
      "Votre place : Écran à hauteur des yeux, bras posés, pieds au sol. Variez les gestes qui se répètent.",
    ],
    askFor111: [
      "la main ou le bras est engourdi, faible ou lâche des choses",
      "vous avez de la fièvre ou très mal à la tête avec la nuque raide",
      "cela ne va pas mieux après quelques semaines",
    ],
  },
  "cycle-twinges": {
    advice: [
      "Soulagez : Chaleur sur le ventre, mouvement doux et repos. Sentir un côté au milieu du cycle est courant.",
      "Notez : Les jours et ce que vous sentez, pendant 2 ou 3 mois. Repas réguliers et sommeil aident avant les règles.",
    ],
    askFor111: [
      "la douleur est forte, ou avec fièvre, vomissements ou malaise",
      "les règles ont du retard et vous pouvez être enceinte",
      "votre humeur gâche votre vie ou votre travail : voyez un médecin",
    ],
  },
  "pelvic-floor": {
    advice: [
      "Entraînez-le : Serrez comme pour retenir urine et gaz, tenez quelques secondes, relâchez. 10 à 15 fois, 3 fois par jour, pendant 3 mois.",
      "Buvez bien : Prenez 6 à 8 verres par jour. Moins de café, de thé et de sodas, c’est souvent moins de toilettes.",
    ],
    askFor111: [
      "cela brûle, ou il y a du sang dans l’urine",
      "vous avez toujours soif, ou vous levez souvent la nuit",
      "vous ne sentez plus vos fesses ou ne retenez plus rien : demandez tout de suite",
      "rien n’a changé après 3 mois : voyez un médecin",
    ],
  },
  scars: {
    advice: [
      "Prenez-en soin : Une crème simple une fois guérie, et un indice solaire élevé. Un gel au silicone de la pharmacie peut aider.",
      "Du temps : Une cicatrice pâlit pendant 2 ans. Un maquillage couvrant la cache.",
    ],
    askFor111: [
      "elle est rouge, chaude, ouverte ou a du pus",
      "elle grossit, fait mal ou tire sur une articulation",
      "elle vous gêne beaucoup : voyez un médecin",
    ],
  },
  "piercing-or-tattoo": {
    advice: [
      "Gardez propre : Mains lavées, eau tiède salée 2 fois par jour, séchez en tapotant. Ne touchez pas aux croûtes.",
      "Laissez tranquille : Ni piscine ni mer avant la guérison. Pas de soleil sur un tatouage récent. Gardez la tige le temps indiqué.",
    ],
    askFor111: [
      "c’est chaud, gonflé, très douloureux ou il y a du pus",
      "vous avez chaud et des frissons",
      "une boucle est prise dans la peau",
    ],
  },
  "hair-shedding": {
    advice: [
      "C’est courant : On perd 50 à 100 cheveux par jour. Plus, quelques mois après un accouchement, une maladie ou du stress ; cela repousse.",
      "En douceur : Shampoing doux, peigne large, peu de chaleur. Mangez assez de protéines et de fer.",
    ],
    askFor111: [
      "vous avez des plaques sans cheveux, ou le cuir chevelu est douloureux",
      "ils tombent par touffes sans raison",
      "vous êtes aussi très fatigué ou maigrissez : voyez un médecin",
    ],
  },
  "sweat-with-effort": {
    advice: [
      "Restez frais : Lavez-vous chaque jour, séchez bien, antitranspirant le soir. Du coton, et changez les habits mouillés.",
      "Buvez : L’eau suffit pour une heure de sport. Plus longtemps, ajoutez un peu de sel et de sucre.",
    ],
    askFor111: [
      "vous vous réveillez trempé, maigrissez ou avez de la fièvre",
      "vous transpirez avec mal à la poitrine ou malaise : appelez le 999",
      "cela vous empêche de vivre : voyez un médecin",
    ],
  },
  "stuff-on-skin": {
    advice: [
      "Enlevez-le : Le piment part avec de l’huile ou du lait puis du savon. La colle forte part à l’eau tiède savonneuse ; ne tirez jamais. La teinture pâlit en quelques jours.",
      "Soignez la peau : Une crème simple ensuite. Pas de doigts dans les yeux.",
    ],
    askFor111: [
      "il y en a dans un œil, ou c’est avalé : demandez tout de suite",
      "la peau cloque ou gonfle",
      "le visage gonfle ou vous respirez mal : appelez le 999",
    ],
  },
  "cold-hands": {
    advice: [
      "Au chaud : Gants, bonnes chaussettes, plusieurs couches, et bougez. Réchauffez tout le corps.",
      "Ce qui aide : Ne pas fumer, moins de café, boissons et repas chauds.",
    ],
    askFor111: [
      "les doigts deviennent blancs ou bleus, font mal ou s’engourdissent",
      "une seule main ou un seul pied est froid : demandez le jour même",
      "des plaies ne guérissent pas",
    ],
  },
  "small-tummy-ache": {
    advice: [
      "Attendez au repos : Petites gorgées d’eau, bouillotte sur le ventre, repas simples. Cela passe souvent en quelques heures.",
      "Le trac aussi : Parlez de ce qui vient, respirez lentement, et continuez la journée.",
    ],
    askFor111: [
      "la douleur est forte, augmente ou va à droite",
      "il y a de la fièvre, du sang ou des vomissements qui durent",
      "le ventre est dur ou fait mal quand on touche",
      "cela revient souvent : voyez un médecin",
    ],
  },
  "stiff-joints": {
    advice: [
      "Mettez-vous en route : Bougez doucement au lever. L’eau chaude assouplit les mains.",
      "Restez actif : Marche, natation ou vélo presque chaque jour. Des muscles forts protègent les articulations.",
    ],
    askFor111: [
      "une articulation est chaude, rouge ou gonflée",
      "c’est raide plus d’une demi-heure chaque matin : voyez un médecin",
      "vous ne pouvez pas vous appuyer dessus",
    ],
  },
  "newborn-ways": {
    advice: [
      "C’est courant : Un nouveau-né éternue, a le hoquet, grogne et sursaute. Des selles molles jaune moutarde sont normales au sein.",
      "Regardez l’ensemble : Un bébé qui tète, se réveille pour téter et mouille ses couches va souvent bien. Demandez à la puéricultrice.",
    ],
    askFor111: [
      "bébé a 38 ou plus, ou est froid : demandez tout de suite",
      "bébé tète moins, est mou ou dur à réveiller",
      "la peau ou les yeux sont jaunes",
      "bébé respire vite ou devient bleu : appelez le 999",
    ],
  },
  bunions: {
    advice: [
      "Chaussures larges : Talons bas, bout souple et large. Coussinets ou semelles de la pharmacie.",
      "Soulagez : Un froid enveloppé quelques minutes après une longue journée.",
    ],
    askFor111: [
      "cela vous empêche de faire ce que vous voulez : voyez un médecin",
      "c’est chaud, rouge ou il y a une plaie",
      "vous avez du diabète",
    ],
  },
  "ingrown-hair": {
    advice: [
      "Laissez-le : Ne rasez, n’épilez et ne pressez pas. Compresses tièdes et gommage doux aident le poil à sortir.",
      "Au rasage : Peau mouillée, gel, lame neuve, dans le sens du poil.",
    ],
    askFor111: [
      "c’est chaud, gonflé, très douloureux ou il y a du pus",
      "la rougeur s’étend",
      "cela revient sans cesse",
    ],
  },
  molluscum: {
    advice: [
      "Cela part seul : Les boutons sont sans danger et partent souvent en 18 mois. Ne grattez pas, ne pressez pas.",
      "Évitez de le donner : Ni serviette ni bain en commun. L’enfant peut aller à l’école et nager.",
    ],
    askFor111: [
      "un bouton est rouge, chaud et douloureux ou a du pus",
      "il y en a près de l’œil ou sur le sexe",
      "vous avez peu de défenses",
    ],
  },
  "shin-splints": {
    advice: [
      "Reposez-vous de la course : Natation ou vélo 2 à 4 semaines. Froid enveloppé 20 minutes.",
      "Reprenez lentement : Sol souple, bonnes chaussures, un peu plus chaque semaine.",
    ],
    askFor111: [
      "un point fait très mal, même au repos",
      "la jambe est gonflée, chaude ou engourdie",
      "cela ne va pas mieux après quelques semaines",
    ],
  },
  "skin-tags": {
    advice: [
      "Rien à soigner : C’est sans danger et courant là où la peau frotte.",
      "Ne coupez pas : Ne le coupez ni ne le liez vous-même. La pharmacie vous dira ce qui existe.",
    ],
    askFor111: [
      "il saigne, grossit ou change de couleur",
      "vous n’êtes pas sûr de ce que c’est : voyez un médecin",
      "il accroche et fait mal",
    ],
  },
  "slapped-cheek": {
    advice: [
      "Repos et boissons : Cela guérit souvent seul en 3 semaines. Une crème fraîche calme la peau.",
      "École : Une fois les rougeurs là, cela ne se donne presque plus ; l’enfant peut aller à l’école.",
    ],
    askFor111: [
      "vous êtes enceinte et l’avez côtoyée : demandez à la sage-femme ou au médecin",
      "vous avez une maladie du sang ou peu de défenses",
      "l’enfant est très pâle, essoufflé ou fait un malaise : demandez tout de suite",
    ],
  },
  "spider-veins": {
    advice: [
      "Pour le confort : Marchez, levez les pieds, ne restez pas longtemps debout. Des bas de soutien peuvent aider.",
      "L’aspect : Elles sont sans danger. Les crèmes ne les enlèvent pas.",
    ],
    askFor111: [
      "une veine est chaude, dure et douloureuse, ou saigne",
      "la jambe gonfle ou fait mal : demandez le jour même",
      "la peau change de couleur ou s’ouvre",
    ],
  },
};
