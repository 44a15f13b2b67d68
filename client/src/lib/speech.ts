/** What is used of the Web Speech API (https://webaudio.github.io/web-speech-api/), which TypeScript does not know. */
export interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

type Availability = "unavailable" | "downloadable" | "downloading" | "available";

interface RecogniserClass {
  new (): Recogniser;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<Availability>;
}

/** One stretch of speech; it may still change until it is final. */
interface HeardPart {
  isFinal: boolean;
  0?: { transcript: string };
}

export interface HeardEvent extends Event {
  results: ArrayLike<HeardPart>;
}

function recogniserClass(): RecogniserClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecogniserClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export function canListen(): boolean {
  return recogniserClass() !== undefined;
}

/** Whether the browser can turn speech of this language into text on the device itself, so that no sound leaves it. */
export async function listensOnDevice(locale: string): Promise<boolean> {
  try {
    return (await recogniserClass()?.available?.({ langs: [locale], processLocally: true })) === "available";
  } catch {
    return false;
  }
}

/** A recogniser for one recording, or undefined where the browser has none. */
export function makeRecogniser(locale: string, onDevice: boolean): Recogniser | undefined {
  const Recognition = recogniserClass();
  if (!Recognition) return undefined;
  const recogniser = new Recognition();
  recogniser.lang = locale;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  if (onDevice) recogniser.processLocally = true;
  return recogniser;
}

/** Everything that was heard in this recording so far, as one text. */
export function textOf({ results }: HeardEvent): string {
  return Array.from(results, (part) => part[0]?.transcript.trim() ?? "")
    .filter(Boolean)
    .join(" ");
}
