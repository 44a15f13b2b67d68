import { assess, judged } from "../book.test-support";

const standings = (question: string) =>
  Object.fromEntries([...judged(question).known.facts].map(([id, { standing }]) => [id, standing]));

it.each(["Nobody in the house is pregnant", "She has worms, nobody in the house is pregnant or poorly"])(
  "%j is no pregnancy",
  (question) => {
    expect(assess(question).escalationKeywords).toEqual([]);
  },
);

it.each([
  ["My eyelid won't stop twitching", "eye.twitch"],
  ["The baby won’t stop crying", "baby.crying"],
  ["my nose will not stop running", "nose.runny"],
])("what does not stop is there: %j", (question, id) => {
  expect(standings(question)).toMatchObject({ [id]: "present" });
});

describe("what is only asked about", () => {
  it.each([
    ["I am doing a first aid course, what are the signs of sepsis?", "danger.sepsis"],
    ["How do you treat anaphylaxis", "danger.anaphylaxis"],
    ["Is meningitis catching?", "danger.meningitis"],
  ])("%j", (question, id) => {
    expect(standings(question)).toMatchObject({ [id]: "asked" });
    expect(assess(question).isCritical).toBe(false);
  });

  it.each(["What are these signs of sepsis in my son?", "I am on warfarin and hit my head"])(
    "is not what somebody has: %j",
    (question) => {
      expect(assess(question).isCritical).toBe(true);
    },
  );
});

describe("a medicine that may be taken", () => {
  it.each([
    "I take warfarin for my heart. Can I have ibuprofen?",
    "Is ibuprofen ok with my warfarin?",
    "is it safe to take ibuprofen with warfarin",
    "do ibuprofen and warfarin interact",
    "Puis-je prendre de l'ibuprofène avec mon anticoagulant ?",
    "Je peux prendre de l'ibuprofène ? Je prends du Préviscan",
    "Darf ich Ibuprofen nehmen, ich nehme Marcumar",
    "Verträgt sich Ibuprofen mit Marcumar?",
    "¿Puedo tomar ibuprofeno si tomo Sintrom?",
  ])("is not taken, and what it is asked beside is: %j", (question) => {
    expect(standings(question)).toMatchObject({ "takes.nsaid": "asked", "takes.blood-thinner": "present" });
  });

  it.each([
    "I have taken ibuprofen for a week, can I have omeprazole?",
    "I have taken ibuprofen, can I take more ibuprofen?",
    "Can I stop taking ibuprofen?",
    "I vomited blood, can I take my aspirin?",
    "I am taking ibuprofen, is that ok with warfarin?",
  ])("is taken where that is told: %j", (question) => {
    expect(standings(question)).toMatchObject({ "takes.nsaid": "present" });
  });

  it("does not hide the illness beside it, nor what a doctor prescribes for long", () => {
    expect(assess("I have chest pain, can I take aspirin for crushing chest pain?").care).toBe("emergency");
    expect(standings("I hit my head, can I take apixaban tonight?")).toMatchObject({
      "takes.blood-thinner": "present",
    });
  });
});

describe("what is denied", () => {
  it.each([
    ["A cold since Monday, and I've no chest pain or anything like that", "chest.pain"],
    ["always cold, fainting no, she does her hockey", "conscious.fainted"],
  ])("is not there: %j", (message, id) => {
    expect(standings(message)).toMatchObject({ [id]: "denied" });
  });

  it("is not the pain that is compared", () => {
    expect(standings("never had chest pain like this")).toMatchObject({ "chest.pain": "present" });
  });

  it("counts for the place in a picture of several", () => {
    expect(assess("Indigestion after pizza, burping a lot. No pain in my arm or jaw.").isCritical).toBe(false);
    expect(assess("Indigestion after pizza, burping a lot, and an ache in my jaw.").isCritical).toBe(true);
  });
});

