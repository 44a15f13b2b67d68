import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_FR: MailTexts = {
  frame: {
    linkHint: "Si le bouton ne marche pas, copiez cette adresse dans votre navigateur :",
    emergency: "En cas d’urgence, appelez le 999.",
    sender: "Ce message vous est envoyé par {product}.",
    stop: "Ne plus recevoir ce message",
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
        "Ce n’était pas vous ? Utilisez tout de suite « Mot de passe oublié ? » sur la page de connexion et choisissez-en un nouveau.",
      ],
      why: "Vous le recevez parce que c’est l’adresse de votre compte.",
    },
    howAreThings: {
      subject: "Vous avez un message",
      paragraphs: ["Nous avons une petite question pour vous.", "Connectez-vous pour y répondre."],
      button: "Me connecter",
      why: "Vous le recevez parce que vous avez demandé un conseil il y a quelques jours.",
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
    mailTest: {
      subject: "Message d’essai de {product}",
      paragraphs: [
        "Ceci est un essai. Il montre que les messages de {product} arrivent à cette adresse.",
        "Vous n’avez rien à faire.",
      ],
      why: "Vous le recevez parce que vous l’avez demandé dans les réglages.",
    },
    staffInvited: {
      subject: "Vous êtes invité·e dans l’équipe de {product}",
      paragraphs: [
        "Vous êtes invité·e à travailler avec {product} comme : {roles}.",
        "Veuillez choisir le mot de passe de votre compte. Le lien fonctionne une fois, pendant 24 heures. Ensuite, connectez-vous avec cette adresse sur la page des administrateurs.",
      ],
      button: "Choisir le mot de passe",
      why: "Vous le recevez parce qu’un membre de l’équipe a invité cette adresse.",
    },
    apiKeyEnding: {
      subject: "Une clé d’API arrive à expiration",
      paragraphs: [
        "La clé d’API de « {service} » ({key}) expire le {day}.",
        "Veuillez la renouveler avant cette date. L’ancienne clé continue de fonctionner pendant la durée que vous choisissez : rien ne doit s’arrêter.",
      ],
      button: "Renouveler la clé",
      why: "Vous le recevez parce que vous gérez cette clé.",
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
    invoiceCredited: {
      subject: "Nous avons annulé une facture",
      paragraphs: [
        "Nous avons annulé la facture {number}. L’avoir {note} d’un montant de {amount} en fait foi.",
        "L’argent revient sur la carte qui a payé. Les banques peuvent mettre quelques jours à l’afficher. Votre formule continue comme avant.",
      ],
      button: "Voir vos factures",
      why: "Vous le recevez parce qu’une facture de votre compte annonceur a été annulée.",
    },
    paymentReceived: {
      subject: "Nous avons reçu votre paiement",
      paragraphs: [
        "Merci. Nous avons reçu {amount} pour la formule {plan}.",
        "Ce paiement figure sur la facture {number}. Vous la trouverez avec les autres dans Billing.",
      ],
      button: "Voir vos factures",
      why: "Vous recevez ce message parce qu’un paiement a été fait pour votre compte d’annonceur.",
    },
    refundFailed: {
      subject: "Un remboursement n’a pas abouti",
      paragraphs: [
        "L’argent de l’avoir {number} n’a pas pu être rendu sur la carte qui avait payé.",
        "Sur la page du compte, vous pouvez réessayer. Si cela ne suffit pas, il faut l’envoyer autrement.",
      ],
      button: "Ouvrir le compte",
      why: "Vous le recevez parce que vous avez annulé la facture.",
    },
    renewalFailed: {
      subject: "Votre formule n’a pas pu être renouvelée",
      paragraphs: [
        "Le paiement du mois suivant de la formule {plan} n’a pas abouti.",
        "Vos annonces continuent jusqu’au {day}. Nous réessayons nous-mêmes ; vous pouvez aussi utiliser une autre carte, ou payer tout de suite, dans Billing.",
      ],
      button: "Payer le renouvellement",
      why: "Vous recevez ce message parce que votre formule se renouvelle chaque mois.",
    },
    renewalReminder: {
      subject: "Votre formule se renouvelle bientôt",
      paragraphs: [
        "La formule {plan} se renouvelle le {day}.",
        "À ce jour, nous débiterons {amount} sur la carte enregistrée, TVA et impressions au-delà du quota comprises.",
      ],
      button: "Voir votre formule",
      why: "Vous recevez ce message parce que votre formule se renouvelle chaque mois. Vous pouvez l’arrêter dans Billing.",
    },
    subscriptionLapsed: {
      subject: "Votre formule a pris fin",
      paragraphs: [
        "Le renouvellement de la formule {plan} n’a pas été payé à temps. Vos annonces sont arrêtées.",
        "Vous pouvez choisir de nouveau une formule à tout moment.",
      ],
      button: "Choisir une formule",
      why: "Vous recevez ce message parce que vous aviez une formule chez nous.",
    },
    quotaCrossed: {
      subject: "Vos impressions dépassent le quota",
      paragraphs: [
        "Ce mois-ci, vos annonces ont eu plus que les {impressions} impressions de la formule {plan}.",
        "Elles continuent. Chaque tranche de 1 000 impressions supplémentaires coûte {rate} hors TVA, sur la prochaine facture.",
      ],
      button: "Voir votre utilisation",
      why: "Vous recevez ce message parce que vous avez une formule chez nous. Nous écrivons une fois par mois au plus.",
    },
    insightView: {
      subject: "Votre vue enregistrée",
      paragraphs: ["{name} : {days}, {campaigns}", "{totals}", "{rows}", "{state} {compared}"],
      button: "Ouvrir la vue",
      why: "Vous recevez ce message parce que vous avez demandé l’envoi de cette vue.",
    },
    monthlyReport: {
      subject: "Votre rapport mensuel",
      paragraphs: [
        "En {monthName}, vos annonces ont eu {impressions} impressions et {clicks} clics : un CTR de {ctr}.",
        "Vous avez déclaré {revenue} de recettes. ROI : {roi}. Vous pouvez déclarer vos recettes à tout moment.",
      ],
      button: "Voir le rapport",
      why: "Vous recevez ce message parce que vos annonces ont été diffusées ce mois-là. Nous écrivons une fois par mois.",
    },
    advertApproved: {
      subject: "Votre annonce est approuvée",
      paragraphs: ["« {title} » est approuvée. Ses campagnes la montrent dès maintenant.", "{note}"],
      button: "Voir vos annonces",
      why: "Vous recevez ce message parce que vous avez envoyé une annonce à vérifier.",
    },
    advertRejected: {
      subject: "Votre annonce est refusée",
      paragraphs: [
        "« {title} » est refusée.",
        "Raison : {reason}",
        "La décision sur cette version est définitive. Vous pouvez faire une nouvelle version à tout moment.",
      ],
      button: "Voir vos annonces",
      why: "Vous recevez ce message parce que vous avez envoyé une annonce à vérifier.",
    },
    advertNeedsRevision: {
      subject: "Votre annonce doit être modifiée",
      paragraphs: [
        "« {title} » ne peut pas être montrée telle quelle.",
        "Raison : {reason}",
        "Faites une nouvelle version et envoyez-la.",
      ],
      button: "Modifier l’annonce",
      why: "Vous recevez ce message parce que vous avez envoyé une annonce à vérifier.",
    },
    advertStopped: {
      subject: "Votre annonce est arrêtée",
      paragraphs: [
        "« {title} » enfreint une règle en vigueur dès maintenant : {rule}.",
        "Elle n’est plus montrée et attend une vérification. Nous vous écrirons quand la décision sera prise.",
      ],
      button: "Voir vos annonces",
      why: "Vous recevez ce message parce que votre annonce était montrée.",
    },
    accountSuspended: {
      subject: "Votre compte est suspendu",
      paragraphs: [
        "Nous avons suspendu votre compte. Vous êtes déconnecté partout et ne pouvez pas vous connecter pour le moment.",
        "Rien n’a été supprimé. Pour savoir pourquoi, ou si vous pensez que c’est une erreur, écrivez-nous.",
      ],
      button: "Nous écrire",
      why: "Vous le recevez parce que c’est l’adresse de votre compte.",
    },
    accountRestored: {
      subject: "Vous pouvez de nouveau vous connecter",
      paragraphs: [
        "Votre compte n’est plus suspendu. Vous pouvez vous connecter avec votre mot de passe, comme avant.",
        "Vous ne connaissez plus votre mot de passe ? Utilisez « Mot de passe oublié ? » sur la page de connexion.",
      ],
      why: "Vous le recevez parce que c’est l’adresse de votre compte.",
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
