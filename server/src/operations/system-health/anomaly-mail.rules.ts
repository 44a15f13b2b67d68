import type { AnomalySeverity } from "./anomaly.rules";

/** How many mails about anomalies a person gets in an hour; what is beyond is summed up in the next one that may leave. */
export const MAILS_AN_HOUR = 6;
export const HOUR_MS = 3_600_000;
/** A sum-up names as many anomalies. */
export const MOST_NAMED = 10;

/** What one can be mailed about: a severity that an anomaly has, or that it is over. */
export type AnomalyMailKind = AnomalySeverity | "RESOLVED";

/** What is known of an anomaly when mails about it are written. */
export interface MailedAnomaly {
  severity: AnomalySeverity;
  openedAt: Date;
  resolvedAt: Date | null;
  acknowledgedAt: Date | null;
  muted: boolean;
}

export interface MailChoice {
  from: AnomalySeverity;
  whenResolved: boolean;
  chosenAt: Date;
  /** What the person was mailed about this anomaly, or waits to be. */
  had: readonly AnomalyMailKind[];
}

/** What a person is to be mailed about an anomaly as it stands now, all in one mail; nothing when that is empty. */
export function dueKinds(anomaly: MailedAnomaly, choice: MailChoice): AnomalyMailKind[] {
  const { severity, openedAt, resolvedAt, acknowledgedAt, muted } = anomaly;
  const { from, whenResolved, chosenAt, had } = choice;
  if (muted) return [];
  const knows = had.length > 0;
  if (resolvedAt && knows) return whenResolved && !had.includes("RESOLVED") ? ["RESOLVED"] : [];
  const isBadEnough = from === "WARNING" || severity === "CRITICAL";
  if (acknowledgedAt || !isBadEnough || had.includes(severity)) return [];
  if (!resolvedAt) return [severity];
  // It was over before the mail could be written, which then says so; nobody is told of what was over before they asked.
  return chosenAt <= openedAt ? [severity, "RESOLVED"] : [];
}

/** What a mail says of an anomaly. */
export interface AnomalyWords {
  name: string;
  /** "1,040 ms reached 1,000". */
  message: string;
  severity: AnomalySeverity;
  openedAt: Date;
  resolvedAt: Date | null;
}

const SEVERITY_WORDS: Readonly<Record<AnomalySeverity, string>> = { WARNING: "warning", CRITICAL: "critical" };
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  ...({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const),
});
/** "20 November at 10:41", as clocks in London show it. */
export const londonMoment = (at: Date): string => MOMENT.format(at);

const endOf = ({ resolvedAt }: AnomalyWords): string =>
  resolvedAt ? `It was back to normal on ${londonMoment(resolvedAt)}.` : "It is not normal yet.";

interface LetterWords {
  subject: string;
  paragraphs: string[];
}

/** The mail about one anomaly. @param isRise true when the person was mailed before that it is a warning. */
export function letterAbout(words: AnomalyWords, kinds: readonly AnomalyMailKind[], isRise: boolean): LetterWords {
  const { name, message, severity, openedAt } = words;
  const since = `Since ${londonMoment(openedAt)} (London time).`;
  const [kind] = kinds;
  if (kind === "RESOLVED") {
    return { subject: `${name} is back to normal`, paragraphs: [`${name}: ${message}.`, `${since} ${endOf(words)}`] };
  }
  const begins = isRise ? `${name} was at warning and is now critical` : `${name} is out of its range`;
  return {
    subject: isRise ? `${name} is now critical` : `${name}: ${SEVERITY_WORDS[severity]}`,
    paragraphs: [`${begins}: ${message}.`, `${since} ${endOf(words)}`],
  };
}

/** The mail about everything that came beyond the mails of an hour, the newest first. */
export function letterOfSumUp(all: readonly AnomalyWords[]): LetterWords {
  const lines = all.slice(0, MOST_NAMED).map((words) => {
    const { name, message, severity, openedAt } = words;
    return `${londonMoment(openedAt)}: ${name}, ${SEVERITY_WORDS[severity]}, ${message}. ${endOf(words)}`;
  });
  const more = all.length - lines.length;
  return {
    subject: all.length === 1 ? "1 more anomaly" : `${all.length} more anomalies`,
    paragraphs: [
      `You get at most ${MAILS_AN_HOUR} mails about anomalies an hour. This is what came beyond that (London time):`,
      ...lines,
      ...(more > 0 ? [`And ${more} more, which System Health lists.`] : []),
    ],
  };
}

/** Why somebody gets these mails. */
export const WHY =
  "You get it because you chose mails about anomalies. You can change that in System Health, under 'Mail me'.";
