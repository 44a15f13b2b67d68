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
    applicationReceived: {
      subject: "Nous avons reçu votre demande",
      paragraphs: [
        "Merci. Nous avons reçu la demande de {company} pour devenir annonceur chez {product}.",
        "Un administrateur l’examine sous 1 à 2 jours ouvrés. Si elle est acceptée, vous recevrez un e-mail avec un lien pour choisir votre mot de passe.",
        "Le lien ci-dessous montre où en est la demande. Gardez cet e-mail pour vous : toute personne qui a le lien peut voir la demande.",
      ],
      button: "Voir la demande",
      why: "Vous le recevez parce qu’une demande a été envoyée avec cette adresse.",
    },
    applicationApproved: {
      subject: "Demande acceptée",
      paragraphs: [
        "La demande de {company} a été acceptée.",
        "Veuillez choisir le mot de passe de votre compte. Le lien fonctionne une fois, pendant 24 heures. Ensuite, utilisez « Mot de passe oublié ? » sur la page de connexion avec cette adresse.",
      ],
      button: "Choisir le mot de passe",
      why: "Vous le recevez parce qu’une demande a été envoyée avec cette adresse.",
    },
    applicationRejected: {
      subject: "Demande refusée",
      paragraphs: [
        "La demande de {company} a été refusée.",
        "Raison : {reason}",
        "La décision est définitive. Vous pouvez envoyer une nouvelle demande à tout moment.",
      ],
      button: "Voir la demande",
      why: "Vous le recevez parce qu’une demande a été envoyée avec cette adresse.",
    },
    applicationDocumentsRequested: {
      subject: "Documents supplémentaires demandés",
      paragraphs: [
        "Il manque encore quelque chose à la demande de {company} avant qu’elle puisse être examinée.",
        "{documents}",
        "{reason}",
        "Veuillez envoyer les fichiers demandés pour continuer.",
      ],
      button: "Envoyer les documents",
      why: "Vous le recevez parce qu’une demande a été envoyée avec cette adresse.",
    },
    applicationLink: {
      subject: "Votre demande pour devenir annonceur",
      paragraphs: [
        "Voici un nouveau lien vers la demande de {company}.",
        "Gardez cet e-mail pour vous : toute personne qui a le lien peut voir la demande.",
      ],
      button: "Voir la demande",
      why: "Vous le recevez parce que quelqu’un a demandé un lien vers la demande envoyée avec cette adresse. Si ce n’était pas vous, ne faites rien.",
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
