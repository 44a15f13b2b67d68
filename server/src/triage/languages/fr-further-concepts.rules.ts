import type { ConceptTexts } from "./language.rules";

/** What is shown in French of the emergencies of the body, of pregnancy and of children. */
export const FRENCH_RED_FLAG_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  "heart-attack-signs": {
    label: "Signes d'une crise cardiaque",
    meaning: "Une crise cardiaque peut venir sans mal à la poitrine : sueurs, nausées, mal au bras ou à la mâchoire.",
  },
  "torn-or-swollen-aorta": {
    label: "Douleur qui déchire, ou boule qui bat dans le ventre",
    meaning: "Une douleur soudaine qui déchire peut venir du plus gros vaisseau du corps.",
  },
  "clot-on-the-lung": {
    label: "Signes d'un caillot dans le poumon",
    meaning: "Un essoufflement soudain, surtout avec une jambe gonflée, peut venir d'un caillot dans le poumon.",
  },
  "severe-asthma": {
    label: "Crise d'asthme grave",
    meaning: "L'asthme est dangereux si l'inhalateur n'aide pas ou si le souffle manque pour finir une phrase.",
  },
  "dangerous-vital-signs": {
    label: "Mesures dangereuses",
    meaning: "Ces mesures peuvent vouloir dire que le corps manque d'oxygène ou de sang.",
  },
  "water-on-the-lungs": {
    label: "Crachats mousseux ou sensation de se noyer en respirant",
    meaning: "De l'eau dans les poumons peut vite empêcher de respirer.",
  },
  "dangerous-heart-rhythm": {
    label: "Cœur qui bat mal et fait s'évanouir",
    meaning: "S'évanouir avec un cœur très rapide ou très lent peut vouloir dire qu'il ne pompe plus bien.",
  },
  "collapsed-lung": {
    label: "Signes d'un poumon à plat",
    meaning:
      "Une douleur soudaine d'un côté avec un souffle court peut vouloir dire qu'un poumon s'est vidé de son air.",
  },
  "very-high-blood-pressure-with-signs": {
    label: "Tension très haute avec d'autres signes",
    meaning: "Une tension très haute avec mal de tête, vue qui change ou mal à la poitrine peut vite abîmer le corps.",
  },
  "sickle-cell-crisis": {
    label: "Crise de drépanocytose",
    meaning: "Avec la drépanocytose, une forte douleur, de la fièvre ou un souffle court se soignent à l'hôpital.",
  },
  "stroke-signs-in-notes": {
    label: "Signes d'un AVC",
    meaning: "Une faiblesse soudaine d'un côté, ou du mal à parler ou à tenir debout, peut être le signe d'un AVC.",
  },
  "mini-stroke": {
    label: "Signes d'un mini-AVC, même s'ils sont passés",
    meaning: "Des signes d'AVC qui passent sont un avertissement : un AVC peut suivre, et on peut l'éviter.",
  },
  "bleeding-around-the-brain": {
    label: "Mal de tête venu comme un coup",
    meaning: "Un mal de tête très fort en moins d'une minute peut venir d'un saignement autour du cerveau.",
  },
  "pressure-on-the-brain": {
    label: "Mal de tête avec signes de pression sur le cerveau",
    meaning:
      "Un mal de tête avec somnolence, vomi au réveil ou vue qui change peut venir d'une pression sur le cerveau.",
  },
  "spreading-weakness": {
    label: "Faiblesse qui s'étend, ou jambes qui ne portent plus",
    meaning: "Une faiblesse qui s'étend, ou un engourdissement entre les jambes, peut mettre les nerfs en danger.",
  },
  "fit-in-notes": {
    label: "Crise avec convulsions",
    meaning: "Des convulsions demandent une aide immédiate si c'est la première fois, si elles durent ou reviennent.",
  },
  "acute-glaucoma": {
    label: "Œil rouge très douloureux avec vue trouble",
    meaning: "Un œil rouge très douloureux, avec halos ou vomi, peut venir d'une pression qui monte dans l'œil.",
  },
  "loose-retina": {
    label: "Éclairs et taches avec une ombre dans la vue",
    meaning: "Des éclairs, beaucoup de taches ou une ombre peuvent montrer que le fond de l'œil se décolle.",
  },
  "headache-with-sight-loss": {
    label: "Tempe douloureuse avec vue qui change",
    meaning: "Une tempe ou une mâchoire douloureuse avec une vue qui change peut mettre l'œil en danger.",
  },
  "eye-injury": {
    label: "Blessure grave de l'œil ou produit dans l'œil",
    meaning: "Un produit ou un objet pointu dans l'œil peut faire perdre la vue en quelques minutes.",
  },
  "infection-around-the-eye": {
    label: "Infection profonde autour de l'œil",
    meaning: "Un œil gonflé avec de la fièvre peut être une infection qui s'étend derrière l'œil.",
  },
  "sepsis-in-notes": {
    label: "Signes de septicémie (sepsis)",
    meaning: "Une infection qui rend confus, froid, très faible ou fait respirer vite peut être une septicémie.",
  },
  "fever-with-low-immunity": {
    label: "Fièvre avec des défenses faibles",
    meaning: "Quand les défenses du corps sont faibles, la fièvre se soigne à l'hôpital dans l'heure.",
  },
  "meningitis-in-notes": {
    label: "Signes possibles de méningite",
    meaning:
      "Une nuque raide ou des taches qui ne s'effacent pas, avec fièvre ou mal de tête, peuvent être une méningite.",
  },
  "flesh-infection": {
    label: "Infection de la peau qui s'étend très vite",
    meaning: "Une douleur bien pire que la plaie, ou une peau qui noircit, peut venir d'une infection profonde.",
  },
  "throat-closing-infection": {
    label: "Infection de la gorge qui peut gêner le souffle",
    meaning: "Baver, ou ne plus pouvoir avaler du tout, peut vouloir dire que la gorge se ferme.",
  },
  "fever-after-the-tropics": {
    label: "Fièvre après un voyage en zone de paludisme",
    meaning: "Une fièvre après un tel voyage peut être le paludisme, qui devient dangereux en un jour.",
  },
  "infected-joint": {
    label: "Articulation chaude et gonflée avec fièvre",
    meaning: "Une articulation chaude avec de la fièvre peut être infectée et se perdre en quelques jours.",
  },
  "lockjaw-or-rabies-risk": {
    label: "Tétanos, rage ou botulisme possible",
    meaning:
      "Certaines infections par plaie ou morsure ne s'arrêtent que dans les premières heures ou les premiers jours.",
  },
  "tummy-emergency": {
    label: "Signes d'appendicite ou autre urgence du ventre",
    meaning: "Un mal de ventre pire en bougeant, en toussant ou au toucher peut demander une opération aujourd'hui.",
  },
  "pancreas-or-bile": {
    label: "Forte douleur en haut du ventre avec vomi ou fièvre",
    meaning: "Une forte douleur en haut du ventre avec vomi, fièvre ou peau jaune se soigne à l'hôpital.",
  },
  "blocked-bowel": {
    label: "Signes d'un intestin bloqué",
    meaning: "Un ventre gonflé avec vomi, sans gaz ni selles, peut vouloir dire que l'intestin est bloqué.",
  },
  "trapped-hernia": {
    label: "Une hernie coincée",
    meaning: "Une hernie dure, douloureuse et qui ne rentre plus ne reçoit peut-être plus de sang.",
  },
  "bleeding-inside-the-gut": {
    label: "Saignement important de l'estomac ou de l'intestin",
    meaning: "Du sang vomi, des selles noires ou beaucoup de sang par l'anus peuvent venir d'un saignement interne.",
  },
  "twisted-testicle": {
    label: "Douleur soudaine dans un testicule",
    meaning: "Une douleur soudaine au testicule peut vouloir dire qu'il est tordu et ne reçoit plus de sang.",
  },
  "erection-that-stays": {
    label: "Érection qui ne passe pas, ou prépuce coincé",
    meaning: "Une érection qui dure des heures peut abîmer le pénis pour toujours.",
  },
  "cannot-pee": {
    label: "Impossible d'uriner",
    meaning: "Ne plus pouvoir uriner du tout peut abîmer les reins et demande l'hôpital aujourd'hui.",
  },
  "ectopic-pregnancy": {
    label: "Signes d'une grossesse hors de l'utérus",
    meaning: "Une douleur d'un côté en début de grossesse peut vouloir dire qu'elle grandit hors de l'utérus.",
  },
  "pre-eclampsia": {
    label: "Signes de prééclampsie",
    meaning: "Mal de tête, éclairs ou gonflement soudain pendant la grossesse peuvent venir d'une tension très haute.",
  },
  "bleeding-or-pain-in-pregnancy": {
    label: "Sang, forte douleur ou perte des eaux pendant la grossesse",
    meaning: "Du sang ou une forte douleur pendant la grossesse peut demander de l'aide tout de suite.",
  },
  "baby-moves-less": {
    label: "Le bébé à naître bouge moins",
    meaning: "Un bébé qui bouge moins avant la naissance doit être examiné tout de suite.",
  },
  "after-birth-emergency": {
    label: "Urgence après un accouchement",
    meaning: "Beaucoup de sang, de la fièvre ou des pensées étranges après une naissance demandent une aide immédiate.",
  },
  "heavy-bleeding-down-below": {
    label: "Saignement très fort du vagin",
    meaning: "Tremper une serviette par heure, ou se sentir mal en saignant, demande une aide immédiate.",
  },
  "twisted-ovary": {
    label: "Forte douleur soudaine en bas du ventre chez une femme",
    meaning: "Une forte douleur soudaine en bas d'un côté peut venir d'un ovaire tordu ou percé.",
  },
  "young-baby-fever": {
    label: "Fièvre chez un bébé de moins de 3 mois",
    meaning: "Avant 3 mois, la fièvre peut être le seul signe d'une infection grave.",
  },
  "child-not-responding": {
    label: "Bébé ou enfant qui va très mal",
    meaning: "Un enfant tout mou, pâle ou difficile à réveiller a besoin d'aide tout de suite.",
  },
  "child-breathing": {
    label: "Bébé ou enfant qui respire mal",
    meaning: "Un souffle rapide ou bruyant, ou des côtes qui se creusent, montrent qu'un enfant s'épuise.",
  },
  "baby-belly": {
    label: "Vomi vert, sang en gelée ou crises de cris chez un bébé",
    meaning: "Un vomi vert ou du sang comme de la gelée peut vouloir dire que l'intestin du bébé est bloqué.",
  },
  "dehydrated-child": {
    label: "Bébé ou enfant qui perd trop d'eau",
    meaning: "Un enfant qui perd de l'eau va vite mal. Des couches sèches sont un avertissement.",
  },
  "child-with-blood-and-kidney-signs": {
    label: "Diarrhée avec sang, pâleur ou peu d'urine",
    meaning: "Une diarrhée avec du sang, puis une pâleur ou peu d'urine, peut abîmer les reins.",
  },
  "swallowed-object": {
    label: "Objet dangereux avalé",
    meaning: "Une pile, un aimant ou un objet pointu peut brûler ou percer l'intestin en quelques heures.",
  },
  "child-swallowed-poison": {
    label: "Enfant qui a peut-être pris un médicament ou un poison",
    meaning: "Un seul comprimé, ou une gorgée de produit ménager, peut être dangereux pour un enfant.",
  },
  "bite-to-the-face": {
    label: "Morsure au visage ou morsure venimeuse",
    meaning: "Une morsure au visage ou une morsure de serpent se soigne à l'hôpital.",
  },
};
