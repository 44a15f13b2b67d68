import OpenAI from "openai";
import { z } from "zod";
import type { Language } from "../../people/accounts/account.rules";
import type { Clock } from "../../platform/clock";
import type { AnswerModelConfig } from "../../platform/config";
import type { Logger } from "../../platform/logger";
import { instructionsFor, WRITTEN_MAX_LENGTH, type Writing } from "./written-answer.rules";

/** The way to a language model that writes beside the built-in answer. */
export interface AnswerWriter {
  /** As people read it: who runs it, or what it is called. */
  readonly name: string;
  /** What it makes of a question; null when it does not answer in time, or not as it was asked to. Never throws. */
  write(question: string, language: Language): Promise<Writing | null>;
}

/** What this part needs of a process; null where no language model is set up. */
export interface AnswerPlatform {
  writer: AnswerWriter | null;
}

/** So many failures in a row, and nobody waits for it for a while, in ms. */
const FAILURES = 3;
const REST_MS = 60_000;
/** Longer replies are cut off by the model; in tokens. */
const MOST_TOKENS = 700;

const reply = z.object({
  urgency: z.enum(["SELF_CARE", "PHARMACIST", "URGENT", "EMERGENCY"]),
  answer: z.string().max(WRITTEN_MAX_LENGTH * 4),
});

/** Whatever stands around the one object: some models put it between fences. */
const objectIn = (content: string): string => content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1);

/** Any endpoint that speaks OpenAI's chat completions. One attempt, within the time of the configuration. */
export class ChatWriter implements AnswerWriter {
  readonly name: string;
  private readonly client: OpenAI;
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly config: AnswerModelConfig,
    private readonly log: Logger,
    private readonly clock: Clock,
  ) {
    const { url, key = "none", timeoutMs, name } = config;
    this.name = name;
    this.client = new OpenAI({ baseURL: url, apiKey: key, timeout: timeoutMs, maxRetries: 0, logLevel: "off" });
  }

  async write(question: string, language: Language): Promise<Writing | null> {
    if (this.clock.now().getTime() < this.restsUntil) return null;
    try {
      const content = await this.complete(question, language);
      const { urgency, answer } = reply.parse(JSON.parse(objectIn(content)));
      this.failures = 0;
      return { urgency, text: answer };
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  private async complete(question: string, language: Language): Promise<string> {
    // The client's own time ends with the headers; the reply has to be here whole by then.
    const { choices } = await this.client.chat.completions.create(
      {
        model: this.config.model,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        response_format: { type: "json_object" },
        messages: [
          { role: "system", content: instructionsFor(language) },
          { role: "user", content: question },
        ],
      },
      { signal: AbortSignal.timeout(this.config.timeoutMs) },
    );
    return choices[0]?.message.content ?? "";
  }

  /** Neither the question nor the reply is in the log: only what kind of failure it was. */
  private failed(error: unknown): void {
    this.failures += 1;
    const kind = error instanceof Error ? error.name : "unknown";
    const status = error instanceof OpenAI.APIError ? error.status : undefined;
    this.log.warn({ kind, status, failures: this.failures }, "the language model did not answer");
    if (this.failures < FAILURES) return;
    this.failures = 0;
    this.restsUntil = this.clock.now().getTime() + REST_MS;
  }
}
