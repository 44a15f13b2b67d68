import type { AdviceById } from "../complaint.rules";

/** Skin, eyes, sleep and strain, in German. */
export const SKIN_DE: AdviceById = {
  "small-cut": {
    advice: [
      "Blutung stoppen, reinigen: Drücken Sie mit einem sauberen Tuch. Spülen Sie dann unter dem Hahn.",
      "Abdecken: Trocken tupfen und ein Pflaster darauf. Wechseln Sie es, wenn es nass ist.",
    ],
    askFor111: [
      "es weiter blutet, tief ist oder klafft",
      "Schmutz oder Glas darin ist oder ein Tier es war",
      "es rot, heiß oder geschwollen wird oder eitert",
    ],
  },
  "small-burn": {
    advice: [
      "Sofort kühlen: Unter kühlem, fließendem Wasser, 20 Minuten. Ringe ab. Kein Eis, keine Butter.",
      "Abdecken: Legen Sie saubere Frischhaltefolie darauf. Blasen nicht öffnen.",
    ],
    askFor111: [
      "sie größer als eine Münze ist, tief, weiß oder schwarz",
      "sie im Gesicht, an Händen, Füßen, Gelenken oder zwischen den Beinen ist",
      "Chemie oder Strom es war oder sie rot wird und schwillt",
    ],
  },
  sunburn: {
    advice: [
      "Haut kühlen: Gehen Sie aus der Sonne. Duschen Sie kühl, dann eine einfache Creme oder After-Sun.",
      "Trinken und bedecken: Trinken Sie viel Wasser. Bedecken Sie die Haut, bis sie heil ist.",
    ],
    askFor111: [
      "die Haut Blasen hat oder schwillt",
      "Ihnen übel, schwindlig oder heiß und kalt ist",
      "ein Baby oder kleines Kind es hat",
    ],
  },
  blister: {
    advice: [
      "Zu lassen: Die Haut hält Keime draußen. Kleben Sie ein weiches Pflaster darauf.",
      "Druck wegnehmen: Tragen Sie andere Schuhe. Waschen Sie vor dem Berühren die Hände.",
    ],
    askFor111: [
      "sie heiß, rot oder voll Eiter ist",
      "sie an einer seltsamen Stelle ist oder wiederkommt",
      "Sie Diabetes haben und sie am Fuß ist",
    ],
  },
  eczema: {
    advice: [
      "Oft eincremen: Eine einfache Creme mehrmals am Tag, auch wenn die Haut gut aussieht.",
      "Nicht kratzen: Klopfen Sie. Kurze Nägel, und lauwarmes Wasser ohne Seife.",
    ],
    askFor111: [
      "es nässt, Krusten hat, wehtut oder Sie krank sind",
      "es schlimmer wird oder sich schnell ausbreitet",
      "Cremes in 2 Wochen nicht helfen: dann zum Arzt",
    ],
  },
  "itchy-rash": {
    advice: [
      "Die Ursache suchen: Seife, Schmuck, Pflanzen oder eine neue Creme: lassen Sie sie weg. Spülen Sie die Haut mit Wasser.",
      "Kühl und Creme: Ein kühles Tuch und eine einfache Creme lindern.",
    ],
    askFor111: [
      "es sich ausbreitet, Blasen macht, wehtut oder nässt",
      "Ihnen heiß und kalt ist",
      "es nach einer Woche nicht besser ist: dann zum Arzt",
    ],
  },
  "athletes-foot": {
    advice: [
      "Füße trocken halten: Trocknen Sie zwischen den Zehen. Jeden Tag frische Baumwollsocken.",
      "Nicht weitergeben: Keine Handtücher teilen, nicht barfuß in Umkleiden gehen.",
    ],
    askFor111: [
      "Mittel aus der Apotheke nicht helfen: dann zum Arzt",
      "Fuß oder Bein heiß, rot und schmerzhaft ist",
      "Sie Diabetes oder schwache Abwehrkräfte haben",
    ],
  },
  acne: {
    advice: [
      "Sanft waschen: Milde Seife und lauwarmes Wasser, höchstens zweimal am Tag. Nicht drücken.",
      "Geduld: Gele aus der Apotheke brauchen 6 bis 8 Wochen. Nehmen Sie leichtes Make-up.",
    ],
    askFor111: [
      "Sie schmerzhafte Knoten oder Narben bekommen: dann zum Arzt",
      "es Sie sehr unglücklich macht: dann zum Arzt",
    ],
  },
  dandruff: {
    advice: [
      "Ein Schuppenshampoo: Lassen Sie es einige Minuten wirken, wie es auf der Flasche steht, etwa einen Monat lang.",
      "Sanft sein: Nicht kratzen. Weniger Gel und Haarspray.",
    ],
    askFor111: [
      "es nach einem Monat nicht besser ist: dann zum Arzt",
      "die Kopfhaut rot oder geschwollen ist oder sehr juckt",
    ],
  },
  "head-lice": {
    advice: [
      "Nass kämmen: Waschen, viel Spülung hinein, mit dem Nissenkamm kämmen. An den Tagen 1, 5, 9 und 13.",
      "Alle ansehen: Alle zu Hause, am selben Tag. Niemand muss der Schule fernbleiben.",
    ],
    askFor111: ["sie trotz Kämmen bleiben: dann in die Apotheke", "die Kopfhaut wund ist oder eitert"],
  },
  "nappy-rash": {
    advice: [
      "Oft wechseln: Wechseln Sie nasse oder volle Windeln sofort. Mit Wasser reinigen, sanft trocknen.",
      "Luft: Lassen Sie die Windel weg, wenn es geht. In der Apotheke gibt es Schutzcreme für Babys.",
    ],
    askFor111: [
      "es nach einer Woche nicht besser ist: dann zur Hebamme oder zum Arzt",
      "Blasen oder Eiter da sind oder das Baby Schmerzen hat",
      "das Baby heiß ist oder wenig trinkt",
    ],
  },
  warts: {
    advice: [
      "Geduld: Die meisten gehen von selbst weg, aber es kann Monate oder Jahre dauern.",
      "Nicht weitergeben: Beim Schwimmen abdecken. Keine Handtücher teilen, nicht kratzen.",
    ],
    askFor111: [
      "eine blutet, wehtut oder sich ändert: dann zum Arzt",
      "sie im Gesicht oder zwischen den Beinen sind",
      "Sie Diabetes oder schwache Abwehrkräfte haben",
    ],
  },
  "dry-eyes": {
    advice: [
      "Blinzeln und Pausen: Sehen Sie oft vom Bildschirm weg. Stellen Sie ihn etwas tiefer als die Augen.",
      "Sauber und feucht: Reinigen Sie jeden Tag die Lider. Die Apotheke zeigt Ihnen Tropfen. Kontaktlinsen heraus.",
    ],
    askFor111: [
      "das Auge wehtut oder Sie schlechter sehen",
      "es nach einigen Wochen nicht besser ist: dann zum Optiker",
    ],
  },
  stye: {
    advice: [
      "Warmes Tuch: Halten Sie ein sauberes, warmes, feuchtes Tuch 5 bis 10 Minuten auf das geschlossene Auge, mehrmals am Tag.",
      "Nicht drücken: Es öffnet sich von selbst. Kein Make-up, keine Kontaktlinsen, bis es weg ist.",
    ],
    askFor111: [
      "es nach einigen Wochen nicht besser ist: dann zum Arzt",
      "Lid oder Gesicht sehr geschwollen oder rot ist",
      "das Auge wehtut oder Sie schlechter sehen",
    ],
  },
  "sticky-eye": {
    advice: [
      "Sanft reinigen: Von der Nase nach außen, mit abgekochtem, kaltem Wasser und Watte. Jedes Stück nur einmal.",
      "Nicht weitergeben: Oft Hände waschen, ein eigenes Handtuch. Keine Kontaktlinsen, bis es weg ist.",
    ],
    askFor111: [
      "das Auge oder Licht wehtut oder Sie schlechter sehen: holen Sie heute Hilfe",
      "Sie Kontaktlinsen tragen",
      "es ein Baby unter einem Monat ist oder länger als 7 Tage dauert",
    ],
  },
  "trouble-sleeping": {
    advice: [
      "Feste Zeiten: Gehen Sie immer zur selben Zeit ins Bett und stehen Sie zur selben Zeit auf. Kein Mittagsschlaf.",
      "Ruhige Abende: Vor dem Schlafen kein Bildschirm, kein Kaffee, kein Alkohol. Das Zimmer dunkel, still und kühl.",
    ],
    askFor111: [
      "es Monate dauert oder Sie den Tag nicht schaffen: dann zum Arzt",
      "Sorgen oder Traurigkeit Sie wach halten: dann zum Arzt",
    ],
  },
  stress: {
    advice: [
      "Atmen und bewegen: Atmen Sie 5 Minuten langsam. Auch ein täglicher Spaziergang hilft.",
      "Darüber reden: Mit jemandem, dem Sie trauen. Machen Sie eins nach dem anderen, mit Pausen.",
    ],
    askFor111: [
      "Sie nicht mehr können oder es Wochen dauert: dann zum Arzt",
      "Sie bald Hilfe brauchen und es kein Notfall ist",
    ],
  },
  tiredness: {
    advice: [
      "In den nächsten Tagen zum Arzt: Dort kann man die Ursache suchen, zum Beispiel mit einem Bluttest.",
      "Bis dahin: Schlafen und essen Sie zu festen Zeiten, bewegen Sie sich jeden Tag, weniger Alkohol und Kaffee.",
    ],
    askFor111: [
      "Sie abnehmen oder sehr durstig sind",
      "Sie schlecht Luft bekommen oder sehr blass sind",
      "Sie traurig sind und keinen Ausweg sehen",
    ],
  },
  sweating: {
    advice: [
      "In den nächsten Tagen zum Arzt: Dort kann man die Ursache suchen und sagen, was hilft.",
      "Kühl bleiben: Tragen Sie weite Baumwolle. Ein Mittel gegen Schwitzen aus der Apotheke kann helfen.",
    ],
    askFor111: ["Sie nachts so schwitzen, dass das Laken nass ist", "Sie abnehmen oder Fieber haben"],
  },
  "hair-loss": {
    advice: [
      "In den nächsten Tagen zum Arzt: Dort findet man heraus, warum, bevor Sie für etwas bezahlen.",
      "Sanft sein: Keine festen Zöpfe, wenig Hitze. Oft wachsen die Haare von selbst nach.",
    ],
    askFor111: ["sie plötzlich oder stellenweise ausfallen", "die Kopfhaut juckt, brennt oder wund ist"],
  },
};
