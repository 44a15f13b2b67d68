import type { AdviceById } from "../complaint.rules";

/** Small worries, in Spanish. */
export const SMALL_WORRIES_ES: AdviceById = {
  snoring: {
    advice: [
      "Cambie de postura: Duerma de lado. Las tiras o un espray ayudan si la nariz está tapada.",
      "Lo que empeora: El alcohol, el tabaco, los somníferos y el sobrepeso. Reducirlos es lo que más ayuda.",
    ],
    askFor111: [
      "deja de respirar o se ahoga mientras duerme",
      "tiene tanto sueño de día que se duerme, sobre todo al conducir",
    ],
  },
  "eyelid-twitch": {
    advice: [
      "Descanse: Viene del cansancio, el estrés, las pantallas o el café, y se va solo en días o semanas.",
      "Calme el ojo: Haga pausas de pantalla, tome menos café y ponga un paño tibio sobre el ojo cerrado.",
    ],
    askFor111: [
      "dura más de 2 semanas o le tiemblan otras partes de la cara",
      "el párpado se cae, o el ojo está rojo o hinchado",
    ],
  },
  bruise: {
    advice: [
      "Enfríe: Ponga frío envuelto en un paño, 20 minutos como mucho, varias veces al día durante 2 o 3 días.",
      "Muévalo poco a poco: Descanse primero y después mueva con suavidad. El moratón se pone verde y amarillo y se va en 2 semanas.",
    ],
    askFor111: [
      "no puede apoyarlo ni moverlo, o está torcido",
      "le salen moratones sin motivo, o toma anticoagulantes",
      "se hincha o duele cada vez más",
    ],
  },
  "ears-after-flight": {
    advice: [
      "Abra los oídos: Trague, bostece o mastique chicle. Tápese la nariz, cierre la boca y sople muy suave.",
      "Dele tiempo: Se pasa solo en horas o pocos días. Un espray descongestivo puede ayudar unos días.",
    ],
    askFor111: ["duele mucho, o sale líquido o sangre del oído", "oye menos o todo le da vueltas más de 2 días"],
  },
  "sore-after-jab": {
    advice: [
      "Alivie: Un paño fresco y mover el brazo ayudan. Se pasa en 2 o 3 días.",
      "Descanse y beba: Sentirse cansado, dolorido o con algo de calor un día o dos es habitual.",
    ],
    askFor111: [
      "la rojez crece o está caliente después de más de 2 días",
      "tiene fiebre más de 2 días",
      "le sale un sarpullido o se encuentra muy mal",
    ],
  },
  "bitten-tongue": {
    advice: [
      "Enfríe: Chupe hielo o beba algo frío. Evite lo caliente, ácido, salado o picante.",
      "Manténgalo limpio: Cepille con un cepillo suave y enjuague con agua fresca con sal. Se cura en una semana más o menos.",
    ],
    askFor111: [
      "sigue sangrando después de apretar 10 minutos",
      "la lengua se hincha, o no puede tragar",
      "no se ha curado en 3 semanas",
    ],
  },
  "colour-from-food": {
    advice: [
      "Espere un día o dos: La remolacha tiñe la orina y las heces de rosa o rojo. Las bayas oscuras y el regaliz también.",
      "Beba y vuelva a mirar: Sin ese alimento, todo vuelve a la normalidad en 2 días.",
    ],
    askFor111: ["el color sigue más de 2 días, o no ha comido nada así", "tiene dolor, fiebre, o ve coágulos"],
  },
  "swallowed-gum": {
    advice: [
      "No hay que hacer nada: Pasa por el cuerpo y sale en unos días.",
      "Coma y beba como siempre: No provoque el vómito.",
    ],
    askFor111: [
      "hay tos, pitidos, babeo o dolor al tragar",
      "hay dolor de barriga o vómitos",
      "pudo ser algo punzante, una pila, un imán o un medicamento: entonces vaya a urgencias enseguida",
    ],
  },
  "limb-asleep": {
    advice: [
      "Muévalo: Sacuda y cambie de postura. La sensación vuelve en minutos.",
      "Quite la presión: Afloje lo que aprieta y no cruce las piernas mucho tiempo.",
    ],
    askFor111: [
      "no se pasa en unos minutos o vuelve una y otra vez",
      "aparece sin que nada apriete el brazo o la pierna",
    ],
  },
  nails: {
    advice: [
      "Cuídelas: Llévelas cortas y secas, use guantes para fregar y póngase crema de manos.",
      "Lo que no es grave: Las manchas blancas vienen de golpes pequeños y se van al crecer. Las estrías vienen con la edad.",
    ],
    askFor111: [
      "hay una línea o mancha oscura bajo la uña sin golpe",
      "la piel de alrededor está caliente, hinchada o con pus",
      "una uña cambia de forma o se despega",
    ],
  },
  "clicking-joints": {
    advice: [
      "No hay que tratarlo: Los crujidos sin dolor vienen de gas y tendones y no hacen daño.",
      "Siga moviéndose: Los músculos fuertes ayudan. Ande, nade o pedalee, calentando antes.",
    ],
    askFor111: ["duele, se hincha, se bloquea o falla", "empezó con una lesión"],
  },
  stitch: {
    advice: [
      "Pare y respire: Vaya más despacio, respire hondo y apriete suave. Se pasa en minutos.",
      "La próxima vez: Coma y beba poco en las 2 horas antes del deporte y empiece despacio.",
    ],
    askFor111: ["el dolor no se va al descansar", "está en el pecho, o le falta el aire: entonces llame al 999"],
  },
  "puffy-eyes": {
    advice: [
      "Refrésquelos: Ponga un paño fresco y húmedo o pepino sobre los ojos cerrados 10 minutos.",
      "Sueño y sal: Duerma con la cabeza alta, beba agua y tome menos sal.",
    ],
    askFor111: ["un ojo está rojo, duele o ve peor", "se hinchan también la cara, los labios o las piernas"],
  },
  chickenpox: {
    advice: [
      "Alivie el picor: Geles fríos, ropa suelta de algodón y uñas cortas. El paracetamol ayuda con la fiebre; nunca ibuprofeno.",
      "Quédese en casa: Hasta que todo tenga costra, unos 5 días. Lejos de embarazadas, recién nacidos y personas con defensas bajas.",
    ],
    askFor111: [
      "las lesiones se ponen calientes, rojas o muy dolorosas",
      "bebe poco, empeora, está embarazada o es un recién nacido",
      "es un adulto que se siente muy mal",
    ],
  },
  "tired-feet": {
    advice: [
      "Póngalos en alto: Descanse con los pies más altos que la cadera, báñelos en agua fresca y ruédelos sobre una pelota.",
      "Mejor calzado: Zapatos anchos de suela blanda, cambiarlos durante el día, y plantillas.",
    ],
    askFor111: [
      "un pie está caliente, rojo o hinchado",
      "tiene diabetes, o los pies siguen dormidos",
      "sigue por la mañana más de 2 semanas",
    ],
  },
  "dry-mouth": {
    advice: [
      "Beba a menudo: Agua a sorbos, hielo, caramelos o chicles sin azúcar.",
      "Lo que reseca: El alcohol, el café, el tabaco, respirar por la boca y algunos medicamentos.",
    ],
    askFor111: [
      "también tiene mucha sed, orina mucho o adelgaza",
      "empezó con un medicamento nuevo, o dura más de 2 semanas",
    ],
  },
  "wobbly-tooth": {
    advice: [
      "Deje que se mueva: Los dientes de leche se caen solos desde los 5 o 6 años. Una gota de sangre es habitual.",
      "Cuando se caiga: Morder unos minutos un paño limpio y húmedo. Cepillar como siempre.",
    ],
    askFor111: ["se aflojó por un golpe, o es un diente de adulto: vaya al dentista", "sangra más de 15 minutos"],
  },
};
