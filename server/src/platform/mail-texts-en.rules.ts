import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_EN: MailTexts = {
  frame: {
    linkHint: "If the button does not work, copy this address into your browser:",
    emergency: "In an emergency, call 999.",
    sender: "{product} sent this mail.",
    stop: "Stop this mail",
  },
  mails: {
    confirmEmail: {
      subject: "Please confirm your e-mail address",
      paragraphs: [
        "Thank you for joining {product}.",
        "Please confirm that this is your e-mail address. The link works once, for 24 hours.",
      ],
      button: "Confirm my address",
      why: "You get it because an account was made with this address. If that was not you, do nothing: without this step the address counts for nothing.",
    },
    confirmNewEmail: {
      subject: "Please confirm your new e-mail address",
      paragraphs: [
        "You asked us to use this address for your account.",
        "Please confirm it. The link works once, for 24 hours. Until then your old address stays.",
      ],
      button: "Use this address",
      why: "You get it because somebody with an account gave this as their new address. If that was not you, do nothing.",
    },
    emailChangeAsked: {
      subject: "Your e-mail address is about to change",
      paragraphs: [
        "Somebody who is signed in to your account asked to use another e-mail address. It changes once the new address is confirmed.",
        "Was it not you? Sign in, change your password and cancel the new address in your account.",
      ],
      why: "You get it because this is the address of your account.",
    },
    passwordReset: {
      subject: "Choose a new password",
      paragraphs: [
        "You asked for a new password.",
        "The link works once, for 30 minutes. A link that you got before has stopped working.",
      ],
      button: "Choose a new password",
      why: "You get it because somebody asked for a new password for this address. If that was not you, do nothing: your password stays as it is.",
    },
    passwordChanged: {
      subject: "Your password was changed",
      paragraphs: [
        "The password of your account was changed, and your other devices were signed out.",
        "Was it not you? Use 'Forgot your password?' on the sign-in page now, and choose a new one.",
      ],
      why: "You get it because this is the address of your account.",
    },
    howAreThings: {
      subject: "There is a message for you",
      paragraphs: ["We have a short question for you.", "Sign in to answer it."],
      button: "Sign in",
      why: "You get it because you asked for advice some days ago.",
    },
    pharmacistAnswered: {
      subject: "There is a reply to your question",
      paragraphs: ["A pharmacist has replied to your question.", "Sign in to read it."],
      button: "Read the reply",
      why: "You get it because you asked a question that a pharmacist reads.",
    },
    pharmacistAskedBack: {
      subject: "There is a message about your question",
      paragraphs: [
        "A pharmacist has a question for you before they can reply.",
        "Sign in to read it and to write back.",
      ],
      button: "Read the message",
      why: "You get it because you asked a question that a pharmacist reads.",
    },
    applicationReceived: {
      subject: "We have your application",
      paragraphs: [
        "Thank you. We have the application of {company} to become an advertiser with {product}.",
        "An administrator reviews it in 1-2 business days. You get a mail on approval, with a link to set your password.",
        "The link below shows where the application stands. Keep this mail to yourself: whoever has the link can see the application.",
      ],
      button: "See the application",
      why: "You get it because an application was sent with this address.",
    },
    mailTest: {
      subject: "Test mail from {product}",
      paragraphs: [
        "This is a test. It says that mails of {product} arrive at this address.",
        "There is nothing to do.",
      ],
      why: "You get it because you asked for it in the settings.",
    },
    staffInvited: {
      subject: "You are invited to the staff of {product}",
      paragraphs: [
        "You are invited to work with {product} as: {roles}.",
        "Please set the password of your account. The link works once, for 24 hours. Afterwards, sign in on the administrators' page with this address.",
      ],
      button: "Set your password",
      why: "You get it because a member of staff invited this address.",
    },
    apiKeyEnding: {
      subject: "An API key ends soon",
      paragraphs: [
        "The API key of “{service}” ({key}) ends on {day}.",
        "Please rotate it before then. The old key goes on working for a time that you choose, so nothing has to stop.",
      ],
      button: "Rotate the key",
      why: "You get it because you look after this key.",
    },
    applicationApproved: {
      subject: "Application approved",
      paragraphs: [
        "The application of {company} was approved.",
        "Please set the password of your account. The link works once, for 24 hours. Later, use 'Forgot your password?' on the sign-in page with this address.",
      ],
      button: "Set your password",
      why: "You get it because an application was sent with this address.",
    },
    applicationRejected: {
      subject: "Application rejected",
      paragraphs: [
        "The application of {company} was rejected.",
        "Reason: {reason}",
        "The decision is final. You can send a new application at any time.",
      ],
      button: "See the application",
      why: "You get it because an application was sent with this address.",
    },
    applicationDocumentsRequested: {
      subject: "Additional documents requested",
      paragraphs: [
        "The application of {company} needs more before it can be reviewed.",
        "{documents}",
        "{reason}",
        "Please upload the requested files to proceed.",
      ],
      button: "Upload documents",
      why: "You get it because an application was sent with this address.",
    },
    applicationLink: {
      subject: "Your application to become an advertiser",
      paragraphs: [
        "Here is a new link to the application of {company}.",
        "Keep this mail to yourself: whoever has the link can see the application.",
      ],
      button: "See the application",
      why: "You get it because somebody asked for a link to the application with this address. If that was not you, do nothing.",
    },
    invoiceCredited: {
      subject: "We took an invoice back",
      paragraphs: [
        "We took invoice {number} back. Credit note {note} over {amount} says so.",
        "The money goes back to the card that paid. Banks can take some days to show it. Your plan goes on as before.",
      ],
      button: "See your invoices",
      why: "You get it because an invoice of your advertiser account was taken back.",
    },
    paymentReceived: {
      subject: "We received your payment",
      paragraphs: [
        "Thank you. We received {amount} for the {plan} plan.",
        "It is on invoice {number}. You find it with all others under Billing.",
      ],
      button: "See your invoices",
      why: "You get it because a payment was made for your advertiser account.",
    },
    refundFailed: {
      subject: "A refund did not succeed",
      paragraphs: [
        "The money of credit note {number} could not be given back to the card that paid.",
        "On the page of the account you can try again. If that does not help, it has to be sent in another way.",
      ],
      button: "Open the account",
      why: "You get it because you took the invoice back.",
    },
    renewalFailed: {
      subject: "Your plan could not be renewed",
      paragraphs: [
        "The payment for the next month of the {plan} plan did not succeed.",
        "Your adverts go on until {day}. We try again by ourselves; you can also use another card, or pay at once, under Billing.",
      ],
      button: "Pay the renewal",
      why: "You get it because your plan renews every month.",
    },
    renewalReminder: {
      subject: "Your plan renews soon",
      paragraphs: [
        "The {plan} plan renews on {day}.",
        "As things stand, we charge {amount} to the card on file, VAT and impressions over the quota included.",
      ],
      button: "See your plan",
      why: "You get it because your plan renews every month. You can cancel it under Billing.",
    },
    subscriptionLapsed: {
      subject: "Your plan has lapsed",
      paragraphs: [
        "The renewal of the {plan} plan was not paid in time. Your adverts have stopped.",
        "You can choose a plan again at any time.",
      ],
      button: "Choose a plan",
      why: "You get it because you had a plan with us.",
    },
    quotaCrossed: {
      subject: "Your impressions are over the quota",
      paragraphs: [
        "This month your adverts have had more than the {impressions} impressions of the {plan} plan.",
        "They go on. Each 1,000 further impressions cost {rate} without VAT, on the next invoice.",
      ],
      button: "See your usage",
      why: "You get it because you have a plan with us. We write at most once a month.",
    },
    insightView: {
      subject: "Your saved view",
      paragraphs: ["{name}: {days}, {campaigns}", "{totals}", "{rows}", "{state} {compared}"],
      button: "Open the view",
      why: "You get it because you asked for this view to be mailed.",
    },
    monthlyReport: {
      subject: "Your monthly report",
      paragraphs: [
        "Your adverts had {impressions} impressions and {clicks} clicks in {monthName}: a CTR of {ctr}.",
        "You reported {revenue} of revenue. ROI: {roi}. You can report revenue at any time.",
      ],
      button: "See the report",
      why: "You get it because your adverts ran in that month. We write once a month.",
    },
    advertApproved: {
      subject: "Your advert was approved",
      paragraphs: ["“{title}” was approved. Campaigns with it show it from now on.", "{note}"],
      button: "See your adverts",
      why: "You get it because you sent an advert to be reviewed.",
    },
    advertRejected: {
      subject: "Your advert was rejected",
      paragraphs: [
        "“{title}” was rejected.",
        "Reason: {reason}",
        "The decision about this version is final. You can make a new version at any time.",
      ],
      button: "See your adverts",
      why: "You get it because you sent an advert to be reviewed.",
    },
    advertNeedsRevision: {
      subject: "Your advert needs changes",
      paragraphs: ["“{title}” cannot be shown as it is.", "Reason: {reason}", "Make a new version and send it again."],
      button: "Change the advert",
      why: "You get it because you sent an advert to be reviewed.",
    },
    advertStopped: {
      subject: "Your advert was stopped",
      paragraphs: [
        "“{title}” breaks a rule that is in force from now on: {rule}.",
        "It is not shown any more and waits for a review. We write again when it has been decided.",
      ],
      button: "See your adverts",
      why: "You get it because your advert was being shown.",
    },
    accountSuspended: {
      subject: "Your account is suspended",
      paragraphs: [
        "We have suspended your account. You are signed out everywhere and cannot sign in for now.",
        "Nothing was deleted. If you want to know why, or think that it is a mistake, please write to us.",
      ],
      button: "Write to us",
      why: "You get it because this is the address of your account.",
    },
    accountRestored: {
      subject: "You can sign in again",
      paragraphs: [
        "Your account is no longer suspended. You can sign in with your password as before.",
        "Do you not know your password any more? Use 'Forgot your password?' on the sign-in page.",
      ],
      why: "You get it because this is the address of your account.",
    },
    accountErased: {
      subject: "Your account was erased",
      paragraphs: [
        "Your account and everything that we kept about you are erased, as you asked. It cannot be brought back.",
        "This is our last mail to you. We forget this address within a day.",
      ],
      why: "You get it because this was the address of your account.",
    },
  },
};
