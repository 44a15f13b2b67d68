import type { AdviceById } from "../complaint.rules";

/** What bodies do at some time of life, in German. */
export const BODY_FACTS_DE: AdviceById = {
  "hot-flushes": {
    advice: [
      "Kühl bleiben: Dünne Schichten, ein kühles Schlafzimmer, ein Ventilator und kalte Getränke.",
      "Was sie auslöst: Kaffee, Alkohol, Scharfes, Rauchen und Stress. Arzt oder Apotheke sagen Ihnen, was man tun kann.",
    ],
    askFor111: [
      "Sie bluten, obwohl die Regel schon vorbei war",
      "Sie jünger als 45 sind oder es Ihnen die Tage verdirbt: gehen Sie zum Arzt",
      "Sie abnehmen oder nass geschwitzt aufwachen",
    ],
  },
  "ingrown-toenail": {
    advice: [
      "Baden: Den Fuß 3 oder 4 Mal am Tag in warmes Salzwasser, und die Haut sanft vom Nagel schieben.",
      "Gerade schneiden: Nägel gerade und nicht zu kurz schneiden. Weite Schuhe und saubere Socken.",
    ],
    askFor111: ["Eiter kommt oder es heiß, rot und geschwollen ist", "Sie Diabetes haben", "es nicht besser wird"],
  },
  "growing-pains": {
    advice: [
      "Beine beruhigen: Sanft reiben oder eine eingewickelte Wärmflasche. Es kommt nachts und ist morgens weg.",
      "Nichts Schlimmes: Es schadet nicht, Kinder von 3 bis 12 haben es. Mit dem Tempo des Wachsens hat es nichts zu tun.",
    ],
    askFor111: [
      "es nur in einem Bein, in einem Gelenk oder morgens noch da ist",
      "das Kind hinkt, Ausschlag oder Fieber hat oder abnimmt",
    ],
  },
  "fussy-eater": {
    advice: [
      "Ruhig bleiben: Bieten Sie immer wieder wenig von dem an, was alle essen. Manchmal braucht es zehn Versuche. Nicht zwingen.",
      "Zusammen essen: Nach einer halben Stunde räumen Sie den Rest still weg. Sehen Sie auf die Woche, nicht auf den Tag.",
    ],
    askFor111: [
      "das Kind abnimmt oder nicht wächst",
      "das Kind wenig trinkt, sich verschluckt oder oft erbricht",
      "es nur noch ganz weniges isst",
    ],
  },
  "growing-up": {
    advice: [
      "Bei jedem anders: Der Körper ändert sich zwischen 8 und 17. Eine Brust wächst oft vor der anderen, und die Stimme springt einige Monate.",
      "Größe und Schlaf: In diesen Jahren wächst man am meisten, etwa so groß wie die Eltern. Jugendliche brauchen 8 bis 10 Stunden Schlaf.",
    ],
    askFor111: [
      "sich mit 14 nichts geändert hat oder es vor 8 begann: gehen Sie zum Arzt",
      "da ein Knoten, Schmerz oder eine Sorge ist",
    ],
  },
  "grit-in-eye": {
    advice: [
      "Spülen: Halten Sie das Auge einige Minuten offen unter sauberes, lauwarmes Wasser. Nicht reiben.",
      "Ruhen lassen: Keine Kontaktlinsen, bis es sich normal anfühlt. Einen Tag lang darf es etwas rosa sein.",
    ],
    askFor111: [
      "es noch wehtut oder Sie schlechter sehen",
      "es Metall, Glas oder ein Mittel war: 20 Minuten spülen und in die Notaufnahme",
      "das Auge rot wird oder Licht wehtut",
    ],
  },
  "teeth-grinding": {
    advice: [
      "Abends entspannen: Ein warmes Bad, ruhige Musik oder langsames Atmen. Abends kein Kaffee, Alkohol oder Rauchen.",
      "Zum Zahnarzt: Eine Schiene schützt die Zähne in der Nacht.",
    ],
    askFor111: ["die Zähne beschädigt sind oder wehtun", "der Kiefer wehtut, knackt oder nicht weit aufgeht"],
  },
  "short-tiredness": {
    advice: [
      "Erst schlafen: Zur selben Zeit ins Bett, dunkel und kühl, höchstens 20 Minuten Mittagsschlaf.",
      "Schonen Sie sich: Zu festen Zeiten essen, hinaus ans Licht, Kaffee nur morgens. Müde nicht fahren.",
    ],
    askFor111: [
      "es länger als 4 Wochen dauert oder Schlaf nicht hilft",
      "Sie abnehmen, Fieber haben oder schlecht Luft bekommen",
      "Sie traurig sind oder ungewollt einnicken",
    ],
  },
};
