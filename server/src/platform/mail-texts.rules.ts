import { MAIL_TEXTS_DE } from "./mail-texts-de.rules";
import { MAIL_TEXTS_EN } from "./mail-texts-en.rules";
import { MAIL_TEXTS_ES } from "./mail-texts-es.rules";
import { MAIL_TEXTS_FR } from "./mail-texts-fr.rules";

/** The words of every mail, by language. */
export const MAIL_TEXTS = { en: MAIL_TEXTS_EN, fr: MAIL_TEXTS_FR, es: MAIL_TEXTS_ES, de: MAIL_TEXTS_DE } as const;
export type MailLanguage = keyof typeof MAIL_TEXTS;
