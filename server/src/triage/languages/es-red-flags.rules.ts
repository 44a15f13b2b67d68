import type { ConceptWords } from "./language.rules";

/** The Spanish words of further red flags, by concept. */
export const SPANISH_RED_FLAG_WORDS: Readonly<Record<string, ConceptWords>> = {
  "trapped-hernia": { patterns: ["hernia ~ dura|duro|atrapada|estrangulada|<pain>|entra"] },
  "blocked-bowel": { patterns: ["obstruccion intestinal", "<vomit> && gases|heces ~ no && barriga|<belly>"] },
  "erection-that-stays": {
    patterns: ["ereccion ~ horas|baja|dolorosa|dura", "priapismo|parafimosis", "prepucio ~ atascado|atrapado"],
  },
  "cannot-pee": { patterns: ["no <cannot> orinar|mear", "retencion orina|urinaria"] },
  "mini-stroke": { patterns: ["ataque isquemico transitorio"] },
  "bleeding-around-the-brain": { patterns: ["hemorragia cerebral|subaracnoidea", "aneurisma ~ roto|cerebro|cabeza"] },
  "spreading-weakness": {
    patterns: ["debilidad|paralisis ~ sube|piernas", "piernas ~ responden|sostienen ~ no", "guillain"],
  },
  "acute-glaucoma": { patterns: ["glaucoma", "ojo ~ rojo && halos|borroso|<vomit>|nauseas && <pain>"] },
  "loose-retina": { patterns: ["desprendimiento retina", "moscas|destellos|luces && cortina|sombra|velo"] },
  "eye-injury": { patterns: ["ojo ~ clavado|perforado|golpe|pinchado|metal|cristal"] },
  "young-baby-fever": { patterns: ["<fever>|@hot && @young-baby"] },
  "child-breathing": {
    patterns: ["<baby> ~ respira ~ mal|rapido|raro", "<baby> && cuesta respirar", "<baby> && hunde ~ costillas"],
  },
  "baby-belly": { patterns: ["<baby> && <vomit> ~ verde|bilis", "<baby> && heces|caca ~ sangre|gelatina"] },
  "dehydrated-child": {
    patterns: ["<baby> && panal ~ seco|secos|horas", "<baby> && bebe ~ nada", "<baby> ~ deshidratado"],
  },
  "swallowed-object": { patterns: ["tragado|trago ~ pila|iman|imanes|cristal|alfiler|aguja|moneda"] },
  "bite-to-the-face": {
    patterns: [
      "mordido|mordio ~ cara",
      "vibora|serpiente|culebra|escorpion|alacran ~ mordido|mordio|picado|mordedura|pico",
    ],
  },
  "heart-attack-signs": { patterns: ["mandibula|brazo && sudor|sudando|nauseas && dolor|opresion|duele"] },
  "torn-or-swollen-aorta": { patterns: ["desgarro|desgarra ~ pecho|espalda", "aneurisma|diseccion aorta"] },
  "clot-on-the-lung": {
    patterns: ["embolia|tromboembolismo", "ahogo|respirar|aire && pantorrilla|trombosis|pierna ~ hinchado"],
  },
  "severe-asthma": { patterns: ["asma ~ hablar|grave|inhalador", "crisis|ataque asma"] },
  "dangerous-heart-rhythm": { patterns: ["corazon ~ rapido|acelerado|irregular && desmayo|desmayado|mareo|pecho"] },
  "collapsed-lung": { patterns: ["neumotorax", "pulmon ~ perforado|colapsado"] },
  "sickle-cell-crisis": { patterns: ["falciforme|drepanocitica ~ crisis|dolor|fiebre"] },
  "fever-with-low-immunity": { patterns: ["<fever>|@hot && quimio|quimioterapia|trasplante|inmunodeprimido|leucemia"] },
  "flesh-infection": { patterns: ["gangrena|fascitis", "piel|herida ~ negra|negro|extiende ~ rapido"] },
  "throat-closing-infection": { patterns: ["anginas|garganta && babea|babas|abrir ~ boca", "trismo|epiglotitis"] },
  "fever-after-the-tropics": { patterns: ["<fever> && africa|malaria|paludismo|tropico|tropical"] },
  "infected-joint": { patterns: ["rodilla|articulacion|cadera|codo ~ caliente|roja|rojo|hinchado && <fever>"] },
  "lockjaw-or-rabies-risk": {
    patterns: [
      "tetanos|rabia ~ sintomas|mordedura|mordido|mordio|oxidado|mandibula|espasmos",
      "botulismo",
      "mandibula ~ bloqueada|rigida && herida|abrir",
      "murcielago ~ mordido|aranado",
    ],
  },
  "dangerously-cold": { patterns: ["hipotermia", "@cold"] },
  "heat-stroke": { patterns: ["golpe calor", "calor|sol && confuso|inconsciente|convulsion|delira"] },
  "spine-injury": { patterns: ["cuello|espalda|columna ~ accidente|caida|golpe && mover|siento|hormigueo"] },
  "piercing-injury": { patterns: ["apunalado|empalado", "cuchillo|bala|clavo ~ clavado|herida|atravesado"] },
  "bad-break": {
    patterns: [
      "hueso ~ sale|fuera",
      "pierna|brazo|antebrazo|muneca|tobillo|rodilla ~ deformado|deforme|angulo",
      "pierna|brazo|antebrazo ~ torcido|doblado ~ caido|cayo|caida|hueso|forma",
      "fractura cadera",
    ],
  },
  "limb-without-blood": {
    patterns: ["pierna|brazo|pie|mano ~ fria|frio|blanca|blanco|palida ~ <pain>|siento", "sindrome compartimental"],
  },
  "bleeding-after-operation": { patterns: ["operacion|operado|operaron|cirugia && <bleed>|<fever>|desmayo"] },
  "danger-from-the-mind": {
    patterns: ["psicosis|psicotico|alucina|alucinaciones|paranoia && peligro|voces|miedo|quiere", "brote psicotico"],
  },
  "severe-withdrawal": {
    patterns: ["abstinencia && alcohol|droga|drogas && temblor|tiembla|convulsion|alucina|confuso", "delirium tremens"],
  },
  "adrenal-crisis": { patterns: ["addison|suprarrenal|corticoides && <vomit>|desmayo|debil|dejado"] },
  "ectopic-pregnancy": { patterns: ["ectopico|extrauterino", "<pregnant> && hombro ~ <pain>"] },
  "pre-eclampsia": { patterns: ["<pregnant> && cabeza && luces|vista|hinchado|borroso", "preeclampsia|eclampsia"] },
  "bleeding-or-pain-in-pregnancy": { patterns: ["<pregnant> && <bleed>", "<pregnant> && roto aguas"] },
  "baby-moves-less": { patterns: ["<pregnant> && mueve ~ menos|no", "bebe ~ mueve ~ menos"] },
  "after-birth-emergency": {
    patterns: ["parto|cesarea|parido && <bleed> ~ mucho|coagulos|abundante", "parto|cesarea && <fever>|convulsion"],
  },
  "heavy-bleeding-down-below": {
    patterns: ["regla|vagina|vaginal ~ hemorragia|coagulos|empapo", "hemorragia vaginal"],
  },
  "twisted-ovary": { patterns: ["ovario ~ torsion|torcido|dolor", "torsion ovario|ovarica"] },
};
