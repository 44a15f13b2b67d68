import type { AdviceById } from "../../complaints/complaint.rules";

/** Further questions about care and of people who are well, in German. */
export const FURTHER_MATTERS_DE: AdviceById = {
  "contraception-question": {
    advice: [
      "Eine Pille zu spät: Nehmen Sie sie gleich und machen Sie normal weiter. Eine Kombipille, die höchstens einen Tag zu spät ist, macht nichts. Eine Minipille hat nur 3 oder 12 Stunden; das steht im Beipackzettel.",
      "Kostenlos für alle: Verhütung gibt es kostenlos beim Arzt, in Praxen dafür und in vielen Apotheken. Dort erfahren Sie auch von anderen Mitteln.",
    ],
    askFor111: [
      "Sie zwei oder mehr vergessen oder ungeschützt Sex hatten: fragen Sie heute in der Apotheke",
      "Sie nach einer Pille erbrochen oder starken Durchfall hatten",
      "Sie Migräne mit Blitzen, Schmerzen im Bein oder in der Brust haben",
    ],
  },
  "pregnancy-plans": {
    advice: [
      "Vorher und am Anfang: Nehmen Sie 400 Mikrogramm Folsäure, schon vorher und bis zur 12. Woche, und Vitamin D. Kein Alkohol, rohes Fleisch, keine Leber, kein weicher Käse mit weißer Rinde. Bis zu 2 Tassen Kaffee am Tag.",
      "Wenn alles gut geht: Sanfter Sport und Reisen sind erlaubt; Fluglinien haben Grenzen ab der 28. Woche. Muttermilch hält im kalten Kühlschrank bis 8 Tage. Fragen Sie Ihre Hebamme.",
    ],
    askFor111: [
      "Sie bluten, Wasser verlieren oder starke Schmerzen haben",
      "das Baby sich weniger bewegt: rufen Sie sofort die Klinik an",
      "Sie starke Kopfschmerzen haben, verschwommen sehen oder plötzlich anschwellen",
      "Sie traurig oder sehr ängstlich sind",
    ],
  },
  "baby-days": {
    advice: [
      "Essen und Schlafen: Festes Essen mit etwa 6 Monaten, zuerst weiches Gemüse. Kein Honig vor 1 Jahr. Babys schlafen auf dem Rücken im eigenen Bett. Viele wachen nachts noch auf.",
      "Pflege: Ein Bad 2 oder 3 Mal die Woche reicht. Den Nabel trocken und sauber halten. Jedes Baby sitzt und läuft zu seiner Zeit. Ihre Hebamme kennt Sie.",
    ],
    askFor111: [
      "das Baby weniger trinkt, heiß oder schlaff ist oder schwer aufwacht",
      "der Nabel rot ist, riecht oder blutet",
      "es mit 1 Jahr nicht sitzt oder mit 18 Monaten nicht läuft: sagen Sie es der Hebamme oder dem Arzt",
    ],
  },
  "children-growing": {
    advice: [
      "Tag für Tag: Ruhig bleiben, feste Zeiten für Essen und Bett. Aufs Töpfchen gehen Kinder, wenn sie so weit sind, meist mit 2 oder 3. Wutanfälle und böse Träume gehören dazu.",
      "Wachsen: Nasse Betten sind bis 5 Jahre und länger häufig. In Schuhen eine Daumenbreite Platz. Die erste Regel kommt zwischen 10 und 15.",
    ],
    askFor111: [
      "das Kind etwas verlernt",
      "es wieder einnässt oder sehr viel Durst hat",
      "Sie sich sorgen, wie es wächst, spricht oder sich benimmt: gehen Sie zum Arzt",
    ],
  },
  "school-and-stories": {
    advice: [
      "Wo man nachliest: Die Website des NHS und MedlinePlus erklären Krankheiten einfach. Schule oder Bücherei helfen auch.",
      "Film ist nicht Leben: Dort geht alles schneller und seltsamer zu. Für echte Erste Hilfe machen Sie einen Kurs.",
    ],
    askFor111: [
      "es doch um Sie oder jemand Nahes geht: stellen Sie dazu eine eigene Frage",
      "jemand jetzt Hilfe braucht: rufen Sie 999 an",
    ],
  },
  "body-questions": {
    advice: [
      "Körper sind verschieden: Vieles, was seltsam aussieht, ist normal und bei jedem anders.",
      "Zum Lesen: Die Website des NHS und Büchereien erklären den Körper. Die Apotheke auch.",
    ],
    askFor111: [
      "sich an Ihrem Körper etwas verändert hat, wehtut oder Sie sorgt: fragen Sie danach",
      "es um ein Kind geht und Sie sich sorgen",
    ],
  },
  "first-aid-learning": {
    advice: [
      "Lernen: Das Britische Rote Kreuz und St John Ambulance haben Kurse und kostenlose Apps, auch für Babys.",
      "Zu Hause: Pflaster, Binden, digitales Thermometer, Paracetamol und Salze zum Trinken, außer Reichweite von Kindern. Jedes Jahr auf das Datum sehen.",
    ],
    askFor111: [
      "jemand jetzt verletzt oder krank ist: fragen Sie danach oder rufen Sie 999 an",
      "Sie etwas Abgelaufenes benutzt haben und sich krank fühlen",
    ],
  },
  "food-safety": {
    advice: [
      "Daten: Nichts nach dem Datum „use by“ essen. Nach „best before“ ist es sicher, schmeckt aber weniger. Reste in 2 Tagen, Reis in 1 Tag, und ganz heiß machen.",
      "Trinken und Essen: Bis zu 4 Tassen Kaffee am Tag für die meisten, und höchstens 14 Einheiten Alkohol in der Woche. Ohne Fleisch: Hülsenfrüchte, Grünes und Essen mit B12.",
    ],
    askFor111: [
      "Sie nach dem Essen erbrechen, starken Durchfall oder Fieber haben",
      "Sie schwanger sind oder Diabetes haben: fragen Sie, bevor Sie fasten oder umstellen",
      "jemand vom Alkohol nicht loskommt: holen Sie Hilfe",
    ],
  },
  "travel-plans": {
    advice: [
      "Medikamente: Ins Handgepäck, in der Schachtel, mit dem Rezept. Bei strengen Mitteln fragen Sie Fluglinie und Botschaft.",
      "Vorbereiten: An Impfungen 6 bis 8 Wochen vorher denken. Der Versicherung frühere Krankheiten sagen. Im Flugzeug gehen. Gleich nach der neuen Zeit leben.",
    ],
    askFor111: [
      "Sie vor Kurzem ein Gerinnsel, eine Operation oder eine Herzkrankheit hatten: fragen Sie vor dem Flug",
      "Sie nach der Reise krank sind, vor allem mit Fieber",
    ],
  },
  "forms-and-costs": {
    advice: [
      "Wen man fragt: Parkausweis und Hilfe zu Hause: die Stadt (council). Zahnarzt und Brille: nach den Preisen fragen. Formulare und Briefe: Ihre Praxis; manche kosten Geld.",
      "Gut zu wissen: Wer den „health surcharge“ bezahlt hat, nutzt den NHS wie andere. Zur Blutspende fragen Sie den Blutdienst, auch wegen früherer Krankheiten.",
    ],
    askFor111: [
      "Gehen, Gedächtnis oder Kraft vor Kurzem schlechter wurden: gehen Sie zum Arzt",
      "Sie jemanden pflegen und nicht mehr können: holen Sie Hilfe",
    ],
  },
  "screening-invitations": {
    advice: [
      "Wann: Gebärmutterhals von 25 bis 64, Brust von 50 bis 70, Darm ab 50, Gesundheitscheck von 40 bis 74 in England. Ein Brief kommt, wenn die Praxis Ihre Adresse hat.",
      "Wie es ist: Es dauert Minuten. Sie können eine Frau verlangen und jederzeit aufhören. Sagen Sie frühere Ergebnisse.",
    ],
    askFor111: [
      "Sie einen Knoten, eine Blutung oder Veränderung haben: warten Sie nicht auf den Brief, gehen Sie zum Arzt",
      "ein Brief sagt, dass etwas gefunden wurde: rufen Sie die Nummer darin an",
    ],
  },
  "usual-tablets": {
    advice: [
      "Schilddrüse, Eisen, Magen: Levothyroxin morgens, eine halbe Stunde vor Essen und Kaffee. Eisen mit Orangensaft, nicht mit Tee. Omeprazol vor dem Frühstück.",
      "Schachteln und Pflaster: Dasselbe Mittel kann anders aussehen; vergleichen Sie Name und Stärke. Pflaster auf saubere, trockene Haut, jedes Mal woanders.",
    ],
    askFor111: [
      "Name oder Stärke anders sind als bisher",
      "Sie mehr als eine Dosis vergessen haben oder keine mehr da ist",
      "Sie sich seit einer Änderung unwohl fühlen",
    ],
  },
  "home-and-habits": {
    advice: [
      "Waschen: Hände 20 Sekunden mit Seife. Wie oft Sie duschen, ist Ihre Sache. Milde Seife und einfache Creme reichen. Haarfarbe 2 Tage vorher an einer kleinen Stelle testen.",
      "Zu Hause: Ein Kissen passt, wenn der Hals gerade liegt. Schlafzimmer kühl und trocken. Tiere sind mit sauberen Händen in Ordnung, aber nicht im Babybett.",
    ],
    askFor111: [
      "die Haut nach einem Mittel schwillt, Blasen hat oder brennt",
      "Ihnen in Hitze oder im Bad schwach wird",
      "etwas wehtut oder sich verändert hat: fragen Sie danach",
    ],
  },
  "period-products": {
    advice: [
      "Welches: Tampons alle 4 bis 8 Stunden wechseln, Binden, wenn sie voll sind, Tassen nach höchstens 12 Stunden. Vorher und nachher Hände waschen. Mädchen dürfen ab der ersten Regel Tampons nehmen.",
      "Der Zyklus: Normal sind 21 bis 35 Tage, und in den ersten Jahren schwankt er. Sport und Schwimmen sind erlaubt.",
    ],
    askFor111: [
      "Sie Fieber oder Ausschlag haben oder sich mit Tampon krank fühlen: nehmen Sie ihn heraus und fragen Sie sofort",
      "ein Tampon feststeckt",
      "die Regel sehr stark ist, ausbleibt oder dazwischen kommt: gehen Sie zum Arzt",
    ],
  },
};
