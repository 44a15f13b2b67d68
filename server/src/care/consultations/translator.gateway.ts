import { z } from "zod";
import type { Language } from "../../people/accounts/account.rules";
import type { Clock } from "../../platform/clock";
import type { TranslatorConfig } from "../../platform/config";
import type { Logger } from "../../platform/logger";

/** The way to a service that translates free text. */
export interface Translator {
  /** As people read it: who runs it. */
  readonly name: string;
  /** Whether it translates from one language into the other; null when it does not say so in time. No text is sent. Never throws. */
  knows(from: Language, to: Language): Promise<boolean | null>;
  /** What it makes of a text; null when it does not answer in time, or not as it was asked to. Never throws. */
  translate(text: string, from: Language, to: Language): Promise<string | null>;
}

/** What this part needs of a process; null where no translator is set up. */
export interface TranslationPlatform {
  translator: Translator | null;
}

/** The largest reply that is read, in bytes: the longest translation that is shown fits however its letters are written. */
const REPLY_BYTES = 256 * 1024;
/** For so long, in ms, the service need not say again which languages it knows. */
const LANGUAGES_MS = 10 * 60_000;

const reply = z.object({ translatedText: z.string() });

/** Servers of 2022 and before leave out `targets`: each of their languages goes into each other. */
const languageList = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() })).max(1_000);

/** A reply that is none, by its kind. It never quotes the service, which repeats what it was sent. */
class NoReply extends Error {
  constructor(
    override readonly name: "refused" | "too large",
    readonly status: number,
  ) {
    super();
  }
}

/**
 * Any server that speaks LibreTranslate's API (https://docs.libretranslate.com). One attempt each, within the time of the
 * configuration; redirections are not followed, because the text would go where nobody has agreed to.
 */
export class LibreTranslator implements Translator {
  readonly name: string;
  private known: { until: number; languages: z.infer<typeof languageList> } | null = null;

  constructor(
    private readonly config: TranslatorConfig,
    private readonly log: Logger,
    private readonly clock: Clock,
  ) {
    this.name = config.name;
  }

  async knows(from: Language, to: Language): Promise<boolean | null> {
    const languages = await this.orNull(() => this.languages());
    if (!languages) return null;
    const source = languages.find(({ code }) => code === from);
    const targets = source?.targets ?? languages.map(({ code }) => code);
    return source !== undefined && targets.includes(to);
  }

  async translate(text: string, source: Language, target: Language): Promise<string | null> {
    const { key } = this.config;
    const body = { q: text, source, target, format: "text", ...(key && { api_key: key }) };
    return this.orNull(async () => reply.parse(await this.send("/translate", body)).translatedText);
  }

  private async languages(): Promise<z.infer<typeof languageList>> {
    const now = this.clock.now().getTime();
    if (!this.known || now >= this.known.until) {
      this.known = { until: now + LANGUAGES_MS, languages: languageList.parse(await this.send("/languages")) };
    }
    return this.known.languages;
  }

  /** The JSON of a reply. @throws NoReply, or what the network and the parser throw. */
  private async send(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.config.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(this.config.timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new NoReply("refused", response.status);
    }
    return JSON.parse(await readBounded(response));
  }

  /** Neither the text nor the reply is in the log: only what kind of failure it was. */
  private async orNull<Value>(work: () => Promise<Value>): Promise<Value | null> {
    try {
      return await work();
    } catch (error) {
      const { name: kind, status } = error as Partial<NoReply>;
      this.log.warn({ kind, status }, "the translator did not answer");
      return null;
    }
  }
}

/** The text of a reply. Bytes are counted as they arrive, whatever the header says. @throws NoReply when there are too many. */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > REPLY_BYTES) {
      throw new NoReply("too large", response.status);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
