import { createTransport } from "nodemailer";
import type { Config } from "./config";

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

/** The way out for mails. Without SMTP there is none: mails stay in the outbox and are not marked as sent. */
export interface MailGateway {
  /** Resolves once the mail server has taken the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The SMTP gateway, or undefined when SMTP_URL is not set. */
export function createMailGateway(config: Pick<Config, "smtpUrl" | "mailFrom">): MailGateway | undefined {
  if (!config.smtpUrl) {
    return undefined;
  }
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    async send({ recipient, subject, body }) {
      await transport.sendMail({ to: recipient, subject, text: body });
    },
    close: () => transport.close(),
  };
}
