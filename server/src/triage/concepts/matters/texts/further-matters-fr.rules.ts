import type { AdviceById } from "../../complaints/complaint.rules";

/** Further questions about care and of people who are well, in French. */
export const FURTHER_MATTERS_FR: AdviceById = {
  "contraception-question": {
    advice: [
      "Une pilule en retard : Prenez-la dès que vous y pensez et continuez. Une pilule combinée en retard d’un jour au plus ne change rien. La mini-pilule n’a que 3 ou 12 heures ; la notice le dit.",
      "Gratuit pour tous : La contraception est gratuite chez le médecin, en centre et dans beaucoup de pharmacies. On vous y parle aussi des autres moyens.",
    ],
    askFor111: [
      "vous avez oublié deux pilules ou plus, ou eu un rapport sans protection : demandez à un pharmacien aujourd’hui",
      "vous avez vomi ou eu une forte diarrhée après une pilule",
      "vous avez une migraine avec des éclairs, mal à une jambe ou à la poitrine",
    ],
  },
  "pregnancy-plans": {
    advice: [
      "Avant et au début : Prenez 400 microgrammes d’acide folique avant d’essayer et jusqu’à 12 semaines, et de la vitamine D. Ni alcool, ni viande crue, ni foie, ni fromage mou à croûte blanche. 2 cafés par jour au plus.",
      "Quand tout va bien : Sport doux et voyages sont possibles ; les avions ont des limites dès 28 semaines. Le lait tiré se garde 8 jours dans un frigo froid. Demandez à la sage-femme.",
    ],
    askFor111: [
      "vous saignez, perdez du liquide ou avez très mal",
      "bébé bouge moins : appelez la maternité tout de suite",
      "vous avez très mal à la tête, voyez flou ou gonflez d’un coup",
      "vous êtes triste ou très anxieuse",
    ],
  },
  "baby-days": {
    advice: [
      "Manger et dormir : Les aliments solides vers 6 mois, avec des légumes mous. Pas de miel avant 1 an. Bébé dort sur le dos, dans son lit. Beaucoup se réveillent encore la nuit.",
      "Les soins : Un bain 2 ou 3 fois par semaine suffit. Nombril sec et propre. Chaque bébé s’assoit et marche à son heure. La puéricultrice vous connaît.",
    ],
    askFor111: [
      "bébé boit moins, est chaud, mou ou dur à réveiller",
      "le nombril est rouge, sent mauvais ou saigne",
      "bébé ne s’assoit pas à 1 an ou ne marche pas à 18 mois : dites-le à la puéricultrice",
    ],
  },
  "children-growing": {
    advice: [
      "Au quotidien : Du calme, et des heures fixes pour les repas et le lit. L’enfant va sur le pot quand il est prêt, souvent à 2 ou 3 ans. Colères et mauvais rêves font partie de l’âge.",
      "Grandir : Le lit mouillé est courant jusqu’à 5 ans et plus. Laissez un pouce de place dans les chaussures. Les premières règles viennent entre 10 et 15 ans.",
    ],
    askFor111: [
      "l’enfant perd ce qu’il savait faire",
      "il se mouille de nouveau, ou a très soif",
      "sa croissance, son langage ou sa conduite vous inquiète : voyez la puéricultrice ou le médecin",
    ],
  },
  "school-and-stories": {
    advice: [
      "Où chercher : Le site du NHS et MedlinePlus expliquent les maladies avec des mots simples. L’école ou la bibliothèque vous aide aussi.",
      "Un film n’est pas la vie : Tout y va plus vite et plus étrangement. Pour les vrais premiers secours, suivez un cours.",
    ],
    askFor111: [
      "c’est tout de même pour vous ou un proche : posez une question à part",
      "quelqu’un a besoin d’aide maintenant : appelez le 999",
    ],
  },
  "body-questions": {
    advice: [
      "Chaque corps est différent : Beaucoup de choses étonnantes sont normales et changent d’une personne à l’autre.",
      "Pour lire : Le site du NHS et les bibliothèques expliquent le corps. Le pharmacien aussi.",
    ],
    askFor111: [
      "quelque chose a changé dans votre corps, fait mal ou vous inquiète : demandez à part",
      "il s’agit d’un enfant et vous êtes inquiet",
    ],
  },
  "first-aid-learning": {
    advice: [
      "Apprenez : La Croix-Rouge britannique et St John Ambulance ont des cours et des applis gratuites, aussi pour les bébés.",
      "À la maison : Pansements, bandes, thermomètre digital, paracétamol et sels de réhydratation, loin des enfants. Regardez les dates chaque année.",
    ],
    askFor111: [
      "quelqu’un est blessé ou malade maintenant : demandez à part, ou appelez le 999",
      "vous avez utilisé un produit périmé et vous sentez mal",
    ],
  },
  "food-safety": {
    advice: [
      "Les dates : Rien après la date limite (use by). Après « best before », c’est sûr mais moins bon. Restes mangés en 2 jours, riz en 1 jour, chauffés jusqu’à la vapeur.",
      "Boire et manger : Jusqu’à 4 cafés par jour pour la plupart des adultes, et 14 unités d’alcool par semaine au plus. Sans viande : haricots, légumes verts et aliments avec B12 ajoutée.",
    ],
    askFor111: [
      "vous vomissez, avez une forte diarrhée ou de la fièvre après un repas",
      "vous êtes enceinte ou avez du diabète : demandez avant de jeûner ou de changer",
      "quelqu’un ne peut plus arrêter l’alcool : demandez de l’aide",
    ],
  },
  "travel-plans": {
    advice: [
      "Médicaments : En bagage à main, dans leur boîte, avec l’ordonnance. Pour les plus stricts, demandez à la compagnie et à l’ambassade.",
      "Préparez : Vaccins 6 à 8 semaines avant. Dites les maladies passées à l’assurance. Marchez dans l’avion. Prenez tout de suite la nouvelle heure.",
    ],
    askFor111: [
      "vous avez eu il y a peu un caillot, une opération ou une maladie du cœur : demandez avant de voler",
      "vous êtes malade au retour, surtout avec de la fièvre",
    ],
  },
  "forms-and-costs": {
    advice: [
      "À qui demander : Carte de stationnement et aide à domicile : la mairie (council). Dentiste et lunettes : demandez les prix. Formulaires et lettres : votre cabinet ; certains sont payants.",
      "Bon à savoir : Qui a payé la « health surcharge » utilise le NHS comme tous. Pour donner son sang, demandez au service du sang, aussi pour les maladies passées.",
    ],
    askFor111: [
      "la marche, la mémoire ou la force ont baissé il y a peu : voyez un médecin",
      "vous aidez quelqu’un et n’en pouvez plus : demandez de l’aide",
    ],
  },
  "screening-invitations": {
    advice: [
      "Quand : Col de l’utérus de 25 à 64 ans, sein de 50 à 70, intestin dès 50, bilan de santé de 40 à 74 en Angleterre. Une lettre vient si le cabinet a votre adresse.",
      "Comment : Cela prend quelques minutes. Vous pouvez demander une femme, et arrêter à tout moment. Parlez des résultats d’avant.",
    ],
    askFor111: [
      "vous avez une boule, un saignement ou un changement : n’attendez pas la lettre, voyez un médecin",
      "une lettre dit que l’on a trouvé quelque chose : appelez le numéro indiqué",
    ],
  },
  "usual-tablets": {
    advice: [
      "Thyroïde, fer, estomac : La lévothyroxine le matin, une demi-heure avant repas et café. Le fer avec du jus d’orange, pas avec du thé. L’oméprazole avant le petit déjeuner.",
      "Boîtes et patchs : Le même médicament peut changer de boîte ou de couleur ; comparez nom et dose. Le patch sur peau propre et sèche, chaque fois ailleurs.",
    ],
    askFor111: [
      "le nom ou la dose ne sont pas ceux d’avant",
      "vous avez oublié plus d’une prise, ou n’en avez plus",
      "vous vous sentez mal depuis un changement",
    ],
  },
  "home-and-habits": {
    advice: [
      "Se laver : Les mains au savon 20 secondes. Pour la douche, c’est selon vous. Savon doux et crème simple suffisent. Essayez une teinture sur un petit endroit 2 jours avant.",
      "À la maison : L’oreiller est bon si la nuque est droite. Chambre fraîche et sèche. Les animaux, oui, avec des mains propres, mais pas dans le lit d’un bébé.",
    ],
    askFor111: [
      "la peau gonfle, cloque ou brûle après un produit",
      "vous vous sentez mal à la chaleur ou dans un bain chaud",
      "quelque chose fait mal ou a changé : demandez à part",
    ],
  },
  "period-products": {
    advice: [
      "Lequel : Changez le tampon toutes les 4 à 8 heures, la serviette quand elle est pleine, la coupe après 12 heures au plus. Mains lavées avant et après. Les filles peuvent mettre un tampon dès les premières règles.",
      "Le cycle : De 21 à 35 jours, c’est normal, et il varie les premières années. Sport et natation sont possibles.",
    ],
    askFor111: [
      "vous avez de la fièvre, des rougeurs ou vous sentez mal avec un tampon : retirez-le et demandez tout de suite",
      "un tampon est coincé",
      "les règles sont très fortes, cessent ou viennent entre-temps : voyez un médecin",
    ],
  },
};
