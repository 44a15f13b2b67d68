import type { AdviceById } from "../complaint.rules";

/** Small things of every day, in Spanish. */
export const DAILY_ES: AdviceById = {
  "fungal-nail": {
    advice: [
      "Trátela en casa: La farmacia tiene lacas para la uña. La uña sana tarda de 6 a 12 meses en crecer. Mucha gente la deja estar.",
      "Manténgala seca: Seque bien los pies, calcetines limpios de algodón y zapatos aireados. No comparta tijeras ni toallas.",
    ],
    askFor111: [
      "la piel de alrededor está roja, caliente, hinchada o con pus",
      "tiene diabetes o pocas defensas",
      "pasa a otras uñas",
    ],
  },
  "sensitive-teeth": {
    advice: [
      "Cepille suave: Cepillo blando y pasta para dientes sensibles 2 veces al día. Por la noche deje un poco en el sitio.",
      "Menos ácido: Menos refrescos, zumos y hielo. Espere una hora tras comer ácido antes de cepillar.",
    ],
    askFor111: [
      "un diente duele más de unos segundos o le despierta: vea a un dentista",
      "la cara o la encía está hinchada",
      "no mejora tras 3 semanas",
    ],
  },
  colic: {
    advice: [
      "Consuele: Dele la toma erguido, ayúdele a eructar, mézalo y pruebe un baño tibio o sonidos suaves.",
      "Para usted: No es culpa de nadie y acaba a los 4 o 6 meses. Si no puede más, déjelo en sitio seguro y respire. Túrnense.",
    ],
    askFor111: [
      "el llanto es débil, muy agudo o distinto",
      "tiene fiebre, está flojo, vomita a chorro o hay sangre en la caca",
      "come mal o no gana peso",
      "teme hacerle daño: pida ayuda enseguida",
    ],
  },
  "hand-foot-mouth": {
    advice: [
      "Alivie la boca: Bebidas frescas y comida blanda. Nada caliente, ácido ni salado.",
      "Evite el contagio: Lave las manos a menudo. Puede ir a la guardería cuando se encuentre bien. No reviente las ampollas.",
    ],
    askFor111: [
      "bebe poco o no moja pañales en 8 horas",
      "no mejora tras 7 a 10 días",
      "está muy caliente, adormilado o confuso",
      "está embarazada y la tiene",
    ],
  },
  chafing: {
    advice: [
      "Deje curar: Lave con agua, seque sin frotar y ponga una pomada sencilla. Algodón suelto y descanso de lo que roza.",
      "La próxima vez: Vaselina o crema contra roces antes de empezar. Ropa a su medida, y cambie la mojada.",
    ],
    askFor111: [
      "la piel está muy roja, caliente, supura o tiene pus",
      "tiene calor y escalofríos",
      "no cura en una semana",
    ],
  },
  "ears-after-loud-music": {
    advice: [
      "Descanso: Evite el ruido unos días. El pitido tras un concierto suele irse en 2 días.",
      "Protéjalos: Tapones para la música, lejos de los altavoces, y pausas en silencio.",
    ],
    askFor111: [
      "sigue pitando tras una semana",
      "oye menos de golpe o de un solo oído: pregunte el mismo día",
      "tiene vértigo, o late como el pulso",
    ],
  },
  "desk-aches": {
    advice: [
      "Muévase: Levántese cada media hora, gire los hombros y estire las manos. El calor relaja.",
      "Su sitio: Pantalla a la altura de los ojos, brazos apoyados, pies en el suelo. Varíe lo que se repite.",
    ],
    askFor111: [
      "la mano o el brazo está dormido, débil o se le caen cosas",
      "tiene fiebre o mucho dolor de cabeza con la nuca rígida",
      "no mejora en unas semanas",
    ],
  },
  "cycle-twinges": {
    advice: [
      "Alivie: Calor en el vientre, movimiento suave y descanso. Notar un lado a mitad del ciclo es común.",
      "Apunte: Los días y cómo se siente, 2 o 3 meses. Comer y dormir a sus horas ayuda antes de la regla.",
    ],
    askFor111: [
      "el dolor es fuerte, o con fiebre, vómitos o desmayo",
      "la regla se retrasa y puede estar embarazada",
      "el ánimo le estropea la vida o el trabajo: vea a un médico",
    ],
  },
  "pelvic-floor": {
    advice: [
      "Entrénelo: Apriete como para aguantar orina y gases, mantenga unos segundos y suelte. De 10 a 15, 3 veces al día, 3 meses.",
      "Beba bien: De 6 a 8 vasos al día. Menos café, té y refrescos puede ser menos visitas al baño.",
    ],
    askFor111: [
      "escuece, o hay sangre en la orina",
      "siempre tiene sed, o se levanta mucho por la noche",
      "no nota el trasero o no aguanta nada: pregunte enseguida",
      "no ha cambiado en 3 meses: vea a un médico",
    ],
  },
  scars: {
    advice: [
      "Cuídela: Crema sencilla cuando esté curada, y mucha protección solar. Los geles de silicona de la farmacia pueden ayudar.",
      "Tiempo: Una cicatriz se aclara durante 2 años. Un maquillaje que cubre la tapa.",
    ],
    askFor111: [
      "está roja, caliente, abierta o con pus",
      "crece, duele o tira de una articulación",
      "le molesta mucho: vea a un médico",
    ],
  },
  "piercing-or-tattoo": {
    advice: [
      "Limpio: Manos lavadas, agua tibia con sal 2 veces al día, y seque sin frotar. No toque las costras.",
      "Déjelo en paz: Ni piscina ni mar hasta que cure. Nada de sol en un tatuaje nuevo. Deje el pendiente el tiempo que le dijeron.",
    ],
    askFor111: [
      "está caliente, hinchado, muy dolorido o con pus",
      "tiene calor y escalofríos",
      "un pendiente se queda dentro de la piel",
    ],
  },
  "hair-shedding": {
    advice: [
      "Es común: Se caen de 50 a 100 pelos al día. Más unos meses tras un parto, una enfermedad o estrés; vuelve a crecer.",
      "Con suavidad: Champú suave, peine ancho y poco calor. Coma bastante proteína y hierro.",
    ],
    askFor111: [
      "tiene calvas, o el cuero cabelludo duele o se descama",
      "cae a mechones sin saber por qué",
      "también está muy cansado o adelgaza: vea a un médico",
    ],
  },
  "sweat-with-effort": {
    advice: [
      "Fresco: Lávese cada día, séquese bien y antitranspirante por la noche. Algodón, y cambie la ropa mojada.",
      "Beba: El agua basta para una hora de deporte. Si es más, con algo de sal y azúcar.",
    ],
    askFor111: [
      "se despierta empapado, adelgaza o tiene fiebre",
      "suda con dolor de pecho o mareo: llame al 999",
      "le impide hacer su vida: vea a un médico",
    ],
  },
  "stuff-on-skin": {
    advice: [
      "Quítelo: El picante sale con aceite o leche y luego jabón. El pegamento, con agua tibia y jabón; no tire nunca. El tinte se va en unos días.",
      "Cuide la piel: Después, crema sencilla. No se toque los ojos.",
    ],
    askFor111: [
      "ha entrado en un ojo o se ha tragado: pregunte enseguida",
      "salen ampollas o se hincha",
      "se hincha la cara o respira mal: llame al 999",
    ],
  },
  "cold-hands": {
    advice: [
      "Abríguese: Guantes, buenos calcetines, capas, y muévase. Caliente todo el cuerpo.",
      "Lo que ayuda: No fumar, menos café, bebidas y comidas calientes.",
    ],
    askFor111: [
      "los dedos se ponen blancos o azules, duelen o se duermen",
      "solo una mano o un pie está frío: pregunte el mismo día",
      "hay heridas que no curan",
    ],
  },
  "small-tummy-ache": {
    advice: [
      "Espere con calma: Sorbos de agua, calor en la tripa y comida sencilla. Suele pasar en unas horas.",
      "También los nervios: Hable de lo que viene, respire despacio y siga con el día.",
    ],
    askFor111: [
      "el dolor es fuerte, aumenta o va a la derecha",
      "hay fiebre, sangre o vómitos seguidos",
      "la tripa está dura o duele al tocar",
      "vuelve una y otra vez: vea a un médico",
    ],
  },
  "stiff-joints": {
    advice: [
      "Póngase en marcha: Mueva con suavidad al levantarse. El agua caliente suelta las manos.",
      "Siga activo: Andar, nadar o ir en bici casi cada día. Los músculos fuertes cuidan las articulaciones.",
    ],
    askFor111: [
      "una articulación está caliente, roja o hinchada",
      "está rígida más de media hora cada mañana: vea a un médico",
      "no puede apoyarla",
    ],
  },
  "newborn-ways": {
    advice: [
      "Es común: Un recién nacido estornuda, tiene hipo, gruñe y se sobresalta. La caca blanda color mostaza es normal con el pecho.",
      "Mire el conjunto: Si come, se despierta para comer y moja pañales, suele estar bien. Pregunte a la enfermera (health visitor).",
    ],
    askFor111: [
      "tiene 38 o más, o está frío: pregunte enseguida",
      "come menos, está flojo o cuesta despertarlo",
      "la piel o los ojos están amarillos",
      "respira rápido o se pone azul: llame al 999",
    ],
  },
  bunions: {
    advice: [
      "Zapatos anchos: Tacón bajo y punta blanda y ancha. Almohadillas o plantillas de la farmacia.",
      "Alivie: Frío envuelto unos minutos tras un día largo.",
    ],
    askFor111: [
      "no le deja hacer lo que quiere: vea a un médico",
      "está caliente, rojo o con herida",
      "tiene diabetes",
    ],
  },
  "ingrown-hair": {
    advice: [
      "Déjelo: No afeite, depile ni apriete. Paños tibios y una exfoliación suave ayudan a que salga.",
      "Al afeitar: Piel mojada, gel, cuchilla nueva, en el sentido del pelo.",
    ],
    askFor111: ["está caliente, hinchado, muy dolorido o con pus", "la rojez se extiende", "vuelven una y otra vez"],
  },
  molluscum: {
    advice: [
      "Se va solo: Los granitos no hacen daño y suelen irse en 18 meses. No rasque ni apriete.",
      "Evite el contagio: Ni toallas ni baños compartidos. Puede ir al colegio y nadar.",
    ],
    askFor111: [
      "un grano está rojo, caliente y dolorido o con pus",
      "hay cerca del ojo o en los genitales",
      "tiene pocas defensas",
    ],
  },
  "shin-splints": {
    advice: [
      "Descanse de correr: Nade o vaya en bici de 2 a 4 semanas. Frío envuelto 20 minutos.",
      "Vuelva poco a poco: Suelo blando, buenas zapatillas, algo más cada semana.",
    ],
    askFor111: [
      "un punto duele mucho, también en reposo",
      "la pierna está hinchada, caliente o dormida",
      "no mejora en unas semanas",
    ],
  },
  "skin-tags": {
    advice: [
      "No hace falta tratar: No hacen daño y son comunes donde roza la piel.",
      "No corte: No lo corte ni lo ate usted. La farmacia le dirá qué hay.",
    ],
    askFor111: ["sangra, crece o cambia de color", "no sabe bien qué es: vea a un médico", "se engancha y duele"],
  },
  "slapped-cheek": {
    advice: [
      "Descanso y líquidos: Suele curar sola en 3 semanas. Una crema fresca calma el picor.",
      "Colegio: Cuando sale la rojez ya casi no se contagia, así que puede ir al colegio.",
    ],
    askFor111: [
      "está embarazada y ha estado cerca: pregunte a la matrona o al médico",
      "tiene una enfermedad de la sangre o pocas defensas",
      "está muy pálido, sin aire o se desmaya: pregunte enseguida",
    ],
  },
  "spider-veins": {
    advice: [
      "Para estar mejor: Ande, levante los pies y no esté mucho de pie. Las medias de apoyo pueden ayudar.",
      "El aspecto: No hacen daño. Las cremas no las quitan.",
    ],
    askFor111: [
      "una vena está caliente, dura y dolorida, o sangra",
      "la pierna se hincha o duele: pregunte el mismo día",
      "la piel cambia de color o se abre",
    ],
  },
};
