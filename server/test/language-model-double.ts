import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export interface ChatRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

type Reply = (response: ServerResponse) => unknown;

/** An endpoint that speaks OpenAI's chat completions and says what a test wants it to. */
export class LanguageModelDouble {
  readonly asked: ChatRequest[] = [];
  /** Answers the next requests; until told otherwise it finds nothing urgent. */
  reply: Reply = this.saying({ urgency: "SELF_CARE", answer: "Rest, drink water and give it a few days." });
  private readonly server = createServer((request, response) => void this.hear(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** A completion with this content: an object as JSON, a text as it is. */
  saying(content: object | string): Reply {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    return (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: text } }];
      response.end(JSON.stringify({ id: "c-1", object: "chat.completion", created: 0, model: "double", choices }));
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as ChatRequest["body"];
    this.asked.push({ path: request.url ?? "", authorization: request.headers.authorization, body });
    this.reply(response);
  }
}
