import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** Who the envelope is for. */
  recipients: string[];
  headers: Map<string, string>;
  /** The decoded parts by their type, such as text/plain. */
  parts: Record<string, string>;
  raw: string;
}

export interface TestMailServer {
  url: string;
  mails: ReceivedMail[];
  /** Answers RCPT TO with this code from now on; 0 takes everybody. */
  refuse(code: number): void;
  /** Hangs up on everybody and takes no connection until it is started again, on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real mail server on the loopback that keeps what it takes. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let refusal = 0;
  let port = 0;
  let server: SMTPServer | undefined;
  const start = async () => {
    const starting = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      onRcptTo: ({ address }, _session, callback) => {
        const error = refusal ? Object.assign(new Error(`No mailbox <${address}>`), { responseCode: refusal }) : null;
        callback(error);
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ recipients, ...readMail(Buffer.concat(chunks).toString("utf8")) });
          callback();
        });
      },
    });
    starting.on("error", () => undefined); // clients that hang up
    await new Promise<void>((resolve) => starting.listen(port, "127.0.0.1", resolve));
    port = (starting.server.address() as AddressInfo).port;
    server = starting;
  };
  await start();
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    refuse(code) {
      refusal = code;
    },
    start,
    stop: async () => {
      const stopping = server;
      server = undefined;
      await new Promise<void>((resolve) => (stopping ? stopping.close(() => resolve()) : resolve()));
    },
  };
}

/** What of MIME our mails use: a multipart of texts, quoted-printable, base64 or plain. */
function readMail(raw: string): Omit<ReceivedMail, "recipients"> {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get("content-type") ?? "")?.[1];
  const parts: Record<string, string> = {};
  for (const text of boundary ? body.split(`--${boundary}`).slice(1, -1) : [raw]) {
    const part = readPart(text.trimStart());
    const [type = ""] = (part.headers.get("content-type") ?? "").split(";");
    parts[type] = decode(part.body, part.headers.get("content-transfer-encoding") ?? "");
  }
  return { headers, parts, raw };
}

function readPart(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf("\r\n\r\n");
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: text.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") {
    return Buffer.from(body, "base64").toString("utf8");
  }
  if (encoding !== "quoted-printable") {
    return body.replaceAll("\r\n", "\n");
  }
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
