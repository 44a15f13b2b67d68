import type { ConceptTexts } from "./language.rules";

/** What is shown in Spanish of the emergencies that were added later. */
export const SPANISH_FURTHER_EMERGENCIES: Readonly<Record<string, ConceptTexts>> = {
  "heart-attack-signs": {
    label: "Señales de un infarto",
    meaning: "Un infarto puede venir sin dolor en el pecho: con sudor, náuseas o dolor en el brazo o la mandíbula.",
  },
  "torn-or-swollen-aorta": {
    label: "Dolor que desgarra o un bulto que late en la barriga",
    meaning: "Un dolor repentino que desgarra puede venir del vaso sanguíneo más grande del cuerpo.",
  },
  "clot-on-the-lung": {
    label: "Señales de un coágulo en el pulmón",
    meaning: "Quedarse de repente sin aire, sobre todo con una pierna hinchada, puede ser un coágulo en el pulmón.",
  },
  "severe-asthma": {
    label: "Ataque de asma grave",
    meaning: "El asma es peligrosa cuando el inhalador no ayuda o falta aire para decir una frase.",
  },
  "dangerous-vital-signs": {
    label: "Medidas que son peligrosas",
    meaning: "Estas medidas pueden indicar que al cuerpo le falta oxígeno o sangre.",
  },
  "water-on-the-lungs": {
    label: "Saliva con espuma o sensación de ahogarse",
    meaning: "El líquido en los pulmones puede impedir respirar en poco tiempo.",
  },
  "dangerous-heart-rhythm": {
    label: "Ritmo del corazón que hace desmayarse",
    meaning: "Desmayarse con el corazón muy rápido o muy lento puede indicar que ya no bombea bien.",
  },
  "collapsed-lung": {
    label: "Señales de un pulmón colapsado",
    meaning: "Un dolor repentino en un lado con falta de aire puede indicar que un pulmón se ha vaciado.",
  },
  "very-high-blood-pressure-with-signs": {
    label: "Tensión muy alta con otras señales",
    meaning:
      "La tensión muy alta con dolor de cabeza, de pecho o cambios en la vista puede dañar el cuerpo muy pronto.",
  },
  "sickle-cell-crisis": {
    label: "Crisis de células falciformes",
    meaning: "Con esta enfermedad, un dolor fuerte, la fiebre o la falta de aire necesitan atención en el hospital.",
  },
  "stroke-signs-in-notes": {
    label: "Señales de un ictus",
    meaning: "La debilidad repentina de un lado, o problemas con las palabras o el equilibrio, pueden ser un ictus.",
  },
  "mini-stroke": {
    label: "Señales de un ictus pequeño, aunque hayan pasado",
    meaning: "Las señales de un ictus que se pasan son un aviso: puede venir otro, y se puede evitar.",
  },
  "bleeding-around-the-brain": {
    label: "Dolor de cabeza que llegó como un golpe",
    meaning: "Un dolor de cabeza que llega al máximo en un minuto puede venir de un sangrado alrededor del cerebro.",
  },
  "pressure-on-the-brain": {
    label: "Dolor de cabeza con señales de presión en el cerebro",
    meaning:
      "El dolor de cabeza con sueño, vómitos al despertar o cambios en la vista puede venir de presión en el cerebro.",
  },
  "spreading-weakness": {
    label: "Debilidad que se extiende o piernas que no responden",
    meaning: "La debilidad que se extiende, o no sentir entre las piernas, puede indicar que hay nervios en peligro.",
  },
  "fit-in-notes": {
    label: "Convulsiones",
    meaning: "Las convulsiones necesitan ayuda enseguida si son las primeras, si duran mucho o si se repiten.",
  },
  "acute-glaucoma": {
    label: "Ojo rojo con mucho dolor y vista borrosa",
    meaning: "Un ojo rojo con mucho dolor, halos o náuseas puede tener la presión demasiado alta.",
  },
  "loose-retina": {
    label: "Destellos y puntos negros con una sombra",
    meaning: "Los destellos nuevos, muchos puntos o una sombra pueden indicar que el fondo del ojo se despega.",
  },
  "headache-with-sight-loss": {
    label: "Dolor en la sien con cambios en la vista",
    meaning: "Un dolor en la sien o la mandíbula con cambios en la vista puede poner el ojo en peligro.",
  },
  "eye-injury": {
    label: "Herida grave o producto químico en el ojo",
    meaning: "Los productos químicos y los objetos afilados en el ojo pueden quitar la vista en minutos.",
  },
  "infection-around-the-eye": {
    label: "Infección profunda alrededor del ojo",
    meaning: "Un ojo hinchado con fiebre puede ser una infección que se extiende detrás del ojo.",
  },
  "sepsis-in-notes": {
    label: "Señales de sepsis",
    meaning: "Una infección con confusión, frío, respiración rápida o mucha debilidad puede ser sepsis.",
  },
  "fever-with-low-immunity": {
    label: "Fiebre con las defensas bajas",
    meaning:
      "Cuando las defensas del cuerpo están bajas, la fiebre necesita atención en el hospital en menos de una hora.",
  },
  "meningitis-in-notes": {
    label: "Señales de meningitis",
    meaning: "El cuello rígido o las manchas que no desaparecen, con dolor de cabeza o fiebre, pueden ser meningitis.",
  },
  "flesh-infection": {
    label: "Infección de la piel que se extiende muy rápido",
    meaning: "Un dolor mucho peor de lo que parece, o una piel que se oscurece, puede ser una infección profunda.",
  },
  "throat-closing-infection": {
    label: "Infección de garganta que puede impedir respirar",
    meaning: "Babear, o no poder tragar nada, puede indicar que la garganta se está cerrando.",
  },
  "fever-after-the-tropics": {
    label: "Fiebre después de un viaje a una zona de malaria",
    meaning: "La fiebre después de un viaje así puede ser malaria, que se vuelve peligrosa en un día.",
  },
  "infected-joint": {
    label: "Articulación caliente e hinchada con fiebre",
    meaning: "Una articulación caliente con fiebre puede estar infectada y dañarse para siempre en pocos días.",
  },
  "lockjaw-or-rabies-risk": {
    label: "Posible tétanos, rabia o botulismo",
    meaning: "Algunas infecciones de heridas y mordeduras solo se pueden parar en las primeras horas o días.",
  },
  "tummy-emergency": {
    label: "Señales de apendicitis u otra urgencia en la barriga",
    meaning: "Un dolor de barriga que empeora al moverse, toser o tocarla puede necesitar una operación hoy.",
  },
  "pancreas-or-bile": {
    label: "Dolor fuerte arriba en la barriga con vómitos o fiebre",
    meaning:
      "Un dolor fuerte arriba en la barriga con vómitos, fiebre o piel amarilla necesita atención en el hospital.",
  },
  "blocked-bowel": {
    label: "Señales de un intestino bloqueado",
    meaning: "Una barriga hinchada con vómitos, sin gases ni heces, puede indicar que el intestino está bloqueado.",
  },
  "trapped-hernia": {
    label: "Una hernia atrapada",
    meaning: "A una hernia dura, con dolor y que no entra puede que no le llegue sangre.",
  },
  "bleeding-inside-the-gut": {
    label: "Mucho sangrado del estómago o del intestino",
    meaning: "Vomitar sangre, las heces negras o mucha sangre por el ano pueden indicar un sangrado por dentro.",
  },
  "twisted-testicle": {
    label: "Dolor repentino en un testículo",
    meaning: "Un dolor repentino en un testículo puede significar que está torcido y no le llega sangre.",
  },
  "erection-that-stays": {
    label: "Una erección que no baja o un prepucio atascado",
    meaning: "Una erección que dura horas puede dañar el pene para siempre.",
  },
  "cannot-pee": {
    label: "No puede orinar nada",
    meaning: "No poder orinar nada puede dañar los riñones y necesita ayuda hoy en el hospital.",
  },
  "ectopic-pregnancy": {
    label: "Señales de un embarazo fuera del útero",
    meaning: "Un dolor en un lado al principio del embarazo puede indicar que crece fuera del útero.",
  },
  "pre-eclampsia": {
    label: "Señales de preeclampsia",
    meaning: "El dolor de cabeza, ver luces o hincharse de repente en el embarazo puede venir de la tensión muy alta.",
  },
  "bleeding-or-pain-in-pregnancy": {
    label: "Sangrado, dolor fuerte o aguas rotas en el embarazo",
    meaning:
      "El sangrado o un dolor fuerte en el embarazo puede indicar que usted o el bebé necesitan ayuda enseguida.",
  },
  "baby-moves-less": {
    label: "El bebé se mueve menos antes de nacer",
    meaning: "Si el bebé se mueve menos de lo normal antes de nacer, hay que mirarlo enseguida.",
  },
  "after-birth-emergency": {
    label: "Urgencia después del parto",
    meaning:
      "El sangrado abundante, la fiebre o los pensamientos extraños después del parto necesitan ayuda enseguida.",
  },
  "heavy-bleeding-down-below": {
    label: "Sangrado muy abundante por la vagina",
    meaning: "Empapar una compresa cada hora, o marearse con el sangrado, necesita ayuda enseguida.",
  },
  "twisted-ovary": {
    label: "Dolor repentino y fuerte abajo en la barriga de una mujer",
    meaning: "Un dolor fuerte y repentino en un lado puede venir de un ovario torcido o roto.",
  },
  "young-baby-fever": {
    label: "Fiebre en un bebé de menos de 3 meses",
    meaning: "En un bebé de menos de 3 meses, la fiebre puede ser la única señal de una infección grave.",
  },
  "child-not-responding": {
    label: "Bebé o niño muy enfermo",
    meaning: "Un niño flácido, pálido o difícil de despertar necesita ayuda enseguida.",
  },
  "child-breathing": {
    label: "Dificultad para respirar en un bebé o un niño",
    meaning: "Si un niño respira rápido o con ruido, o se le hunden las costillas, puede quedarse sin fuerzas.",
  },
  "baby-belly": {
    label: "Vómito verde, sangre como gelatina o llanto a ataques en un bebé",
    meaning: "El vómito verde o la sangre como gelatina puede indicar que el intestino del bebé está bloqueado.",
  },
  "dehydrated-child": {
    label: "Un bebé o un niño que pierde demasiada agua",
    meaning: "Los bebés y los niños que pierden agua enferman rápido. Que no mojen pañales es un aviso.",
  },
  "child-with-blood-and-kidney-signs": {
    label: "Diarrea con sangre, palidez o poca orina",
    meaning: "La diarrea con sangre seguida de palidez o poca orina puede dañar los riñones.",
  },
  "swallowed-object": {
    label: "Se ha tragado algo peligroso",
    meaning: "Las pilas, los imanes y los objetos afilados pueden quemar o perforar por dentro en pocas horas.",
  },
  "child-swallowed-poison": {
    label: "Un niño que puede haber tomado una medicina o un veneno",
    meaning: "Hasta una sola pastilla, o un sorbo de un limpiador, puede ser peligroso para un niño.",
  },
  "bite-to-the-face": {
    label: "Mordedura en la cara o de un animal con veneno",
    meaning: "Las mordeduras en la cara y las de serpiente necesitan atención en el hospital.",
  },
  "too-much-medicine": {
    label: "Demasiada medicina",
    meaning: "Demasiada medicina puede dañar el cuerpo antes de que usted se sienta mal.",
  },
  poison: {
    label: "Veneno o vapores peligrosos",
    meaning: "Algunos venenos hacen daño antes de que usted se sienta mal.",
  },
  "carbon-monoxide": {
    label: "Posible monóxido de carbono",
    meaning: "Si a todos en casa les duele la cabeza y mejoran al salir, puede ser monóxido de carbono.",
  },
  "diabetes-emergency-in-notes": {
    label: "Azúcar en la sangre peligroso",
    meaning: "Con diabetes, pueden ser señales de que el azúcar en la sangre está peligrosamente alto o bajo.",
  },
  "adrenal-crisis": {
    label: "Señales de falta grave de hormonas",
    meaning:
      "Sin suficientes hormonas esteroides, el cuerpo no aguanta una enfermedad. Hace falta una inyección enseguida.",
  },
  "dangerous-blood-results": {
    label: "Resultados de sangre que son peligrosos",
    meaning: "Algunos resultados de sangre indican que el corazón, el cerebro o los riñones están en peligro.",
  },
  "medicine-poisoning-over-time": {
    label: "Señales de demasiado litio, digoxina o una medicina parecida",
    meaning: "Algunas medicinas se acumulan en el cuerpo y se vuelven venenosas.",
  },
  "severe-withdrawal": {
    label: "Dejar el alcohol o las drogas con señales peligrosas",
    meaning: "Dejar de golpe el alcohol o algunas drogas puede causar convulsiones y poner en peligro la vida.",
  },
  "electric-shock": {
    label: "Descarga eléctrica o rayo",
    meaning: "La electricidad puede alterar el corazón y quemar por dentro, aunque se vea poco por fuera.",
  },
  "serious-burn": {
    label: "Quemadura grave",
    meaning: "Las quemaduras grandes o profundas, y las de cara, manos o genitales, necesitan atención en el hospital.",
  },
  "heat-stroke": {
    label: "Señales de un golpe de calor",
    meaning: "Un cuerpo demasiado caliente y con confusión está en peligro.",
  },
  "dangerously-cold": {
    label: "Frío peligroso",
    meaning: "Un cuerpo demasiado frío se vuelve lento, y el corazón puede pararse.",
  },
  "nearly-drowned": {
    label: "Casi se ahoga en el agua",
    meaning: "El agua en los pulmones puede impedir respirar horas después.",
  },
  "spine-injury": {
    label: "Herida del cuello o la espalda",
    meaning:
      "Después de un golpe, no sentir los brazos o las piernas, o el dolor en medio del cuello, puede venir de la columna.",
  },
  "piercing-injury": {
    label: "Puñalada, disparo o algo clavado en el cuerpo",
    meaning: "Las heridas profundas pueden sangrar por dentro sin que se vea.",
  },
  "bad-break": {
    label: "Un hueso roto torcido, que se ve, o de la cadera",
    meaning: "Un brazo o una pierna torcidos, o un hueso que se ve, hay que arreglarlos en el hospital.",
  },
  "limb-without-blood": {
    label: "Un brazo o una pierna fríos, pálidos o muy tensos",
    meaning: "A un brazo o una pierna así puede que no le llegue sangre, y hay que salvarlo en pocas horas.",
  },
  "major-accident": {
    label: "Accidente grave",
    meaning: "Una herida grave puede ser peor por dentro de lo que parece por fuera.",
  },
};
