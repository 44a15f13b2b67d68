import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import { Translation } from "../../ui/Translation";
import { useQueueTools } from "./tools";

const MessageDocument = graphql(`
  mutation EnglishTranslation_message($messageId: ID!) {
    translateMessage(messageId: $messageId, to: en) {
      text
    }
  }
`);

const QuestionDocument = graphql(`
  mutation EnglishTranslation_question($id: ID!) {
    translatePharmacistQuestion(id: $id, to: en) {
      text
    }
  }
`);

export interface EnglishTranslationProps {
  /** A message, or the entry of the queue whose question it is. */
  of: { messageId: string } | { id: string };
  /** The language that it is written in. */
  from: string;
}

/** What stands in another language in English, when a pharmacist asks for it; nothing where it is English or no program translates. */
export function EnglishTranslation({ of, from }: EnglishTranslationProps) {
  const { t } = useTranslation("admin");
  const { t: common } = useTranslation("common");
  const name = useQueueTools()?.publicConfiguration.translator?.name;
  const [message] = useMutation(MessageDocument, { fetchPolicy: "no-cache" });
  const [question] = useMutation(QuestionDocument, { fetchPolicy: "no-cache" });
  if (!name || from === "en") return null;
  const translate = async () =>
    "messageId" in of
      ? (await message({ variables: of })).data?.translateMessage
      : (await question({ variables: of })).data?.translatePharmacistQuestion;
  return (
    <Translation
      lang="en-GB"
      words={{
        submit: t("queue.translation.submit"),
        note: t("queue.translation.note", { name }),
        pending: t("queue.translation.pending"),
        label: t("queue.translation.label"),
        mark: t("queue.translation.mark", { name }),
        hide: t("queue.translation.hide"),
        show: t("queue.translation.show"),
      }}
      onTranslate={async () => {
        const translation = await translate();
        if (!translation) throw new Error("The translation came back empty.");
        return translation.text;
      }}
      describe={(error) => firstSentence(common, error) ?? common("problem.translationFailed")}
    />
  );
}
