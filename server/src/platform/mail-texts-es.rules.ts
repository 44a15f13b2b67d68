import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_ES: MailTexts = {
  frame: {
    linkHint: "Si el botón no funciona, copie esta dirección en su navegador:",
    emergency: "En una emergencia, llame al 999.",
    sender: "Este mensaje lo envía {product}.",
  },
  mails: {
    confirmEmail: {
      subject: "Confirme su dirección de correo",
      paragraphs: [
        "Gracias por unirse a {product}.",
        "Confirme que esta dirección de correo es suya. El enlace funciona una sola vez, durante 24 horas.",
      ],
      button: "Confirmar mi dirección",
      why: "Lo recibe porque se creó una cuenta con esta dirección. Si no fue usted, no haga nada: sin este paso, la dirección no cuenta.",
    },
    confirmNewEmail: {
      subject: "Confirme su nueva dirección de correo",
      paragraphs: [
        "Nos pidió que usáramos esta dirección para su cuenta.",
        "Confírmela. El enlace funciona una sola vez, durante 24 horas. Hasta entonces sigue valiendo la dirección anterior.",
      ],
      button: "Usar esta dirección",
      why: "Lo recibe porque alguien con una cuenta dio esta como su nueva dirección. Si no fue usted, no haga nada.",
    },
    emailChangeAsked: {
      subject: "Su dirección de correo va a cambiar",
      paragraphs: [
        "Alguien que ha entrado en su cuenta pidió usar otra dirección de correo. Cambiará cuando se confirme la nueva dirección.",
        "¿No fue usted? Entre en su cuenta, cambie la contraseña y anule allí la nueva dirección.",
      ],
      why: "Lo recibe porque esta es la dirección de su cuenta.",
    },
    passwordReset: {
      subject: "Elija una contraseña nueva",
      paragraphs: [
        "Pidió una contraseña nueva.",
        "El enlace funciona una sola vez, durante 30 minutos. Los enlaces que recibió antes ya no funcionan.",
      ],
      button: "Elegir una contraseña nueva",
      why: "Lo recibe porque alguien pidió una contraseña nueva para esta dirección. Si no fue usted, no haga nada: su contraseña no cambia.",
    },
    passwordChanged: {
      subject: "Se cambió su contraseña",
      paragraphs: [
        "Se cambió la contraseña de su cuenta y se cerró la sesión en sus otros dispositivos.",
        "¿No fue usted? Use ahora mismo «Forgot password» en la página de entrada y elija otra.",
      ],
      why: "Lo recibe porque esta es la dirección de su cuenta.",
    },
    pharmacistAnswered: {
      subject: "Hay una respuesta a su pregunta",
      paragraphs: ["Un farmacéutico ha respondido a su pregunta.", "Entre en su cuenta para leerla."],
      button: "Leer la respuesta",
      why: "Lo recibe porque hizo una pregunta que lee un farmacéutico.",
    },
    pharmacistAskedBack: {
      subject: "Hay un mensaje sobre su pregunta",
      paragraphs: [
        "Un farmacéutico necesita preguntarle algo antes de responder.",
        "Entre en su cuenta para leer el mensaje y contestar.",
      ],
      button: "Leer el mensaje",
      why: "Lo recibe porque hizo una pregunta que lee un farmacéutico.",
    },
    applicationReceived: {
      subject: "Hemos recibido su solicitud",
      paragraphs: [
        "Gracias. Hemos recibido la solicitud de {company} para ser anunciante en {product}.",
        "Un administrador la revisa en 1 o 2 días hábiles. Si se aprueba, recibirá un correo con un enlace para elegir su contraseña.",
        "El enlace de abajo muestra en qué punto está la solicitud. No comparta este correo: quien tenga el enlace puede ver la solicitud.",
      ],
      button: "Ver la solicitud",
      why: "Lo recibe porque se envió una solicitud con esta dirección.",
    },
    applicationApproved: {
      subject: "Solicitud aprobada",
      paragraphs: [
        "La solicitud de {company} ha sido aprobada.",
        "Elija la contraseña de su cuenta. El enlace funciona una vez, durante 24 horas. Después, use «¿Ha olvidado su contraseña?» en la página de acceso con esta dirección.",
      ],
      button: "Elegir la contraseña",
      why: "Lo recibe porque se envió una solicitud con esta dirección.",
    },
    applicationRejected: {
      subject: "Solicitud rechazada",
      paragraphs: [
        "La solicitud de {company} ha sido rechazada.",
        "Motivo: {reason}",
        "La decisión es definitiva. Puede enviar una solicitud nueva en cualquier momento.",
      ],
      button: "Ver la solicitud",
      why: "Lo recibe porque se envió una solicitud con esta dirección.",
    },
    applicationDocumentsRequested: {
      subject: "Se piden documentos adicionales",
      paragraphs: [
        "A la solicitud de {company} le falta algo antes de poder revisarse.",
        "{documents}",
        "{reason}",
        "Suba los archivos que se piden para continuar.",
      ],
      button: "Subir documentos",
      why: "Lo recibe porque se envió una solicitud con esta dirección.",
    },
    applicationLink: {
      subject: "Su solicitud para ser anunciante",
      paragraphs: [
        "Aquí tiene un enlace nuevo a la solicitud de {company}.",
        "No comparta este correo: quien tenga el enlace puede ver la solicitud.",
      ],
      button: "Ver la solicitud",
      why: "Lo recibe porque alguien pidió un enlace a la solicitud enviada con esta dirección. Si no fue usted, no haga nada.",
    },
    accountErased: {
      subject: "Su cuenta se ha borrado",
      paragraphs: [
        "Su cuenta y todo lo que guardábamos sobre usted se han borrado, como pidió. No se puede recuperar.",
        "Este es nuestro último mensaje. Olvidamos esta dirección en menos de un día.",
      ],
      why: "Lo recibe porque esta era la dirección de su cuenta.",
    },
  },
};
