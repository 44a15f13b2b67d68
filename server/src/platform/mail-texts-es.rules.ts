import type { MailTexts } from "./mail.rules";

export const MAIL_TEXTS_ES: MailTexts = {
  frame: {
    linkHint: "Si el botón no funciona, copie esta dirección en su navegador:",
    emergency: "En una emergencia, llame al 999.",
    sender: "Este mensaje lo envía {product}.",
    stop: "Dejar de recibir este mensaje",
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
        "¿No fue usted? Use ahora mismo «¿Ha olvidado su contraseña?» en la página de entrada y elija otra.",
      ],
      why: "Lo recibe porque esta es la dirección de su cuenta.",
    },
    howAreThings: {
      subject: "Hay un mensaje para usted",
      paragraphs: ["Tenemos una breve pregunta para usted.", "Entre en su cuenta para responderla."],
      button: "Entrar",
      why: "Lo recibe porque pidió consejo hace unos días.",
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
    mailTest: {
      subject: "Mensaje de prueba de {product}",
      paragraphs: [
        "Esto es una prueba. Muestra que los mensajes de {product} llegan a esta dirección.",
        "No tiene que hacer nada.",
      ],
      why: "Lo recibe porque lo pidió en los ajustes.",
    },
    staffInvited: {
      subject: "Le invitamos al equipo de {product}",
      paragraphs: [
        "Le invitamos a trabajar con {product} como: {roles}.",
        "Elija la contraseña de su cuenta. El enlace funciona una vez, durante 24 horas. Después, inicie sesión con esta dirección en la página de administradores.",
      ],
      button: "Elegir la contraseña",
      why: "Lo recibe porque un miembro del equipo invitó a esta dirección.",
    },
    apiKeyEnding: {
      subject: "Una clave de API caduca pronto",
      paragraphs: [
        "La clave de API de «{service}» ({key}) caduca el {day}.",
        "Renuévela antes de esa fecha. La clave antigua sigue funcionando durante el tiempo que usted elija, así que nada tiene que detenerse.",
      ],
      button: "Renovar la clave",
      why: "Lo recibe porque usted gestiona esta clave.",
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
    invoiceCredited: {
      subject: "Hemos anulado una factura",
      paragraphs: [
        "Hemos anulado la factura {number}. La nota de crédito {note} por {amount} lo acredita.",
        "El dinero vuelve a la tarjeta con la que se pagó. Los bancos pueden tardar unos días en mostrarlo. Su plan continúa como hasta ahora.",
      ],
      button: "Ver sus facturas",
      why: "Lo recibe porque se ha anulado una factura de su cuenta de anunciante.",
    },
    paymentReceived: {
      subject: "Hemos recibido su pago",
      paragraphs: [
        "Gracias. Hemos recibido {amount} por el plan {plan}.",
        "Está en la factura {number}. La encontrará con las demás en Billing.",
      ],
      button: "Ver sus facturas",
      why: "Recibe este mensaje porque se hizo un pago para su cuenta de anunciante.",
    },
    refundFailed: {
      subject: "Un reembolso no se ha podido hacer",
      paragraphs: [
        "El dinero de la nota de crédito {number} no se ha podido devolver a la tarjeta con la que se pagó.",
        "En la página de la cuenta puede intentarlo de nuevo. Si no sirve, hay que enviarlo de otra manera.",
      ],
      button: "Abrir la cuenta",
      why: "Lo recibe porque usted anuló la factura.",
    },
    renewalFailed: {
      subject: "Su plan no se ha podido renovar",
      paragraphs: [
        "El pago del próximo mes del plan {plan} no se ha completado.",
        "Sus anuncios siguen hasta el {day}. Lo intentaremos de nuevo; también puede usar otra tarjeta, o pagar ahora mismo, en Billing.",
      ],
      button: "Pagar la renovación",
      why: "Recibe este mensaje porque su plan se renueva cada mes.",
    },
    renewalReminder: {
      subject: "Su plan se renueva pronto",
      paragraphs: [
        "El plan {plan} se renueva el {day}.",
        "Tal como está ahora, cobraremos {amount} a la tarjeta guardada, con el IVA y las impresiones por encima de la cuota.",
      ],
      button: "Ver su plan",
      why: "Recibe este mensaje porque su plan se renueva cada mes. Puede cancelarlo en Billing.",
    },
    subscriptionLapsed: {
      subject: "Su plan ha terminado",
      paragraphs: [
        "La renovación del plan {plan} no se pagó a tiempo. Sus anuncios se han parado.",
        "Puede volver a elegir un plan cuando quiera.",
      ],
      button: "Elegir un plan",
      why: "Recibe este mensaje porque tenía un plan con nosotros.",
    },
    quotaCrossed: {
      subject: "Sus impresiones superan la cuota",
      paragraphs: [
        "Este mes sus anuncios han tenido más que las {impressions} impresiones del plan {plan}.",
        "Siguen en marcha. Cada 1.000 impresiones más cuestan {rate} sin IVA, en la próxima factura.",
      ],
      button: "Ver su uso",
      why: "Recibe este mensaje porque tiene un plan con nosotros. Escribimos una vez al mes como mucho.",
    },
    insightView: {
      subject: "Su vista guardada",
      paragraphs: ["{name}: {days}, {campaigns}", "{totals}", "{rows}", "{state} {compared}"],
      button: "Abrir la vista",
      why: "Lo recibe porque pidió que se le enviara esta vista.",
    },
    monthlyReport: {
      subject: "Su informe mensual",
      paragraphs: [
        "En {monthName}, sus anuncios tuvieron {impressions} impresiones y {clicks} clics: un CTR de {ctr}.",
        "Usted comunicó {revenue} de ingresos. ROI: {roi}. Puede comunicar sus ingresos en cualquier momento.",
      ],
      button: "Ver el informe",
      why: "Lo recibe porque sus anuncios se mostraron ese mes. Escribimos una vez al mes.",
    },
    advertApproved: {
      subject: "Su anuncio está aprobado",
      paragraphs: ["«{title}» está aprobado. Sus campañas lo muestran desde ahora.", "{note}"],
      button: "Ver sus anuncios",
      why: "Recibe este mensaje porque envió un anuncio para revisar.",
    },
    advertRejected: {
      subject: "Su anuncio está rechazado",
      paragraphs: [
        "«{title}» está rechazado.",
        "Motivo: {reason}",
        "La decisión sobre esta versión es definitiva. Puede hacer una nueva versión en cualquier momento.",
      ],
      button: "Ver sus anuncios",
      why: "Recibe este mensaje porque envió un anuncio para revisar.",
    },
    advertNeedsRevision: {
      subject: "Su anuncio necesita cambios",
      paragraphs: [
        "«{title}» no se puede mostrar tal como está.",
        "Motivo: {reason}",
        "Haga una nueva versión y envíela otra vez.",
      ],
      button: "Cambiar el anuncio",
      why: "Recibe este mensaje porque envió un anuncio para revisar.",
    },
    advertStopped: {
      subject: "Su anuncio está detenido",
      paragraphs: [
        "«{title}» incumple una regla en vigor desde ahora: {rule}.",
        "Ya no se muestra y espera una revisión. Le escribiremos cuando esté decidido.",
      ],
      button: "Ver sus anuncios",
      why: "Recibe este mensaje porque su anuncio se estaba mostrando.",
    },
    accountSuspended: {
      subject: "Su cuenta está suspendida",
      paragraphs: [
        "Hemos suspendido su cuenta. Se ha cerrado su sesión en todas partes y por ahora no puede iniciarla.",
        "No se ha borrado nada. Si quiere saber por qué, o cree que es un error, escríbanos.",
      ],
      button: "Escribirnos",
      why: "Lo recibe porque esta es la dirección de su cuenta.",
    },
    accountRestored: {
      subject: "Ya puede volver a iniciar sesión",
      paragraphs: [
        "Su cuenta ya no está suspendida. Puede iniciar sesión con su contraseña, como antes.",
        "¿Ya no sabe su contraseña? Use «¿Ha olvidado su contraseña?» en la página de acceso.",
      ],
      why: "Lo recibe porque esta es la dirección de su cuenta.",
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
