import type { AdviceById } from "../complaint.rules";

/** Small things of every day, in German. */
export const DAILY_DE: AdviceById = {
  "fungal-nail": {
    advice: [
      "Zu Hause behandeln: Die Apotheke hat Nagellacke dafür. Bis ein gesunder Nagel da ist, dauert es 6 bis 12 Monate. Viele lassen ihn in Ruhe.",
      "Trocken halten: Füße gut abtrocknen, saubere Baumwollsocken, Schuhe lüften. Scheren und Handtücher nicht teilen.",
    ],
    askFor111: [
      "die Haut daneben rot, heiß oder geschwollen ist oder Eiter hat",
      "Sie Diabetes oder wenig Abwehr haben",
      "andere Nägel dazukommen",
    ],
  },
  "sensitive-teeth": {
    advice: [
      "Sanft putzen: Weiche Bürste und Zahnpasta für empfindliche Zähne, 2 Mal am Tag. Abends etwas auf der Stelle lassen.",
      "Weniger Säure: Weniger Limo, Saft und Eis. Nach Saurem eine Stunde warten, bis Sie putzen.",
    ],
    askFor111: [
      "ein Zahn länger als ein paar Sekunden wehtut oder Sie weckt: gehen Sie zum Zahnarzt",
      "Gesicht oder Zahnfleisch geschwollen ist",
      "es nach 3 Wochen nicht besser ist",
    ],
  },
  colic: {
    advice: [
      "Trösten: Aufrecht füttern, aufstoßen lassen, wiegen, ein warmes Bad oder leise Töne.",
      "Für Sie: Niemand ist schuld, und mit 4 bis 6 Monaten ist es vorbei. Wird es zu viel, legen Sie das Baby sicher hin und atmen durch. Wechseln Sie sich ab.",
    ],
    askFor111: [
      "das Schreien schwach, sehr hoch oder anders als sonst ist",
      "das Baby Fieber hat, schlaff ist, im Schwall erbricht oder Blut im Stuhl hat",
      "es schlecht trinkt oder nicht zunimmt",
      "Sie fürchten, ihm wehzutun: holen Sie sofort Hilfe",
    ],
  },
  "hand-foot-mouth": {
    advice: [
      "Den Mund schonen: Kühle Getränke und weiches Essen. Nichts Heißes, Saures oder Salziges.",
      "Nicht weitergeben: Oft Hände waschen. Das Kind darf in die Kita, sobald es ihm gut genug geht. Blasen nicht öffnen.",
    ],
    askFor111: [
      "das Kind wenig trinkt oder 8 Stunden keine nasse Windel hat",
      "es nach 7 bis 10 Tagen nicht besser ist",
      "das Kind sehr heiß, schläfrig oder verwirrt ist",
      "Sie schwanger sind und es haben",
    ],
  },
  chafing: {
    advice: [
      "Heilen lassen: Mit Wasser waschen, trocken tupfen, einfache Salbe. Weite Baumwolle, und Pause von dem, was reibt.",
      "Beim nächsten Mal: Vorher Vaseline oder Creme gegen Reibung. Passende Hosen, und nasse Kleidung wechseln.",
    ],
    askFor111: [
      "die Haut sehr rot oder heiß ist, nässt oder Eiter hat",
      "Ihnen heiß ist und Sie frieren",
      "es nach einer Woche nicht heil ist",
    ],
  },
  "ears-after-loud-music": {
    advice: [
      "Ruhe geben: Ein paar Tage keinen Lärm. Das Pfeifen nach einem Konzert geht oft in 2 Tagen weg.",
      "Schützen: Ohrstöpsel bei Musik, weg von den Boxen, und ruhige Pausen.",
    ],
    askFor111: [
      "es nach einer Woche noch pfeift",
      "Sie plötzlich oder auf einem Ohr schlechter hören: fragen Sie am selben Tag",
      "Ihnen schwindelig ist oder es im Takt des Pulses klopft",
    ],
  },
  "desk-aches": {
    advice: [
      "Oft bewegen: Jede halbe Stunde aufstehen, Schultern rollen, Hände dehnen. Wärme lockert.",
      "Ihr Platz: Bildschirm auf Augenhöhe, Arme aufgelegt, Füße am Boden. Wechseln Sie ab, was sich wiederholt.",
    ],
    askFor111: [
      "Hand oder Arm taub oder schwach ist oder Ihnen Dinge fallen",
      "Sie Fieber oder starke Kopfschmerzen mit steifem Nacken haben",
      "es nach ein paar Wochen nicht besser ist",
    ],
  },
  "cycle-twinges": {
    advice: [
      "Lindern: Wärme auf den Bauch, sanfte Bewegung, Ruhe. Eine Seite in der Mitte des Zyklus zu spüren ist häufig.",
      "Aufschreiben: Die Tage und wie es Ihnen geht, 2 oder 3 Monate. Regelmäßig essen und schlafen hilft vor der Regel.",
    ],
    askFor111: [
      "der Schmerz stark ist oder Fieber, Erbrechen oder Ohnmacht dazukommt",
      "die Regel ausbleibt und Sie schwanger sein können",
      "die Stimmung Leben oder Arbeit verdirbt: gehen Sie zum Arzt",
    ],
  },
  "pelvic-floor": {
    advice: [
      "Üben: Anspannen, als wollten Sie Urin und Luft halten, ein paar Sekunden, dann lösen. 10 bis 15 Mal, 3 Mal am Tag, 3 Monate lang.",
      "Richtig trinken: Trinken Sie 6 bis 8 Gläser am Tag. Weniger Kaffee, Tee und Limo heißt oft weniger Toilette.",
    ],
    askFor111: [
      "es brennt oder Blut im Urin ist",
      "Sie immer Durst haben oder nachts oft aufstehen",
      "Sie am Po nichts spüren oder nichts halten können: fragen Sie sofort",
      "es nach 3 Monaten nicht hilft: gehen Sie zum Arzt",
    ],
  },
  scars: {
    advice: [
      "Pflegen: Wenn sie heil ist, einfache Creme, und hoher Sonnenschutz. Silikongel aus der Apotheke kann helfen.",
      "Zeit lassen: Narben werden bis zu 2 Jahre lang blasser. Deckendes Make-up verbirgt sie.",
    ],
    askFor111: [
      "sie rot, heiß oder offen ist oder Eiter hat",
      "sie wächst, wehtut oder an einem Gelenk zieht",
      "sie Sie sehr stört: gehen Sie zum Arzt",
    ],
  },
  "piercing-or-tattoo": {
    advice: [
      "Sauber halten: Hände waschen, 2 Mal am Tag warmes Salzwasser, trocken tupfen. Krusten in Ruhe lassen.",
      "Schonen: Kein Schwimmbad und kein Meer, bis es heil ist. Keine Sonne auf ein neues Tattoo. Stecker so lange drin lassen wie gesagt.",
    ],
    askFor111: [
      "es heiß, geschwollen oder sehr wund ist oder Eiter hat",
      "Ihnen heiß ist und Sie frieren",
      "ein Stecker in der Haut steckt",
    ],
  },
  "hair-shedding": {
    advice: [
      "Das ist üblich: Man verliert 50 bis 100 Haare am Tag. Mehr sind es Monate nach Geburt, Krankheit oder Stress; sie wachsen nach.",
      "Sanft sein: Mildes Shampoo, weiter Kamm, wenig Hitze. Genug Eiweiß und Eisen essen.",
    ],
    askFor111: [
      "kahle Stellen da sind oder die Kopfhaut wund ist",
      "sie büschelweise ausfallen und Sie nicht wissen warum",
      "Sie auch sehr müde sind oder abnehmen: gehen Sie zum Arzt",
    ],
  },
  "sweat-with-effort": {
    advice: [
      "Frisch bleiben: Täglich waschen, gut trocknen, abends ein Antitranspirant. Baumwolle, und Nasses wechseln.",
      "Trinken: Für eine Stunde Sport reicht Wasser. Dauert es länger, etwas Salz und Zucker dazu.",
    ],
    askFor111: [
      "Sie nachts nass aufwachen, abnehmen oder Fieber haben",
      "Sie mit Brustschmerz oder Schwäche schwitzen: rufen Sie 999 an",
      "es Ihnen das Leben schwer macht: gehen Sie zum Arzt",
    ],
  },
  "stuff-on-skin": {
    advice: [
      "Entfernen: Chili geht mit Öl oder Milch und dann Seife ab. Sekundenkleber in warmem Seifenwasser lösen, nie reißen. Farbe verblasst in Tagen.",
      "Haut pflegen: Danach einfache Creme. Finger weg von den Augen.",
    ],
    askFor111: [
      "es im Auge ist oder verschluckt wurde: fragen Sie sofort",
      "die Haut Blasen bekommt oder schwillt",
      "das Gesicht schwillt oder Sie schlecht Luft bekommen: rufen Sie 999 an",
    ],
  },
  "cold-hands": {
    advice: [
      "Warm halten: Handschuhe, gute Socken, mehrere Schichten, und bewegen. Wärmen Sie den ganzen Körper.",
      "Was hilft: Nicht rauchen, weniger Kaffee, warme Getränke und Mahlzeiten.",
    ],
    askFor111: [
      "Finger weiß oder blau werden, wehtun oder taub sind",
      "nur eine Hand oder ein Fuß kalt ist: fragen Sie am selben Tag",
      "Wunden nicht heilen",
    ],
  },
  "small-tummy-ache": {
    advice: [
      "Abwarten: Kleine Schlucke Wasser, Wärme auf den Bauch, einfaches Essen. Meist ist es in Stunden vorbei.",
      "Auch Aufregung: Sprechen Sie über das, was kommt, atmen Sie ruhig, und weiter mit dem Tag.",
    ],
    askFor111: [
      "der Schmerz stark ist, zunimmt oder nach rechts zieht",
      "Fieber, Blut oder dauerndes Erbrechen dazukommt",
      "der Bauch hart ist oder beim Berühren wehtut",
      "es immer wiederkommt: gehen Sie zum Arzt",
    ],
  },
  "stiff-joints": {
    advice: [
      "In Gang kommen: Beim Aufstehen sanft bewegen. Warmes Wasser löst steife Hände.",
      "Aktiv bleiben: Fast täglich gehen, schwimmen oder radeln. Starke Muskeln schützen Gelenke.",
    ],
    askFor111: [
      "ein Gelenk heiß, rot oder geschwollen ist",
      "es morgens länger als eine halbe Stunde steif ist: gehen Sie zum Arzt",
      "Sie nicht auftreten können",
    ],
  },
  "newborn-ways": {
    advice: [
      "Das ist üblich: Neugeborene niesen, haben Schluckauf, ächzen und zucken. Weicher, senfgelber Stuhl ist mit Muttermilch normal.",
      "Auf das Ganze sehen: Wer trinkt, dafür aufwacht und nasse Windeln hat, ist meist gesund. Fragen Sie Ihre Hebamme.",
    ],
    askFor111: [
      "das Baby 38 oder mehr hat oder kalt ist: fragen Sie sofort",
      "es weniger trinkt, schlaff ist oder schwer aufwacht",
      "Haut oder Augen gelb sind",
      "es schnell atmet oder blau wird: rufen Sie 999 an",
    ],
  },
  bunions: {
    advice: [
      "Weite Schuhe: Flache Absätze, vorn weich und breit. Polster oder Einlagen aus der Apotheke.",
      "Lindern: Nach einem langen Tag ein paar Minuten mit umwickeltem Eis kühlen.",
    ],
    askFor111: [
      "Sie nicht mehr tun können, was Sie wollen: gehen Sie zum Arzt",
      "es heiß oder rot ist oder eine Wunde hat",
      "Sie Diabetes haben",
    ],
  },
  "ingrown-hair": {
    advice: [
      "In Ruhe lassen: Dort nicht rasieren, zupfen oder drücken. Warme Tücher und sanftes Peeling helfen dem Haar heraus.",
      "Beim Rasieren: Nasse Haut, Gel, scharfe Klinge, mit dem Haar.",
    ],
    askFor111: [
      "es heiß, geschwollen oder sehr wund ist oder Eiter hat",
      "die Röte größer wird",
      "sie immer wiederkommen",
    ],
  },
  molluscum: {
    advice: [
      "Vergeht von selbst: Die Warzen schaden nicht und sind meist in 18 Monaten weg. Nicht kratzen oder drücken.",
      "Nicht weitergeben: Handtücher und Wanne nicht teilen. Schule und Schwimmen sind erlaubt.",
    ],
    askFor111: [
      "eine rot, heiß und wund ist oder Eiter hat",
      "sie nahe am Auge oder an den Genitalien sind",
      "Sie wenig Abwehr haben",
    ],
  },
  "shin-splints": {
    advice: [
      "Pause vom Laufen: Schwimmen oder radeln Sie 2 bis 4 Wochen. Kühlen Sie 20 Minuten mit umwickeltem Eis.",
      "Langsam anfangen: Weicher Boden, gute Schuhe, jede Woche etwas mehr.",
    ],
    askFor111: [
      "eine Stelle sehr wehtut, auch in Ruhe",
      "das Bein geschwollen, heiß oder taub ist",
      "es nach ein paar Wochen nicht besser ist",
    ],
  },
  "skin-tags": {
    advice: [
      "Nicht nötig zu behandeln: Sie sind harmlos und häufig, wo Haut reibt.",
      "Nicht schneiden: Nicht selbst abschneiden oder abbinden. Die Apotheke sagt, was es gibt.",
    ],
    askFor111: [
      "sie blutet, wächst oder die Farbe ändert",
      "Sie nicht sicher sind, was es ist: gehen Sie zum Arzt",
      "sie hängen bleibt und wehtut",
    ],
  },
  "slapped-cheek": {
    advice: [
      "Ruhe und Trinken: Es heilt meist in 3 Wochen von selbst. Kühle Creme lindert das Jucken.",
      "Schule: Ist der Ausschlag da, steckt es kaum noch an; das Kind darf in die Schule.",
    ],
    askFor111: [
      "Sie schwanger sind und damit in Berührung kamen: fragen Sie Hebamme oder Arzt",
      "Sie eine Blutkrankheit oder wenig Abwehr haben",
      "das Kind sehr blass ist, schlecht Luft bekommt oder ohnmächtig wird: fragen Sie sofort",
    ],
  },
  "spider-veins": {
    advice: [
      "Zum Wohlfühlen: Viel gehen, Füße hochlegen, nicht lange stehen. Stützstrümpfe können helfen.",
      "Das Aussehen: Sie schaden nicht. Cremes nehmen sie nicht weg.",
    ],
    askFor111: [
      "eine Ader heiß, hart und wund ist oder blutet",
      "das Bein schwillt oder wehtut: fragen Sie am selben Tag",
      "die Haut sich verfärbt oder aufgeht",
    ],
  },
};
