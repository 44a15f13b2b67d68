import type { CareLevel } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";

/**
 * Whether an answer is about somebody's safety: abuse, violence, self-harm or suicide. Nothing of it is sent anywhere or shown in a
 * list in words that give it away, and its pages offer a quick way out.
 */
export const isAboutSafety = ({ level, response }: { level: CareLevel; response: ConsultationAnswer }): boolean =>
  level === "CRISIS" || Boolean(response.helpLines?.length);
