import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import { localeOf, useLanguage } from "../../lib/language";
import { Translation } from "../../ui/Translation";

const TranslateDocument = graphql(`
  mutation MessageTranslation_translate($messageId: ID!, $to: Language!) {
    translateMessage(messageId: $messageId, to: $to) {
      text
    }
  }
`);

export interface MessageTranslationProps {
  messageId: string;
  /** The name of the program that translates. */
  translator: string;
}

/** A pharmacist's message in the language of the page, when the patient asks for it. */
export function MessageTranslation({ messageId, translator }: MessageTranslationProps) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation("common");
  const language = useLanguage();
  const [translate] = useMutation(TranslateDocument, { fetchPolicy: "no-cache" });
  const name = translator;
  return (
    <Translation
      // Another language of the page is another translation.
      key={language}
      lang={localeOf(language)}
      words={{
        submit: t("translation.submit"),
        note: t("translation.note", { name }),
        pending: t("translation.pending"),
        label: t("translation.label"),
        mark: t("translation.mark", { name }),
        hide: t("translation.hide"),
        show: t("translation.show"),
      }}
      onTranslate={async () => {
        const { data } = await translate({ variables: { messageId, to: language } });
        if (!data) throw new Error("The translation came back empty.");
        return data.translateMessage.text;
      }}
      describe={(error) => firstSentence(common, error) ?? common("problem.translationFailed")}
    />
  );
}
