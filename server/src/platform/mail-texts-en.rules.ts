import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_EN: MailTexts = {
  frame: {
    linkHint: "If the button does not work, copy this address into your browser:",
    emergency: "In an emergency, call 999.",
    sender: "{product} sent this mail.",
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
        "Was it not you? Use 'Forgot password' on the sign-in page now, and choose a new one.",
      ],
      why: "You get it because this is the address of your account.",
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
