import { createTransport } from "nodemailer";
import type { Config } from "./config";

export interface Mail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  stopUrl?: string;
  replyTo?: { name: string; address: string };
}

/** Why a mail did not leave, in words that hold no address and nothing of the mail. */
export class MailRefusal extends Error {
  constructor(
    message: string,
    /** True when the mail server refused this mail for good, so that trying again would change nothing. */
    readonly permanent: boolean,
  ) {
    super(message);
  }
}

/** The way out for mails. Without SMTP there is none: mails stay in the outbox and are not marked as sent. */
export interface MailGateway {
  /**
   * Resolves once the mail server has taken the mail.
   * @throws MailRefusal
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** How long the mail server may keep us waiting, in ms. */
const PATIENCE_MS = 20_000;

/** The SMTP gateway, or undefined when SMTP_URL is not set. */
export function createMailGateway(config: Pick<Config, "smtpUrl" | "mailFrom" | "publicUrl">): MailGateway | undefined {
  if (!config.smtpUrl) {
    return undefined;
  }
  const transport = createTransport(
    {
      url: config.smtpUrl,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.mailFrom },
  );
  const host = new URL(config.publicUrl).hostname;
  return {
    async send({ id, recipient, subject, text, html, stopUrl, replyTo }) {
      try {
        await transport.sendMail({
          // An address as an object is one address, whatever it looks like.
          to: { name: "", address: recipient },
          replyTo,
          subject,
          text,
          html,
          // The same mail sent twice after a crash can be told from two mails.
          messageId: `<${id}@${host}>`,
          // The mail program's own way to stop mails that come again and again (RFC 2369).
          list: stopUrl ? { unsubscribe: stopUrl } : undefined,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw refusalOf(error as { code?: unknown; responseCode?: unknown });
      }
    },
    close: () => transport.close(),
  };
}

/** A mail server's own words can name addresses, so only its codes are kept. */
function refusalOf({ code, responseCode }: { code?: unknown; responseCode?: unknown }): MailRefusal {
  if (code === "EAUTH") {
    return new MailRefusal("The mail server did not accept our sign-in.", false);
  }
  if (typeof responseCode === "number") {
    const aboutTheMail = code === "EENVELOPE" || code === "EMESSAGE";
    return new MailRefusal(`The mail server refused the email (${responseCode}).`, aboutTheMail && responseCode >= 500);
  }
  const known = typeof code === "string" && /^E[A-Z]+$/.test(code) ? ` (${code})` : "";
  return new MailRefusal(`The mail server could not be reached${known}.`, false);
}
