import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What LibreTranslate is asked for. */
export interface TranslateRequest {
  q?: unknown;
  source?: unknown;
  target?: unknown;
  format?: unknown;
  api_key?: unknown;
}

type Reply = (response: ServerResponse, body: TranslateRequest) => unknown;

const CODES = ["en", "fr", "es", "de"];

/** A server that speaks LibreTranslate's API: it refuses what that refuses, in its words, and says what a test wants it to. */
export class TranslateDouble {
  /** Without a key it serves everybody. */
  key: string | undefined;
  /** Where each language can go. */
  languages: { code: string; name: string; targets?: string[] }[] = CODES.map((code) => ({
    code,
    name: code,
    targets: CODES,
  }));
  /** What was posted to /translate. */
  readonly asked: TranslateRequest[] = [];
  /** How often /languages was asked for. */
  languagesAsked = 0;
  /** Answers the next texts that are in order; until told otherwise by their own words, with the language before them. */
  reply: Reply = this.echoing();
  /** Answers /languages. */
  list: (response: ServerResponse) => unknown = (response) => send(response, 200, this.languages);
  private readonly server = createServer((request, response) => void this.hear(request, response));

  /** @param port any free one unless named. */
  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  echoing(): Reply {
    return (response, { q, target }) => send(response, 200, { translatedText: `[${target}] ${q}` });
  }

  saying(translatedText: unknown): Reply {
    return (response) => send(response, 200, { translatedText });
  }

  /** An error as LibreTranslate words it; it repeats what it was sent. */
  failing(status: number): Reply {
    return (response, { q }) => send(response, status, { error: `Cannot translate text: ${q}` });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET" && request.url === "/languages") {
      this.languagesAsked += 1;
      this.list(response);
      return;
    }
    if (request.method !== "POST" || request.url !== "/translate") {
      send(response, 404, { error: "Not Found" });
      return;
    }
    const body = JSON.parse(await text(request)) as TranslateRequest;
    this.asked.push(body);
    const refused = this.refusalOf(request, body);
    if (refused) send(response, ...refused);
    else this.reply(response, body);
  }

  private refusalOf(request: IncomingMessage, body: TranslateRequest): [number, object] | undefined {
    if (request.headers["content-type"] !== "application/json")
      return [400, { error: "Invalid request: missing q parameter" }];
    if (this.key && body.api_key !== this.key) return [403, { error: "Invalid API key" }];
    for (const name of ["q", "source", "target"] as const) {
      if (!body[name]) return [400, { error: `Invalid request: missing ${name} parameter` }];
    }
    const unknown = [body.source, body.target].find((code) => !this.languages.some((entry) => entry.code === code));
    if (unknown) return [400, { error: `${unknown} is not supported` }];
    if (body.format !== "text" && body.format !== "html")
      return [400, { error: `${body.format} format is not supported` }];
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
