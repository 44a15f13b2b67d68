import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_FR: MailTexts = {
  frame: {
    linkHint: "Si le bouton ne marche pas, copiez cette adresse dans votre navigateur :",
    emergency: "En cas d’urgence, appelez le 999.",
    sender: "Ce message vous est envoyé par {product}.",
  },
  mails: {
    confirmEmail: {
      subject: "Confirmez votre adresse e-mail",
      paragraphs: [
        "Merci d’avoir rejoint {product}.",
        "Confirmez que cette adresse e-mail est bien la vôtre. Le lien marche une seule fois, pendant 24 heures.",
      ],
      button: "Confirmer mon adresse",
      why: "Vous le recevez parce qu’un compte a été créé avec cette adresse. Si ce n’était pas vous, ne faites rien : sans cette étape, l’adresse ne compte pas.",
    },
    confirmNewEmail: {
      subject: "Confirmez votre nouvelle adresse e-mail",
      paragraphs: [
        "Vous nous avez demandé d’utiliser cette adresse pour votre compte.",
        "Confirmez-la. Le lien marche une seule fois, pendant 24 heures. D’ici là, votre ancienne adresse reste valable.",
      ],
      button: "Utiliser cette adresse",
      why: "Vous le recevez parce qu’une personne a donné cette adresse comme sa nouvelle adresse. Si ce n’était pas vous, ne faites rien.",
    },
    emailChangeAsked: {
      subject: "Votre adresse e-mail va changer",
      paragraphs: [
        "Une personne connectée à votre compte a demandé à utiliser une autre adresse e-mail. Le changement se fera quand la nouvelle adresse sera confirmée.",
        "Ce n’était pas vous ? Connectez-vous, changez votre mot de passe et annulez la nouvelle adresse dans votre compte.",
      ],
      why: "Vous le recevez parce que c’est l’adresse de votre compte.",
    },
    passwordReset: {
      subject: "Choisissez un nouveau mot de passe",
      paragraphs: [
        "Vous avez demandé un nouveau mot de passe.",
        "Le lien marche une seule fois, pendant 30 minutes. Un lien reçu auparavant ne marche plus.",
      ],
      button: "Choisir un nouveau mot de passe",
      why: "Vous le recevez parce qu’un nouveau mot de passe a été demandé pour cette adresse. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.",
    },
    passwordChanged: {
      subject: "Votre mot de passe a été changé",
      paragraphs: [
        "Le mot de passe de votre compte a été changé et vos autres appareils ont été déconnectés.",
        "Ce n’était pas vous ? Utilisez tout de suite « Forgot password » sur la page de connexion et choisissez-en un nouveau.",
      ],
      why: "Vous le recevez parce que c’est l’adresse de votre compte.",
    },
    pharmacistAnswered: {
      subject: "Vous avez une réponse à votre question",
      paragraphs: ["Un pharmacien a répondu à votre question.", "Connectez-vous pour la lire."],
      button: "Lire la réponse",
      why: "Vous le recevez parce que vous avez posé une question qu’un pharmacien lit.",
    },
    pharmacistAskedBack: {
      subject: "Vous avez un message au sujet de votre question",
      paragraphs: [
        "Un pharmacien a besoin de vous demander quelque chose avant de répondre.",
        "Connectez-vous pour lire son message et lui écrire.",
      ],
      button: "Lire le message",
      why: "Vous le recevez parce que vous avez posé une question qu’un pharmacien lit.",
    },
    accountErased: {
      subject: "Votre compte a été effacé",
      paragraphs: [
        "Votre compte et tout ce que nous gardions sur vous sont effacés, comme vous l’avez demandé. On ne peut pas revenir en arrière.",
        "C’est notre dernier message. Nous oublions cette adresse dans la journée.",
      ],
      why: "Vous le recevez parce que c’était l’adresse de votre compte.",
    },
  },
};
