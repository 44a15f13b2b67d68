import type { ConceptTexts } from "./language.rules";

/** What is shown of it in German. */
export const GERMAN_FURTHER_EMERGENCY_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  "heart-attack-signs": {
    label: "Zeichen eines Herzinfarkts",
    meaning:
      "Ein Herzinfarkt kann ohne Schmerzen in der Brust kommen: mit Schwitzen, Übelkeit oder Schmerzen in Arm oder Kiefer.",
  },
  "torn-or-swollen-aorta": {
    label: "Reißender Schmerz oder ein pochender Knoten im Bauch",
    meaning: "Plötzlicher, reißender Schmerz in Brust, Rücken oder Bauch kann von der größten Ader des Körpers kommen.",
  },
  "clot-on-the-lung": {
    label: "Zeichen eines Blutgerinnsels in der Lunge",
    meaning:
      "Plötzliche Atemnot, vor allem mit einem geschwollenen Bein, kann ein Blutgerinnsel in der Lunge bedeuten.",
  },
  "severe-asthma": {
    label: "Schwerer Asthmaanfall",
    meaning: "Asthma ist gefährlich, wenn das Spray nicht hilft oder die Luft nicht für einen Satz reicht.",
  },
  "dangerous-vital-signs": {
    label: "Gefährliche Messwerte",
    meaning: "Diese Werte können heißen, dass dem Körper Sauerstoff oder Blut fehlt.",
  },
  "water-on-the-lungs": {
    label: "Schaumiger Auswurf oder rasselnder Atem",
    meaning: "Wasser in der Lunge kann das Atmen schnell unmöglich machen.",
  },
  "dangerous-heart-rhythm": {
    label: "Herzschlag, der Sie ohnmächtig macht",
    meaning: "Eine Ohnmacht mit rasendem oder sehr langsamem Herz kann heißen, dass das Herz nicht mehr gut pumpt.",
  },
  "collapsed-lung": {
    label: "Zeichen einer zusammengefallenen Lunge",
    meaning: "Plötzlicher Schmerz auf einer Seite mit Atemnot kann heißen, dass eine Lunge zusammengefallen ist.",
  },
  "very-high-blood-pressure-with-signs": {
    label: "Sehr hoher Blutdruck mit anderen Zeichen",
    meaning:
      "Sehr hoher Blutdruck mit Kopfschmerz, veränderter Sicht oder Brustschmerz kann dem Körper schnell schaden.",
  },
  "sickle-cell-crisis": {
    label: "Sichelzellkrise",
    meaning:
      "Bei der Sichelzellkrankheit müssen starke Schmerzen, Fieber oder Atemnot im Krankenhaus behandelt werden.",
  },
  "stroke-signs-in-notes": {
    label: "Zeichen eines Schlaganfalls",
    meaning:
      "Plötzliche Schwäche einer Seite oder Probleme mit Worten oder Gleichgewicht können Zeichen für einen Schlaganfall sein.",
  },
  "mini-stroke": {
    label: "Zeichen eines kleinen Schlaganfalls, auch wenn sie vorbei sind",
    meaning:
      "Zeichen, die wieder vergehen, sind eine Warnung: Ein Schlaganfall kann folgen, und man kann ihn verhindern.",
  },
  "bleeding-around-the-brain": {
    label: "Kopfschmerz, der wie ein Schlag kam",
    meaning: "Ein Kopfschmerz, der in einer Minute am schlimmsten ist, kann von einer Blutung am Gehirn kommen.",
  },
  "pressure-on-the-brain": {
    label: "Kopfschmerz mit Zeichen von Druck auf das Gehirn",
    meaning:
      "Kopfschmerz mit Schläfrigkeit, Erbrechen am Morgen oder veränderter Sicht kann Druck auf das Gehirn bedeuten.",
  },
  "spreading-weakness": {
    label: "Schwäche, die sich ausbreitet, oder Beine, die versagen",
    meaning:
      "Schwäche, die sich ausbreitet, oder neue Taubheit zwischen den Beinen kann heißen, dass Nerven in Gefahr sind.",
  },
  "fit-in-notes": {
    label: "Krampfanfall",
    meaning: "Ein Krampfanfall braucht sofort Hilfe, wenn es der erste ist, wenn er lange dauert oder wiederkommt.",
  },
  "acute-glaucoma": {
    label: "Sehr schmerzhaftes, rotes Auge mit trüber Sicht",
    meaning: "Ein sehr schmerzhaftes, rotes Auge mit Lichtringen oder Übelkeit kann zu viel Druck im Auge bedeuten.",
  },
  "loose-retina": {
    label: "Blitze und schwarze Punkte mit einem Schatten",
    meaning: "Neue Blitze, viele schwarze Punkte oder ein Schatten können heißen, dass sich hinten im Auge etwas löst.",
  },
  "headache-with-sight-loss": {
    label: "Schmerzende Schläfe mit veränderter Sicht",
    meaning: "Eine schmerzende Schläfe oder ein schmerzender Kiefer mit veränderter Sicht kann dem Auge schaden.",
  },
  "eye-injury": {
    label: "Schwere Augenverletzung oder ein ätzendes Mittel im Auge",
    meaning: "Ätzende Mittel und spitze Dinge im Auge können die Sicht in Minuten nehmen.",
  },
  "infection-around-the-eye": {
    label: "Tiefe Infektion um das Auge",
    meaning: "Ein geschwollenes Auge mit Fieber kann eine Infektion sein, die sich hinter dem Auge ausbreitet.",
  },
  "sepsis-in-notes": {
    label: "Zeichen einer Blutvergiftung (Sepsis)",
    meaning: "Eine Infektion, die verwirrt, kalt, kurzatmig oder sehr schwach macht, kann eine Sepsis sein.",
  },
  "fever-with-low-immunity": {
    label: "Fieber bei schwacher Abwehr",
    meaning: "Wenn die Abwehr des Körpers schwach ist, muss Fieber in einer Stunde im Krankenhaus behandelt werden.",
  },
  "meningitis-in-notes": {
    label: "Zeichen einer Hirnhautentzündung",
    meaning:
      "Ein steifer Nacken oder Flecken, die nicht verblassen, mit Kopfschmerz oder Fieber können eine Hirnhautentzündung sein.",
  },
  "flesh-infection": {
    label: "Hautinfektion, die sich sehr schnell ausbreitet",
    meaning: "Schmerz, der viel schlimmer ist, als es aussieht, oder dunkle Haut kann eine tiefe Infektion bedeuten.",
  },
  "throat-closing-infection": {
    label: "Infektion im Hals, die das Atmen behindern kann",
    meaning: "Wenn Speichel aus dem Mund läuft oder Sie gar nicht schlucken können, schwillt vielleicht der Hals zu.",
  },
  "fever-after-the-tropics": {
    label: "Fieber nach einer Reise in ein Malariagebiet",
    meaning: "Fieber nach einer Reise in ein Malariagebiet kann Malaria sein. Sie wird in einem Tag gefährlich.",
  },
  "infected-joint": {
    label: "Heißes, geschwollenes Gelenk mit Fieber",
    meaning: "Ein heißes Gelenk mit Fieber kann infiziert sein und in wenigen Tagen für immer Schaden nehmen.",
  },
  "lockjaw-or-rabies-risk": {
    label: "Vielleicht Wundstarrkrampf, Tollwut oder Botulismus",
    meaning: "Manche Infektionen durch Wunden und Bisse kann man nur in den ersten Stunden oder Tagen aufhalten.",
  },
  "tummy-emergency": {
    label: "Zeichen einer Blinddarmentzündung oder eines anderen Notfalls im Bauch",
    meaning:
      "Bauchschmerzen, die beim Bewegen, Husten oder Anfassen schlimmer werden, müssen manchmal noch heute operiert werden.",
  },
  "pancreas-or-bile": {
    label: "Starke Schmerzen im Oberbauch mit Erbrechen oder Fieber",
    meaning:
      "Starke Schmerzen im Oberbauch mit Erbrechen, Fieber oder gelber Haut müssen im Krankenhaus behandelt werden.",
  },
  "blocked-bowel": {
    label: "Zeichen eines Darmverschlusses",
    meaning: "Ein dicker Bauch mit Erbrechen und ohne Stuhl oder Winde kann heißen, dass der Darm verstopft ist.",
  },
  "trapped-hernia": {
    label: "Ein eingeklemmter Bruch",
    meaning:
      "Ein Leisten- oder Nabelbruch, der hart ist, schmerzt und nicht zurückgeht, bekommt vielleicht kein Blut mehr.",
  },
  "bleeding-inside-the-gut": {
    label: "Starke Blutung aus Magen oder Darm",
    meaning: "Blut im Erbrochenen, schwarzer Stuhl oder viel Blut aus dem After kann eine innere Blutung bedeuten.",
  },
  "twisted-testicle": {
    label: "Plötzlicher Schmerz im Hoden",
    meaning: "Plötzlicher Schmerz im Hoden kann heißen, dass er verdreht ist und kein Blut bekommt.",
  },
  "erection-that-stays": {
    label: "Eine Erektion, die bleibt, oder eine eingeklemmte Vorhaut",
    meaning: "Eine Erektion über Stunden kann dem Penis für immer schaden.",
  },
  "cannot-pee": {
    label: "Wasserlassen geht gar nicht",
    meaning: "Wenn Sie gar kein Wasser lassen können, schadet das den Nieren. Sie brauchen heute Hilfe im Krankenhaus.",
  },
  "ectopic-pregnancy": {
    label: "Zeichen einer Schwangerschaft außerhalb der Gebärmutter",
    meaning:
      "Schmerz auf einer Seite früh in der Schwangerschaft kann heißen, dass sie außerhalb der Gebärmutter wächst.",
  },
  "pre-eclampsia": {
    label: "Zeichen einer Präeklampsie",
    meaning:
      "Kopfschmerz, Flimmern vor den Augen oder plötzliche Schwellungen in der Schwangerschaft können von sehr hohem Blutdruck kommen.",
  },
  "bleeding-or-pain-in-pregnancy": {
    label: "Blutung, starke Schmerzen oder Fruchtwasser in der Schwangerschaft",
    meaning:
      "Blutungen oder starke Schmerzen in der Schwangerschaft können heißen, dass Sie oder das Baby sofort Hilfe brauchen.",
  },
  "baby-moves-less": {
    label: "Das ungeborene Baby bewegt sich weniger",
    meaning: "Wenn sich ein Baby vor der Geburt weniger bewegt als sonst, muss es sofort untersucht werden.",
  },
  "after-birth-emergency": {
    label: "Notfall nach der Geburt",
    meaning: "Starke Blutung, Fieber oder seltsame Gedanken nach einer Geburt brauchen sofort Hilfe.",
  },
  "heavy-bleeding-down-below": {
    label: "Sehr starke Blutung aus der Scheide",
    meaning: "Wenn jede Stunde eine Binde voll ist oder Sie sich schwach fühlen, brauchen Sie sofort Hilfe.",
  },
  "twisted-ovary": {
    label: "Plötzlicher, starker Schmerz im Unterleib einer Frau",
    meaning:
      "Plötzlicher, starker Schmerz unten auf einer Seite kann von einem verdrehten oder geplatzten Eierstock kommen.",
  },
  "young-baby-fever": {
    label: "Fieber bei einem Baby unter 3 Monaten",
    meaning: "Bei einem Baby unter 3 Monaten kann Fieber das einzige Zeichen einer ernsten Infektion sein.",
  },
  "child-not-responding": {
    label: "Sehr krankes Baby oder Kind",
    meaning: "Ein Kind, das schlaff oder blass ist oder schwer aufwacht, braucht sofort Hilfe.",
  },
  "child-breathing": {
    label: "Atemprobleme bei einem Baby oder Kind",
    meaning: "Schneller oder lauter Atem oder eingezogene Rippen können heißen, dass dem Kind die Kraft ausgeht.",
  },
  "baby-belly": {
    label: "Grünes Erbrechen, Blut wie Gelee oder Schreianfälle bei einem Baby",
    meaning: "Grünes Erbrochenes oder Blut wie Gelee kann heißen, dass der Darm des Babys verstopft ist.",
  },
  "dehydrated-child": {
    label: "Ein Baby oder Kind trocknet aus",
    meaning: "Babys und Kinder, die Wasser verlieren, werden schnell krank. Trockene Windeln sind eine Warnung.",
  },
  "child-with-blood-and-kidney-signs": {
    label: "Blutiger Durchfall mit Blässe oder wenig Urin",
    meaning: "Blutiger Durchfall mit Blässe oder wenig Urin danach kann den Nieren schaden.",
  },
  "swallowed-object": {
    label: "Etwas Gefährliches verschluckt",
    meaning: "Batterien, Magnete und spitze Dinge können in wenigen Stunden den Darm verätzen oder durchstechen.",
  },
  "child-swallowed-poison": {
    label: "Ein Kind hat vielleicht ein Medikament oder etwas Giftiges geschluckt",
    meaning: "Schon eine Tablette oder ein Schluck Putzmittel kann für ein Kind gefährlich sein.",
  },
  "bite-to-the-face": {
    label: "Biss ins Gesicht oder giftiger Biss",
    meaning: "Bisse ins Gesicht und Bisse von Schlangen müssen im Krankenhaus behandelt werden.",
  },
  "too-much-medicine": {
    label: "Zu viel von einem Medikament",
    meaning: "Zu viel von einem Medikament kann dem Körper schaden, bevor Sie sich krank fühlen.",
  },
  poison: {
    label: "Vergiftung oder gefährliche Dämpfe",
    meaning: "Manche Gifte schaden, bevor Sie sich krank fühlen.",
  },
  "carbon-monoxide": {
    label: "Vielleicht Kohlenmonoxid",
    meaning: "Kopfschmerz, den alle in der Wohnung haben und der draußen besser wird, kann von Kohlenmonoxid kommen.",
  },
  "diabetes-emergency-in-notes": {
    label: "Gefährlicher Blutzucker",
    meaning: "Bei Diabetes können das Zeichen sein, dass der Blutzucker gefährlich hoch oder niedrig ist.",
  },
  "adrenal-crisis": {
    label: "Zeichen einer Nebennierenkrise",
    meaning: "Ohne genug Kortison schafft der Körper eine Krankheit nicht. Eine Spritze ist sofort nötig.",
  },
  "dangerous-blood-results": {
    label: "Gefährliche Blutwerte",
    meaning: "Manche Blutwerte heißen, dass Herz, Gehirn oder Nieren in Gefahr sind.",
  },
  "medicine-poisoning-over-time": {
    label: "Zeichen für zu viel Lithium, Digoxin oder ein ähnliches Medikament",
    meaning: "Manche Medikamente sammeln sich im Körper und werden giftig.",
  },
  "severe-withdrawal": {
    label: "Gefährlicher Entzug von Alkohol oder Drogen",
    meaning:
      "Plötzlich mit Alkohol oder manchen Drogen aufzuhören, kann Krampfanfälle auslösen und lebensgefährlich sein.",
  },
  "electric-shock": {
    label: "Stromschlag oder Blitz",
    meaning: "Strom kann das Herz stören und tief innen verbrennen, auch wenn man wenig sieht.",
  },
  "serious-burn": {
    label: "Schwere Verbrennung",
    meaning:
      "Große oder tiefe Verbrennungen und solche an Gesicht, Händen oder im Intimbereich müssen ins Krankenhaus.",
  },
  "heat-stroke": {
    label: "Zeichen eines Hitzschlags",
    meaning: "Ein Mensch, der zu heiß und verwirrt wird, ist in Gefahr.",
  },
  "dangerously-cold": {
    label: "Gefährlich kalt",
    meaning: "Ein Körper, der zu kalt wird, arbeitet langsamer, und das Herz kann stehen bleiben.",
  },
  "nearly-drowned": {
    label: "Fast ertrunken",
    meaning: "Wasser in der Lunge kann noch Stunden später zu Atemnot führen.",
  },
  "spine-injury": {
    label: "Verletzung von Hals oder Rücken",
    meaning:
      "Nach einer Verletzung können Taubheit oder Schmerzen mitten im Nacken eine verletzte Wirbelsäule bedeuten.",
  },
  "piercing-injury": {
    label: "Stich, Schuss oder etwas, das im Körper steckt",
    meaning: "Tiefe Wunden können innen bluten, wo es niemand sieht.",
  },
  "bad-break": {
    label: "Ein Knochenbruch, der krumm oder offen ist, oder an der Hüfte",
    meaning: "Ein krummer Arm, ein krummes Bein oder ein sichtbarer Knochen muss im Krankenhaus gerichtet werden.",
  },
  "limb-without-blood": {
    label: "Ein kalter, blasser oder sehr straffer Arm oder ein solches Bein",
    meaning: "Ein Arm oder Bein, das kalt und blass ist oder unter Druck steht, bekommt kein Blut. Das eilt.",
  },
  "major-accident": {
    label: "Schwerer Unfall",
    meaning: "Eine schwere Verletzung kann innen schlimmer sein, als sie außen aussieht.",
  },
  "bleeding-after-operation": {
    label: "Blutung oder plötzliche Krankheit nach einer Operation",
    meaning: "Eine Blutung, die nicht aufhört, oder schwere Krankheit nach einer Operation muss ins Krankenhaus.",
  },
  "danger-from-the-mind": {
    label: "Ohne Bezug zur Wirklichkeit und in Gefahr",
    meaning: "Wer den Bezug zur Wirklichkeit verloren hat und in Gefahr ist, braucht sofort Hilfe.",
  },
};
