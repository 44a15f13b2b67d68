import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_DE: MailTexts = {
  frame: {
    linkHint: "Wenn der Knopf nicht geht, kopieren Sie diese Adresse in Ihren Browser:",
    emergency: "Rufen Sie im Notfall 999 an.",
    sender: "Diese Mail kommt von {product}.",
    stop: "Diese Mail nicht mehr erhalten",
  },
  mails: {
    confirmEmail: {
      subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      paragraphs: [
        "Schön, dass Sie bei {product} sind.",
        "Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt einmal und 24 Stunden lang.",
      ],
      button: "Adresse bestätigen",
      why: "Sie bekommen sie, weil mit dieser Adresse ein Konto angelegt wurde. Wenn Sie das nicht waren, tun Sie nichts: Ohne diesen Schritt zählt die Adresse nicht.",
    },
    confirmNewEmail: {
      subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
      paragraphs: [
        "Sie möchten, dass wir diese Adresse für Ihr Konto benutzen.",
        "Bitte bestätigen Sie sie. Der Link gilt einmal und 24 Stunden lang. Bis dahin bleibt Ihre alte Adresse.",
      ],
      button: "Diese Adresse benutzen",
      why: "Sie bekommen sie, weil jemand mit einem Konto diese Adresse als neue angegeben hat. Wenn Sie das nicht waren, tun Sie nichts.",
    },
    emailChangeAsked: {
      subject: "Ihre E-Mail-Adresse soll sich ändern",
      paragraphs: [
        "Jemand, der in Ihrem Konto angemeldet ist, möchte eine andere E-Mail-Adresse benutzen. Sie ändert sich, sobald die neue Adresse bestätigt ist.",
        "Waren Sie das nicht? Melden Sie sich an, ändern Sie Ihr Passwort und brechen Sie die Änderung in Ihrem Konto ab.",
      ],
      why: "Sie bekommen sie, weil dies die Adresse Ihres Kontos ist.",
    },
    passwordReset: {
      subject: "Wählen Sie ein neues Passwort",
      paragraphs: [
        "Sie möchten ein neues Passwort.",
        "Der Link gilt einmal und 30 Minuten lang. Ein Link von vorher gilt nicht mehr.",
      ],
      button: "Neues Passwort wählen",
      why: "Sie bekommen sie, weil jemand für diese Adresse ein neues Passwort wollte. Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.",
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      paragraphs: [
        "Das Passwort Ihres Kontos wurde geändert, und Ihre anderen Geräte wurden abgemeldet.",
        "Waren Sie das nicht? Gehen Sie jetzt auf der Anmeldeseite auf „Passwort vergessen?“ und wählen Sie ein neues.",
      ],
      why: "Sie bekommen sie, weil dies die Adresse Ihres Kontos ist.",
    },
    howAreThings: {
      subject: "Es gibt eine Nachricht für Sie",
      paragraphs: ["Wir haben eine kurze Frage an Sie.", "Melden Sie sich an, um sie zu beantworten."],
      button: "Anmelden",
      why: "Sie bekommen sie, weil Sie vor einigen Tagen um Rat gefragt haben.",
    },
    pharmacistAnswered: {
      subject: "Es gibt eine Antwort auf Ihre Frage",
      paragraphs: [
        "Jemand aus der Apotheke hat auf Ihre Frage geantwortet.",
        "Melden Sie sich an, um die Antwort zu lesen.",
      ],
      button: "Antwort lesen",
      why: "Sie bekommen sie, weil Sie eine Frage gestellt haben, die jemand aus der Apotheke liest.",
    },
    pharmacistAskedBack: {
      subject: "Es gibt eine Nachricht zu Ihrer Frage",
      paragraphs: [
        "Jemand aus der Apotheke möchte vor der Antwort etwas von Ihnen wissen.",
        "Melden Sie sich an, um die Nachricht zu lesen und zurückzuschreiben.",
      ],
      button: "Nachricht lesen",
      why: "Sie bekommen sie, weil Sie eine Frage gestellt haben, die jemand aus der Apotheke liest.",
    },
    applicationReceived: {
      subject: "Ihr Antrag ist angekommen",
      paragraphs: [
        "Vielen Dank. Der Antrag von {company}, bei {product} zu werben, ist angekommen.",
        "Er wird innerhalb von 1 bis 2 Werktagen geprüft. Wird er angenommen, bekommen Sie eine E-Mail mit einem Link, um Ihr Passwort festzulegen.",
        "Der Link unten zeigt, wie es um den Antrag steht. Behalten Sie diese E-Mail für sich: Wer den Link hat, kann den Antrag sehen.",
      ],
      button: "Antrag ansehen",
      why: "Sie bekommen sie, weil ein Antrag mit dieser Adresse gesendet wurde.",
    },
    mailTest: {
      subject: "Testmail von {product}",
      paragraphs: [
        "Das ist ein Test. Er zeigt, dass Mails von {product} bei dieser Adresse ankommen.",
        "Sie müssen nichts tun.",
      ],
      why: "Sie erhalten sie, weil Sie sie in den Einstellungen angefordert haben.",
    },
    staffInvited: {
      subject: "Einladung ins Team von {product}",
      paragraphs: [
        "Sie sind eingeladen, bei {product} mitzuarbeiten als: {roles}.",
        "Bitte legen Sie das Passwort Ihres Kontos fest. Der Link gilt einmal, 24 Stunden lang. Danach melden Sie sich mit dieser Adresse auf der Seite der Verwaltung an.",
      ],
      button: "Passwort festlegen",
      why: "Sie erhalten sie, weil jemand aus dem Team diese Adresse eingeladen hat.",
    },
    apiKeyEnding: {
      subject: "Ein API-Schlüssel läuft bald ab",
      paragraphs: [
        "Der API-Schlüssel von „{service}“ ({key}) läuft am {day} ab.",
        "Bitte erneuern Sie ihn vorher. Der alte Schlüssel gilt noch so lange, wie Sie es wählen; es muss also nichts stillstehen.",
      ],
      button: "Schlüssel erneuern",
      why: "Sie erhalten sie, weil Sie diesen Schlüssel verwalten.",
    },
    applicationApproved: {
      subject: "Antrag angenommen",
      paragraphs: [
        "Der Antrag von {company} wurde angenommen.",
        "Bitte legen Sie das Passwort Ihres Kontos fest. Der Link funktioniert einmal, 24 Stunden lang. Später nutzen Sie „Passwort vergessen?“ auf der Anmeldeseite mit dieser Adresse.",
      ],
      button: "Passwort festlegen",
      why: "Sie bekommen sie, weil ein Antrag mit dieser Adresse gesendet wurde.",
    },
    applicationRejected: {
      subject: "Antrag abgelehnt",
      paragraphs: [
        "Der Antrag von {company} wurde abgelehnt.",
        "Grund: {reason}",
        "Die Entscheidung ist endgültig. Sie können jederzeit einen neuen Antrag senden.",
      ],
      button: "Antrag ansehen",
      why: "Sie bekommen sie, weil ein Antrag mit dieser Adresse gesendet wurde.",
    },
    applicationDocumentsRequested: {
      subject: "Weitere Unterlagen angefordert",
      paragraphs: [
        "Dem Antrag von {company} fehlt noch etwas, bevor er geprüft werden kann.",
        "{documents}",
        "{reason}",
        "Bitte laden Sie die angeforderten Dateien hoch, damit es weitergeht.",
      ],
      button: "Unterlagen hochladen",
      why: "Sie bekommen sie, weil ein Antrag mit dieser Adresse gesendet wurde.",
    },
    applicationLink: {
      subject: "Ihr Antrag, bei uns zu werben",
      paragraphs: [
        "Hier ist ein neuer Link zum Antrag von {company}.",
        "Behalten Sie diese E-Mail für sich: Wer den Link hat, kann den Antrag sehen.",
      ],
      button: "Antrag ansehen",
      why: "Sie bekommen sie, weil jemand einen Link zum Antrag mit dieser Adresse angefordert hat. Wenn Sie das nicht waren, tun Sie nichts.",
    },
    invoiceCredited: {
      subject: "Wir haben eine Rechnung zurückgenommen",
      paragraphs: [
        "Wir haben die Rechnung {number} zurückgenommen. Die Gutschrift {note} über {amount} hält das fest.",
        "Das Geld geht zurück auf die Karte, mit der bezahlt wurde. Bis die Bank es anzeigt, können einige Tage vergehen. Ihr Tarif läuft weiter wie bisher.",
      ],
      button: "Rechnungen ansehen",
      why: "Sie erhalten diese Nachricht, weil eine Rechnung Ihres Werbekontos zurückgenommen wurde.",
    },
    paymentReceived: {
      subject: "Wir haben Ihre Zahlung erhalten",
      paragraphs: [
        "Vielen Dank. Wir haben {amount} für den Tarif {plan} erhalten.",
        "Die Zahlung steht auf der Rechnung {number}. Sie finden sie mit allen anderen unter Billing.",
      ],
      button: "Rechnungen ansehen",
      why: "Sie erhalten diese Nachricht, weil für Ihr Werbekonto bezahlt wurde.",
    },
    refundFailed: {
      subject: "Eine Rückzahlung ist fehlgeschlagen",
      paragraphs: [
        "Das Geld der Gutschrift {number} konnte nicht auf die Karte zurückgezahlt werden, mit der bezahlt wurde.",
        "Auf der Seite des Kontos können Sie es noch einmal versuchen. Hilft das nicht, muss es auf anderem Weg überwiesen werden.",
      ],
      button: "Konto öffnen",
      why: "Sie erhalten diese Nachricht, weil Sie die Rechnung zurückgenommen haben.",
    },
    renewalFailed: {
      subject: "Ihr Tarif konnte nicht verlängert werden",
      paragraphs: [
        "Die Zahlung für den nächsten Monat des Tarifs {plan} ist nicht gelungen.",
        "Ihre Anzeigen laufen bis zum {day} weiter. Wir versuchen es selbst noch einmal; Sie können unter Billing auch eine andere Karte verwenden oder sofort zahlen.",
      ],
      button: "Verlängerung bezahlen",
      why: "Sie erhalten diese Nachricht, weil sich Ihr Tarif jeden Monat verlängert.",
    },
    renewalReminder: {
      subject: "Ihr Tarif verlängert sich bald",
      paragraphs: [
        "Der Tarif {plan} verlängert sich am {day}.",
        "Nach jetzigem Stand buchen wir {amount} von der hinterlegten Karte ab, mit Mehrwertsteuer und Einblendungen über dem Kontingent.",
      ],
      button: "Tarif ansehen",
      why: "Sie erhalten diese Nachricht, weil sich Ihr Tarif jeden Monat verlängert. Unter Billing können Sie kündigen.",
    },
    subscriptionLapsed: {
      subject: "Ihr Tarif ist abgelaufen",
      paragraphs: [
        "Die Verlängerung des Tarifs {plan} wurde nicht rechtzeitig bezahlt. Ihre Anzeigen sind angehalten.",
        "Sie können jederzeit wieder einen Tarif wählen.",
      ],
      button: "Tarif wählen",
      why: "Sie erhalten diese Nachricht, weil Sie einen Tarif bei uns hatten.",
    },
    quotaCrossed: {
      subject: "Ihre Einblendungen liegen über dem Kontingent",
      paragraphs: [
        "Diesen Monat hatten Ihre Anzeigen mehr als die {impressions} Einblendungen des Tarifs {plan}.",
        "Sie laufen weiter. Je 1.000 weitere Einblendungen kosten {rate} ohne Mehrwertsteuer, auf der nächsten Rechnung.",
      ],
      button: "Nutzung ansehen",
      why: "Sie erhalten diese Nachricht, weil Sie einen Tarif bei uns haben. Wir schreiben höchstens einmal im Monat.",
    },
    insightView: {
      subject: "Ihre gespeicherte Ansicht",
      paragraphs: ["{name}: {days}, {campaigns}", "{totals}", "{rows}", "{state} {compared}"],
      button: "Ansicht öffnen",
      why: "Sie erhalten diese Mail, weil Sie sich diese Ansicht schicken lassen.",
    },
    monthlyReport: {
      subject: "Ihr Monatsbericht",
      paragraphs: [
        "Im {monthName} hatten Ihre Anzeigen {impressions} Sichtkontakte und {clicks} Klicks: eine CTR von {ctr}.",
        "Sie haben {revenue} Umsatz gemeldet. ROI: {roi}. Umsätze können Sie jederzeit melden.",
      ],
      button: "Bericht ansehen",
      why: "Sie erhalten diese Mail, weil Ihre Anzeigen in diesem Monat liefen. Wir schreiben einmal im Monat.",
    },
    advertApproved: {
      subject: "Ihre Anzeige ist freigegeben",
      paragraphs: ["„{title}“ ist freigegeben. Kampagnen zeigen sie ab jetzt.", "{note}"],
      button: "Ihre Anzeigen ansehen",
      why: "Sie bekommen diese Nachricht, weil Sie eine Anzeige zur Prüfung geschickt haben.",
    },
    advertRejected: {
      subject: "Ihre Anzeige ist abgelehnt",
      paragraphs: [
        "„{title}“ ist abgelehnt.",
        "Grund: {reason}",
        "Die Entscheidung über diese Fassung ist endgültig. Sie können jederzeit eine neue Fassung machen.",
      ],
      button: "Ihre Anzeigen ansehen",
      why: "Sie bekommen diese Nachricht, weil Sie eine Anzeige zur Prüfung geschickt haben.",
    },
    advertNeedsRevision: {
      subject: "Ihre Anzeige muss geändert werden",
      paragraphs: [
        "„{title}“ kann so nicht gezeigt werden.",
        "Grund: {reason}",
        "Machen Sie eine neue Fassung und schicken Sie sie wieder.",
      ],
      button: "Anzeige ändern",
      why: "Sie bekommen diese Nachricht, weil Sie eine Anzeige zur Prüfung geschickt haben.",
    },
    advertStopped: {
      subject: "Ihre Anzeige ist angehalten",
      paragraphs: [
        "„{title}“ verletzt eine Regel, die ab jetzt gilt: {rule}.",
        "Sie wird nicht mehr gezeigt und wartet auf eine Prüfung. Wir schreiben wieder, wenn entschieden ist.",
      ],
      button: "Ihre Anzeigen ansehen",
      why: "Sie bekommen diese Nachricht, weil Ihre Anzeige gezeigt wurde.",
    },
    accountSuspended: {
      subject: "Ihr Konto ist gesperrt",
      paragraphs: [
        "Wir haben Ihr Konto gesperrt. Sie sind überall abgemeldet und können sich vorerst nicht anmelden.",
        "Es wurde nichts gelöscht. Wenn Sie wissen möchten, warum, oder es für einen Irrtum halten, schreiben Sie uns bitte.",
      ],
      button: "Uns schreiben",
      why: "Sie bekommen sie, weil dies die Adresse Ihres Kontos ist.",
    },
    accountRestored: {
      subject: "Sie können sich wieder anmelden",
      paragraphs: [
        "Ihr Konto ist nicht mehr gesperrt. Sie können sich wie vorher mit Ihrem Passwort anmelden.",
        "Sie wissen Ihr Passwort nicht mehr? Gehen Sie auf der Anmeldeseite auf „Passwort vergessen?“.",
      ],
      why: "Sie bekommen sie, weil dies die Adresse Ihres Kontos ist.",
    },
    accountErased: {
      subject: "Ihr Konto wurde gelöscht",
      paragraphs: [
        "Ihr Konto und alles, was wir über Sie aufbewahrt haben, sind gelöscht, wie Sie es wollten. Das lässt sich nicht rückgängig machen.",
        "Dies ist unsere letzte Mail an Sie. Diese Adresse vergessen wir innerhalb eines Tages.",
      ],
      why: "Sie bekommen sie, weil dies die Adresse Ihres Kontos war.",
    },
  },
};
