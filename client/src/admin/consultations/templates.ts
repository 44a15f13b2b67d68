import { graphql } from "../../gql";
import type { AnswerTemplate_TemplateFragment, Language } from "../../gql/graphql";
import { LANGUAGES } from "../../lib/language";

graphql(`
  fragment AnswerTemplate_template on AnswerTemplate {
    id
    title
    texts {
      language
      text
    }
    source {
      title
      url
    }
    isFromStaff
    writtenBy
    writtenAt
    version
  }
`);

export type AnswerTemplate = AnswerTemplate_TemplateFragment;

export const languageName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** The text in this language, if there is one. */
export const textIn = (template: AnswerTemplate | undefined, language: Language): string | undefined =>
  template?.texts.find((one) => one.language === language)?.text;

/** "English and German", in the order of the languages. */
export const languagesOf = (template: AnswerTemplate): string =>
  new Intl.ListFormat("en").format(LANGUAGES.filter((one) => textIn(template, one)).map(languageName));

/** What stands in the form of a text; an empty one is none. */
export interface TemplateFields extends Record<Language, string> {
  title: string;
  sourceTitle: string;
  sourceUrl: string;
}

export const fieldsOf = (template?: AnswerTemplate): TemplateFields => ({
  title: template?.title ?? "",
  ...{ en: "", fr: "", es: "", de: "" },
  ...Object.fromEntries(template?.texts.map(({ language, text }) => [language, text]) ?? []),
  sourceTitle: template?.source?.title ?? "",
  sourceUrl: template?.source?.url ?? "",
});

/** What is sent of it. */
export const inputOf = ({ title, sourceTitle, sourceUrl, ...texts }: TemplateFields) => ({
  title,
  texts: LANGUAGES.filter((language) => texts[language].trim() !== "").map((language) => ({
    language,
    text: texts[language],
  })),
  sourceTitle,
  sourceUrl,
});
