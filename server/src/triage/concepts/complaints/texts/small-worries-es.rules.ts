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
};