describe("somebody else's illness, told as the reason of a worry", () => {
  it.each([
    "I have a runny nose. My dad had a heart attack at 58 and that's why I ask.",
    "Habe Schnupfen. Mein Opa hatte einen Herzinfarkt, darum frage ich lieber.",
    "Stiff neck since the new desk, no temperature. A girl at uni had meningitis, hence the worry.",
    "I have a runny nose. My sister had a stroke.",
    "I have a runny nose. My nephew swallowed a battery once and had to be operated on.",
    "My daughter has a runny nose. When I was her age I swallowed a battery.",
    "I have a runny nose. My boss collapsed and ended up in intensive care.",
    "J'ai le nez qui coule. Mon oncle a fait un AVC il y a trois ans.",
    "Tengo mocos. A mi hermano le dio un ictus en 2019.",
  ])("decides nothing: %j", (message) => {
    expect(assess(message).isCritical).toBe(false);
  });

  it.each([
    "My dad had a heart attack this morning so I am worried, he is grey and sweaty",
    "I have a cold. My husband has chest pain now so I am worried",
    "My son had a fit so I am worried",
    "I have a cold. My son had a fit an hour ago so I am worried",
    "I have a cold. My son had a fit.",
    "I have a cold. My dad collapsed.",
    "I have a cold. My sister had a fit and is not waking up.",
    "I have a cold. A man of 23 collapsed, his brother died suddenly at 25.",
  ])("is not what is there: %j", (message) => {
    expect(assess(message).isCritical).toBe(true);
  });
});

describe("a denial", () => {
  it.each([
    "Tooth out on Monday. It is sore, I'm not bleeding.",
    "Heartburn after curry, it doesn't go into my arm or jaw, I don't sweat with it.",
    "Her temperature is 37.4, she's not muddled, she has a runny nose.",
    "Mi bebé tiene mocos. El bebé se mueve mucho y yo no sangro.",
    "Mir läuft die Nase, ich schwitze nicht und bekomme gut Luft.",
    "Me duele la garganta. Puedo tragar la saliva y abro bien la boca.",
  ])("reaches its own part of a sentence, and no further: %j", (message) => {
    expect(assess(message).isCritical).toBe(false);
  });

  it.each(["GTN twice and no relief", "tooth out on Monday and the bleeding will not stop"])(
    "that is the sign itself counts: %j",
    (message) => {
      expect(assess(message).isCritical).toBe(true);
    },
  );
});

describe("what a text model is given", () => {
  it("is told of whom the message is about and is there", () => {
    const { present } = assess("Sore throat, no fever, no stiff neck. My nan had a stroke at 80. It hurts to swallow.");
    expect(present).toContain("Sore throat");
    expect(present).toContain("It hurts to swallow");
    for (const word of ["fever", "neck", "stroke"]) expect(present).not.toContain(word);
  });

  it("is the whole where nothing else stands in a message", () => {
    expect(assess("no chest pain").present).toBe("no chest pain");
  });
});

describe("the past", () => {
  it('goes on behind an "and" without a subject of its own', () => {
    expect(assess("I cried at the dentist when I was a child and fainted. I have a runny nose.").isCritical).toBe(
      false,
    );
    expect(assess("I have asthma since I was a child and I fainted").isCritical).toBe(true);
  });

  it("of a childhood is past, whoever's it was", () => {
    expect(standings("My wife had meningitis when she was six")).toMatchObject({ "danger.meningitis": "past" });
  });

  it("does not wash off what holds for life", () => {
    expect(assess("had my spleen out in 2010, fever since lunch").isCritical).toBe(true);
  });
});

describe("what is called normal", () => {
  it.each(["black poos, eating fine", "my poo is black, sleeping well"])(
    "is only what stands before it, not what a comma parts from it: %j",
    (question) => {
      expect(assess(question).isCritical).toBe(true);
    },
  );

  it("may be a list", () => {
    expect(assess("a bit of a cold. Vision, speech and walking normal").level).toBe("SELF_CARE");
  });

  it.each(["No infection: forty bites, itchy, none infected", "Nothing wrong with my speech, only a runny nose"])(
    "may be a denial: %j",
    (question) => {
      expect(assess(question).level).toBe("SELF_CARE");
    },
  );
});

