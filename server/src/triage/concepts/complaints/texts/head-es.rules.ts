import type { AdviceById } from "../complaint.rules";

/** Head, nose, throat and mouth, and the everyday complaints, in Spanish. */
export const HEAD_ES: AdviceById = {
  headache: {
    advice: [
      "Beba y descanse: Beba mucha agua y descanse en un lugar tranquilo. Intente dormir bien.",
      "Relaje ojos y hombros: Haga pausas sin pantallas. Estire con suavidad el cuello y los hombros.",
    ],
    askFor111: [
      "el dolor es muy fuerte, empeora o no se va",
      "vomita varias veces, o la luz le molesta mucho",
      "ve borroso, o le duele la mandíbula o el cuero cabelludo",
    ],
  },
  fever: {
    advice: [
      "Descanse y beba: Quédese en casa y beba mucho, para que la orina sea amarilla clara.",
      "Lejos de los demás: Quédese en casa hasta que se le pase la fiebre.",
    ],
    askFor111: ["la fiebre dura más de 3 días", "tiene manchas en la piel, o se siente peor", "bebe u orina muy poco"],
  },
  "sore-throat": {
    advice: [
      "Fresco y blando: Beba mucho. Chupe cubitos de hielo. No fume.",
      "Gárgaras: Los adultos pueden hacer gárgaras con agua tibia y sal, sin tragarla.",
    ],
    askFor111: [
      "no mejora después de una semana",
      "tiene calor y escalofríos, o no puede comer ni beber",
      "no puede tragar la saliva, o respira con ruido",
    ],
  },
  cough: {
    advice: [
      "Descanse y beba: Beba mucho. La miel en agua caliente con limón puede aliviar, pero no a bebés de menos de un año.",
      "Aire limpio: No fume y evite el humo.",
    ],
    askFor111: [
      "dura más de 3 semanas",
      "tose sangre, o le duele el pecho",
      "se siente muy mal, adelgaza o le falta el aire",
    ],
  },
  allergies: {
    advice: [
      "Evite la causa: Cierre las ventanas cuando hay polen. Dúchese y cámbiese de ropa al volver.",
      "Proteja nariz y ojos: Un poco de vaselina en la nariz retiene el polen. Las gafas de sol también ayudan.",
    ],
    askFor111: ["empeora, o no mejora con un medicamento de la farmacia", "no le deja dormir o trabajar"],
  },
  cold: {
    advice: [
      "Descanso, agua y calor: Casi todos los resfriados pasan en 1 o 2 semanas. Beba mucha agua.",
      "Pañuelos de un solo uso: Tírelos y lávese a menudo las manos, para no contagiar.",
    ],
    askFor111: ["tiene fiebre o escalofríos", "se siente peor, o dura más de 10 días"],
  },
  indigestion: {
    advice: [
      "Comidas pequeñas: Coma menos cada vez, y nada en las 3 horas antes de acostarse. Menos café, alcohol y grasa.",
      "La cabeza más alta: Levante un poco la cabecera de la cama.",
    ],
    askFor111: ["vuelve a menudo, o adelgaza", "la comida se le atasca al tragar", "vomita varias veces"],
  },
  "back-ache": {
    advice: [
      "Muévase: Siga con su día como pueda. No se quede mucho en la cama.",
      "Calor o frío: Póngase calor, o hielo en una toalla, 20 minutos como mucho.",
    ],
    askFor111: [
      "no mejora en unas semanas",
      "tiene fiebre o se siente enfermo",
      "empezó tras una caída o un accidente",
    ],
  },
  diarrhoea: {
    advice: [
      "Sorbos pequeños: Beba mucha agua o zumo rebajado. Coma cuando le apetezca.",
      "Quédese en casa: Espere 2 días después de que pare. Lávese las manos con jabón.",
    ],
    askFor111: ["dura más de 7 días", "ve sangre", "orina muy poco o se marea"],
  },
  constipation: {
    advice: [
      "Más fibra y agua: Coma fruta, verdura y pan integral, y beba mucho.",
      "Muévase y tómese tiempo: Camine cada día. No espere para ir al baño.",
    ],
    askFor111: ["no mejora, o vuelve", "ve sangre", "le duele la barriga o está hinchada"],
  },
  "insect-bite": {
    advice: [
      "Limpie y enfríe: Quite el aguijón raspando. Lave la piel y ponga algo frío 20 minutos.",
      "No se rasque: Al rascarse entran microbios.",
    ],
    askFor111: [
      "lo rojo se extiende, o hay pus",
      "tiene calor y escalofríos",
      "es en la boca o la garganta, o cerca de un ojo",
    ],
  },
  earache: {
    advice: [
      "Calor y seco: Ponga un paño tibio o fresco en la oreja. Que no le entre agua.",
      "Nada dentro del oído: Ni bastoncillos ni otra cosa. Casi siempre pasa en 3 días.",
    ],
    askFor111: ["dura más de 3 días", "sale líquido, u oye menos", "tiene escalofríos, o está hinchado alrededor"],
  },
  "ear-wax": {
    advice: [
      "Ablande la cera: Pida gotas a un farmacéutico. Después suele salir sola.",
      "Sin bastoncillos: Empujan la cera hacia dentro. Nada de velas para el oído.",
    ],
    askFor111: ["no mejora en 5 días", "de repente no oye de un lado", "le duele mucho, o sale líquido"],
  },
  "sinus-congestion": {
    advice: [
      "Lave y caliente: Lave la nariz con agua salada. Un paño tibio en la cara alivia la presión.",
      "Descanse y beba: Suele pasar en 2 o 3 semanas. Duerma con la cabeza más alta.",
    ],
    askFor111: [
      "dura más de 3 semanas, o vuelve",
      "está mucho peor, o nada calma el dolor",
      "tiene un ojo hinchado, o ve peor",
    ],
  },
  "mouth-ulcer": {
    advice: [
      "Comida blanda: Evite lo picante, salado o duro.",
      "Cepille suave: Use un cepillo blando. Enjuáguese con agua tibia con sal y escúpala.",
    ],
    askFor111: [
      "dura más de 3 semanas: vea a un médico o dentista",
      "sangra, está más roja o duele más",
      "le salen nuevas sin parar",
    ],
  },
  toothache: {
    advice: [
      "Llame a un dentista: Pida cita si dura más de 2 días. Tiene que buscar la causa.",
      "Cuide el diente: Coma blando y por el otro lado. Evite lo dulce, lo muy caliente y lo muy frío.",
    ],
    askFor111: [
      "no encuentra dentista y le duele mucho",
      "tiene la encía o la cara hinchada",
      "tiene calor y escalofríos",
    ],
  },
  "cold-sore": {
    advice: [
      "No la toque: Lávese las manos antes y después. No bese a nadie, sobre todo a un bebé, hasta que cure.",
      "Empiece pronto: Las cremas de farmacia ayudan más al primer cosquilleo. La crema solar puede ayudar.",
    ],
    askFor111: [
      "no cura en 10 días",
      "es muy grande, o está cerca de un ojo",
      "está embarazada o tiene pocas defensas",
    ],
  },
  "bad-breath": {
    advice: [
      "Dientes y lengua limpios: Cepíllese dos veces al día y limpie entre los dientes. La lengua también, con cuidado.",
      "Beba agua: La boca seca huele más. Menos tabaco, café y ajo.",
    ],
    askFor111: ["no pasa en unas semanas: vea a un dentista", "le sangran o duelen las encías, o se mueven dientes"],
  },
  "chapped-lips": {
    advice: [
      "Un bálsamo: La vaselina o un bálsamo sencillo los mantiene blandos. Fuera, con protección solar.",
      "No los lama: La saliva los seca. Beba bastante agua.",
    ],
    askFor111: ["duelen mucho, se hinchan o tienen pus", "una herida no cura en 3 semanas"],
  },
  hiccups: {
    advice: [
      "Respire despacio: Respire con la barriga, o aguante el aire un momento.",
      "Agua fría: Beba a sorbos. Evite las burbujas y lo muy caliente.",
    ],
    askFor111: ["dura más de 2 días: vea a un médico", "vuelve a menudo y le molesta"],
  },
};
