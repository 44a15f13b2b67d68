import type { AdviceById } from "../complaint.rules";

/** What bodies do at some time of life, in Spanish. */
export const BODY_FACTS_ES: AdviceById = {
  "hot-flushes": {
    advice: [
      "Manténgase fresca: Ropa fina por capas, dormitorio fresco, ventilador y bebidas frías.",
      "Lo que los provoca: El café, el alcohol, el picante, el tabaco y el estrés. Un médico o farmacéutico le hablará de tratamientos.",
    ],
    askFor111: [
      "sangra cuando la regla ya se había ido",
      "tiene menos de 45 años, o le estropean los días: vea a un médico",
      "adelgaza, o se despierta empapada en sudor",
    ],
  },
  "ingrown-toenail": {
    advice: [
      "Báñela: El pie en agua templada con sal 3 o 4 veces al día, y aparte con cuidado la piel de la uña.",
      "Corte recto: Corte las uñas rectas, no muy cortas. Zapatos anchos y calcetines limpios.",
    ],
    askFor111: ["hay pus, o está caliente, rojo e hinchado", "tiene diabetes", "no mejora"],
  },
  "growing-pains": {
    advice: [
      "Alivie las piernas: Masaje suave, o una bolsa de agua templada envuelta. Viene de noche y por la mañana se ha ido.",
      "Nada que temer: No hace daño, y lo tienen niños de 3 a 12 años. No dice nada de lo rápido que crecen.",
    ],
    askFor111: [
      "es solo en una pierna, en una articulación, o sigue por la mañana",
      "el niño cojea, tiene sarpullido o fiebre, o adelgaza",
    ],
  },
  "fussy-eater": {
    advice: [
      "Con calma: Ofrezca un poco de lo que come la familia, una y otra vez. Pueden hacer falta diez veces. No le obligue.",
      "Coman juntos: A la media hora retire lo que queda sin decir nada. Mire la semana, no el día.",
    ],
    askFor111: [
      "el niño adelgaza o no crece",
      "el niño bebe poco, se atraganta o vomita a menudo",
      "quedan muy pocos alimentos que coma",
    ],
  },
  "growing-up": {
    advice: [
      "Cada uno es distinto: El cuerpo cambia entre los 8 y los 17 años. Un pecho suele crecer antes que el otro, y la voz salta unos meses.",
      "Altura y sueño: Se crece sobre todo en esos años, más o menos como los padres. Un adolescente necesita de 8 a 10 horas de sueño.",
    ],
    askFor111: [
      "nada ha cambiado a los 14, o empezó antes de los 8: vea a un médico",
      "hay un bulto, dolor o algo que le preocupa",
    ],
  },
  "grit-in-eye": {
    advice: [
      "Enjuague: Mantenga el ojo abierto bajo agua limpia y templada unos minutos. No frote.",
      "Déjelo descansar: Sin lentillas hasta que esté normal. Puede quedar algo rosa un día.",
    ],
    askFor111: [
      "todavía duele, o ve peor",
      "era metal, vidrio o un producto: enjuague 20 minutos y vaya a urgencias",
      "el ojo se pone rojo, o la luz molesta",
    ],
  },
  "teeth-grinding": {
    advice: [
      "Relájese antes de dormir: Un baño caliente, música tranquila o respirar despacio. Por la noche sin café, alcohol ni tabaco.",
      "Vea a un dentista: Una férula protege los dientes por la noche.",
    ],
    askFor111: ["los dientes están dañados o duelen", "la mandíbula duele, cruje o no se abre bien"],
  },
  "short-tiredness": {
    advice: [
      "Primero dormir: Acuéstese a la misma hora, cuarto oscuro y fresco, siesta de 20 minutos como mucho.",
      "Cuídese: Coma a sus horas, salga a la luz, café solo por la mañana. No conduzca con sueño.",
    ],
    askFor111: [
      "dura más de 4 semanas, o dormir no ayuda",
      "adelgaza, tiene fiebre o le falta el aire",
      "está triste, o se duerme sin querer",
    ],
  },
};