describe("what is denied of two things at the end", () => {
  it.each([
    ["Luftnot oder Brustschmerzen habe ich nicht", ["chest.pain", "breathing.hard"]],
    ["Fieber oder starke Rückenschmerzen habe ich nicht", ["fever.present", "back.pain"]],
  ])("%j is denied of both", (question, denied) => {
    expect(denied.map((id) => standings(question)[id])).toEqual(denied.map(() => "denied"));
    expect(assess(question).isCritical).toBe(false);
  });

  it.each(["Ich habe Luftnot oder Brustschmerzen, Fieber habe ich nicht", "Brustschmerzen oder ich kann nicht atmen"])(
    "%j denies the last thing only",
    (question) => {
      expect(assess(question).isCritical).toBe(true);
    },
  );
});

describe("words that look like a warning sign and are none", () => {
  it.each([
    "I have wind when I have eaten beans",
    "Last night I saw tiny white threads around my son's bottom",
    "Je me suis légèrement tordu la cheville, je peux marcher",
    "Heartburn most evenings, Gaviscon settles it. I can run for the bus fine",
    "Stray cat scratched me last week, the wound is scabbed over",
    "Teething, 7 months, red cheeks, temp 37.4. Calpol or not",
    "I'm 20, sore throat. Paracetamol works",
    "Itchy bites on my ankles. No fever, 25",
    "I'm on insulin twice a day",
    "My asthma is well controlled, I hardly use the blue one",
    "Three days of streaming nose and a cough",
    "5 weeks postpartum, hot red breast for two days, temp 38.2",
    "For six weeks solid food sticks in my throat, soup goes down",
    "A boy of twelve has an ache below the knees for three months and a tender bump on the shin",
    "A girl of nine has an itchy bottom at night and no pain on passing urine",
    "I can't breathe in these jeans",
    "Coughing a bit when I run, it never wakes me up",
    "Ça me fait mal au talon, je ne peux pas me mettre sur la pointe",
    "Tuve meningitis con nueve años y quedé sorda de un oído. Estoy sana. Quería cambiar las pilas del audífono",
    "The dentist injected me and my lip is still numb and droopy",
    "Which injections for Kenya, and when do I start the malaria pills?",
    "We have putty coloured walls in the bathroom, which paint is safe for babies?",
    "My bruise is three days old and going yellow",
    "It is 33 degrees outside and my two year old has a heat rash",
    "A letter came, my heart stopped when I opened it, and it was good news",
    "The telly is up full blast, my ears are full of wax",
    "A year of weaker erections, no chest pain, I take no nitrates",
    "I am 16 weeks pregnant and have not felt any kicks yet",
    "Se cayó en el patio y se partió un diente",
    "Dolor fuerte de espalda después de levantar cajas",
    "Pain low down on both sides, smelly discharge, preg test negative",
    "My last seizure was 2017, may I drive a minibus?",
    "The slippers won't go on, I bought the wrong size",
    "Zahnarztspritze um zehn, mein Mund hängt noch",
  ])("%j", (question) => {
    expect(assess(question).isCritical).toBe(false);
  });

  it.each([
    "My toddler has swallowed beads",
    "My son is white around the mouth",
    "Ma cheville est tordue dans un angle bizarre",
    "Sa jambe est tordue après la chute",
    "My husband has turned a horrid putty colour and is dripping like a tap",
    "Baby's only three weeks, he's a bit warm. It says 38.3",
    "bb de 5 semaines, 38,3 sous le bras",
    "A graze on my baby, three weeks old, and he is hot, 38.4",
    "Unsere Enkelin, zwei, hatte Herztabletten in der Hand, der Blister ist halb leer",
    "ma petite a bu du destop",
    "Mamá dejó el alcohol hace tres días, tiembla, ve bichos",
    "Lo encontré en la piscina, ha tosido agua, muy dormido",
    "Flusssäure über zwei Finger gekippt, tut noch gar nicht weh",
    "Fingers off. Saw did it",
    "I coughed up about a mugful of blood",
    "Hexenschuss und jetzt untenrum alles taub",
    "You can see the ribs suck in with each breath, she is nine months old",
    "The soft bit on the baby's head is standing up, she is 11 weeks old",
    "I can't swallow tablets, water or my own spit",
    "I've been sat in the car in the garage with the hose",
    "Je marche sur les rails, j'attends le prochain",
  ])("but %j is one", (question) => {
    expect(assess(question).isCritical).toBe(true);
  });
});
