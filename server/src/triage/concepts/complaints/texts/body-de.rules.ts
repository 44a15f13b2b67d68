import type { AdviceById } from "../complaint.rules";

/** Belly, muscles and joints, in German. */
export const BODY_DE: AdviceById = {
  wind: {
    advice: [
      "Langsam essen: Kauen Sie gut, mit geschlossenem Mund. Essen Sie kleinere Mahlzeiten.",
      "Die Ursache suchen: Bohnen, Kohl, Zwiebeln und Kohlensäure machen mehr Luft. Gehen hilft.",
    ],
    askFor111: [
      "es länger als 3 Wochen dauert: dann zum Arzt",
      "Sie abnehmen oder Blut im Stuhl sehen",
      "Sie einen Knoten fühlen oder der Bauch sehr wehtut",
    ],
  },
  nausea: {
    advice: [
      "Frische Luft und kleine Schlucke: Trinken Sie langsam etwas Kaltes. Ingwer oder Minze können helfen.",
      "Wenig und einfach: Kleine, trockene Mahlzeiten. Meiden Sie starke Gerüche und Fett.",
    ],
    askFor111: [
      "es in einigen Tagen nicht besser ist",
      "Sie kein Wasser bei sich behalten oder sehr wenig Wasser lassen",
      "es immer wiederkommt: dann zum Arzt",
    ],
  },
  "tummy-bug": {
    advice: [
      "Kleine Schlucke: Trinken Sie Wasser oder dünnen Saft, immer nur wenig. Essen Sie, wenn es geht.",
      "Zu Hause bleiben: Warten Sie 2 Tage nach dem letzten Mal. Waschen Sie die Hände mit Seife: Gel hilft hier nicht.",
    ],
    askFor111: [
      "Sie mehr als 2 Tage erbrechen oder mehr als 7 Tage Durchfall haben",
      "Sie kein Wasser bei sich behalten oder sehr wenig Wasser lassen",
      "Blut dabei ist oder das Erbrochene grün ist",
    ],
  },
  "travel-sickness": {
    advice: [
      "In die Ferne sehen: Sitzen Sie, wo es am wenigsten schaukelt, sehen Sie zum Horizont, lesen Sie nicht.",
      "Frische Luft: Fenster auf, langsam atmen, Pausen machen. Essen Sie vorher nur wenig.",
    ],
    askFor111: ["Ihnen nach der Reise übel bleibt", "sich alles dreht oder Sie auf einer Seite schlechter hören"],
  },
  haemorrhoids: {
    advice: [
      "Weicher Stuhl: Trinken Sie viel und essen Sie Ballaststoffe. Nicht pressen und nicht lange sitzen.",
      "Juckreiz lindern: Ein warmes Bad, dann sanft abtrocknen. Kälte im Handtuch kann helfen.",
    ],
    askFor111: [
      "es nach einer Woche nicht besser ist: dann zum Arzt",
      "Sie bluten oder es sehr wehtut",
      "Ihnen heiß und kalt ist",
    ],
  },
  "period-pain": {
    advice: [
      "Wärme: Legen Sie eine Wärmflasche im Handtuch auf den Bauch.",
      "Sanft bewegen: Gehen, Schwimmen oder eine warme Dusche lindern Krämpfe. Reiben Sie leicht den Bauch.",
    ],
    askFor111: [
      "es sehr wehtut oder nichts hilft",
      "die Periode sich ändert oder stärker wird",
      "es auch auf der Toilette oder beim Sex wehtut: dann zum Arzt",
    ],
  },
  thrush: {
    advice: [
      "Erst in die Apotheke: Dort hilft man, wenn Sie es schon einmal hatten. Beim ersten Mal gehen Sie zum Arzt.",
      "Sanft sein: Waschen Sie nur mit Wasser und trocknen Sie gut ab. Baumwolle tragen, keine duftende Seife.",
    ],
    askFor111: [
      "es das erste Mal ist oder Sie unter 16 oder über 60 sind: dann zum Arzt",
      "Sie schwanger sind oder es oft wiederkommt",
      "es nach 7 bis 14 Tagen nicht besser ist",
    ],
  },
  hangover: {
    advice: [
      "Wasser trinken: Trinken Sie viel Wasser, und essen Sie etwas Einfaches wie Toast.",
      "Ausruhen: Schlafen Sie, ohne helles Licht. Mehr Alkohol hilft nicht.",
    ],
    askFor111: [
      "Sie nicht aufhören zu erbrechen",
      "es am nächsten Tag noch da ist",
      "es Ihnen schwerfällt, weniger zu trinken: ein Arzt kann helfen",
    ],
  },
  "muscle-strain": {
    advice: [
      "Ruhe und Kälte: Schonen Sie den Muskel 2 oder 3 Tage und legen Sie Eis im Handtuch auf, höchstens 20 Minuten.",
      "Dann bewegen: Beginnen Sie sanft, wenn es weniger wehtut.",
    ],
    askFor111: [
      "es nach 2 Wochen nicht besser ist",
      "es schlimmer wird oder Sie ihn nicht bewegen können",
      "Sie Schüttelfrost haben oder die Stelle taub ist",
    ],
  },
  "sprained-ankle": {
    advice: [
      "Ruhe, Eis, Verband, hochlegen: Eis im Handtuch, höchstens 20 Minuten, dann ein Verband, und hochlegen.",
      "Dann bewegen: Sanft, sobald es geht. In den ersten Tagen keine Wärme, kein Alkohol, keine Massage.",
    ],
    askFor111: [
      "Sie nicht auftreten oder das Gelenk nicht benutzen können",
      "es schief, taub oder kalt ist",
      "es nach einer Woche nicht besser ist",
    ],
  },
  "stiff-neck": {
    advice: [
      "Sanft bewegen: Drehen und neigen Sie langsam den Kopf, mehrmals am Tag. Ein festes, flaches Kissen ist am besten.",
      "Wärme hilft: Legen Sie Wärme, oder Kälte im Handtuch, höchstens 20 Minuten auf.",
    ],
    askFor111: [
      "es länger als einige Wochen dauert: dann zum Arzt",
      "ein Arm kribbelt, schwach oder taub ist",
      "Sie auch Fieber oder starkes Kopfweh haben oder Licht wehtut: rufen Sie 999 an",
    ],
  },
  "heel-pain": {
    advice: [
      "Ruhe und Kälte: Legen Sie den Fuß hoch. Eis im Handtuch, höchstens 20 Minuten.",
      "Gute Schuhe: Weich, breit, mit gepolsterter Ferse. Dehnen Sie sanft Wade und Fuß.",
    ],
    askFor111: [
      "es nach 2 Wochen nicht besser ist: dann zum Arzt",
      "der Fuß kribbelt oder taub ist",
      "Sie Diabetes haben: dann ist ein kranker Fuß ernster",
    ],
  },
  "tennis-elbow": {
    advice: [
      "Schonen: Lassen Sie, was wehtut. Heben Sie mit beiden Händen, Handflächen nach oben.",
      "Kühlen, dann dehnen: Eis im Handtuch, höchstens 20 Minuten. Später dehnen Sie sanft den Arm.",
    ],
    askFor111: [
      "es nach 2 Wochen nicht besser ist: dann zum Arzt",
      "er heiß und geschwollen ist oder Sie sich krank fühlen",
      "Sie ihn nicht bewegen können oder die Hand taub ist",
    ],
  },
  "knee-pain": {
    advice: [
      "Entlasten: Legen Sie das Bein hoch. Eis im Handtuch, höchstens 20 Minuten.",
      "Beweglich bleiben: Beugen und strecken Sie es sanft. Tragen Sie gute Schuhe.",
    ],
    askFor111: [
      "Sie es nicht bewegen oder nicht auftreten können",
      "es heiß, rot oder sehr geschwollen ist",
      "es nach einigen Wochen nicht besser ist: dann zum Arzt",
    ],
  },
  "leg-cramps": {
    advice: [
      "Dehnen: Ziehen Sie die Zehen zu sich und reiben Sie den Muskel. Gehen Sie kurz auf den Fersen.",
      "Vorbeugen: Dehnen Sie vor dem Schlafen die Waden und trinken Sie genug.",
    ],
    askFor111: [
      "sie Sie oft wecken oder länger als 10 Minuten dauern: dann zum Arzt",
      "das Bein geschwollen, rot oder taub ist",
    ],
  },
  "restless-legs": {
    advice: [
      "In den nächsten Tagen zum Arzt: Dort kann man zum Beispiel sehen, ob Ihnen Eisen fehlt.",
      "Ruhige Abende: Gehen oder dehnen Sie vor dem Schlafen. Abends kein Kaffee, kein Alkohol, nicht rauchen.",
    ],
    askFor111: ["es schnell schlimmer wird", "ein Bein schwach, taub oder geschwollen ist"],
  },
};
