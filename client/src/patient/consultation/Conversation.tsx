import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { useMoments } from "../../lib/useMoments";
import { LoadMore } from "../../ui/LoadMore";
import { Asked, Says, Voiced } from "../../ui/Says";
import { Translation } from "../../ui/Translation";
import styles from "./Conversation.module.css";
import type { Escalation } from "./levels";
import { PhoneText } from "./PhoneText";
import { QuestionsLater } from "./QuestionsLater";
import { ReplyForm } from "./ReplyForm";

type Message = Escalation["messages"]["nodes"][number];

const EarlierMessagesDocument = graphql(`
  query EarlierMessages($id: ID!, $after: String) {
    consultation(id: $id) {
      id
      escalation {
        messages(first: 20, after: $after) {
          nodes {
            id
            author
            authorName
            text
            language
            sentAt
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`);

interface Earlier {
  nodes: readonly Message[];
  endCursor: string | null;
  hasNextPage: boolean;
}

export interface ConversationProps {
  consultation: ConsultationCard_ConsultationFragment;
  escalation: Escalation;
  /** The name of the program that translates messages; none where nothing does. */
  translator?: string;
}

/** What was written between the patient and the pharmacist, the oldest first, and the place to write back. */
export function Conversation({ consultation, escalation, translator }: ConversationProps) {
  const { t } = useTranslation("conversation");
  const client = useApolloClient();
  const { id: consultationId } = consultation;
  const { nodes, pageInfo } = escalation.messages;
  const newestOfPharmacist = nodes.find(({ author }) => author === "PHARMACIST");
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const newest = new Set(nodes.map(({ id }) => id));
  const messages = [...nodes, ...(earlier?.nodes ?? []).filter(({ id }) => !newest.has(id))].reverse();
  const { endCursor, hasNextPage } = earlier ?? pageInfo;

  const showEarlier = async () => {
    const { data } = await client.query({
      query: EarlierMessagesDocument,
      variables: { id: consultationId, after: endCursor },
      fetchPolicy: "no-cache",
    });
    const page = data?.consultation?.escalation?.messages;
    if (!page) throw new Error("The messages came back empty.");
    // What stands here now is kept: a new message would push the oldest of the first page out of it.
    setEarlier({ nodes: [...nodes, ...(earlier?.nodes ?? []), ...page.nodes], ...page.pageInfo });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: each question has one, and a landmark needs a name of its own.
    <div role="group" className={styles.conversation} aria-label={t("title")}>
      {hasNextPage && (
        <LoadMore
          onMore={showEarlier}
          label={t("earlier")}
          pendingLabel={t("earlierPending")}
          failed={t("earlierFailed")}
        />
      )}
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          consultation={message === newestOfPharmacist ? consultation : undefined}
          translator={translator}
        />
      ))}
      <Standing escalation={escalation} />
      <ReplyForm consultationId={consultationId} escalation={escalation} />
    </div>
  );
}

interface MessageCardProps extends Pick<ConversationProps, "translator"> {
  message: Message;
  /** Of the newest message of a pharmacist, which can be a question to answer by a tap. */
  consultation?: ConsultationCard_ConsultationFragment;
}

function MessageCard({ message, consultation, translator }: MessageCardProps) {
  const { id, author, authorName, text, language, sentAt } = message;
  const asks = consultation?.escalation?.asks;
  const { t } = useTranslation(["conversation", "common"]);
  const spoken = useLanguage();
  const { said } = useMoments();
  const time = (
    <time dateTime={sentAt} className="num">
      {said(sentAt)}
    </time>
  );
  if (author === "PATIENT") {
    return (
      <Asked
        className={styles.own}
        meta={
          <>
            {t("conversation:you")}, {time}
          </>
        }
      >
        <p className={styles.text}>{text}</p>
      </Asked>
    );
  }
  return (
    <Voiced>
      <Says>
        <h3>{authorName ? t("conversation:from", { name: authorName }) : t("conversation:fromPharmacist")}</h3>
        {!asks && (
          <p className={styles.text} lang={language}>
            <PhoneText>{text}</PhoneText>
          </p>
        )}
        <p className={styles.meta}>
          {time}
          {language !== spoken &&
            ` ${t("conversation:writtenIn", { language: t(`conversation:languages.${language}`) })}`}
        </p>
        {translator && language !== spoken && <MessageTranslation messageId={id} translator={translator} />}
      </Says>
      {consultation && asks && <QuestionsLater consultation={consultation} only={asks} />}
    </Voiced>
  );
}

/** Whose turn it is, where the stations do not say it: the patient's, or nobody's. */
function Standing({ escalation: { status, closeReason, reopenUntil } }: { escalation: Escalation }) {
  const { t } = useTranslation("conversation");
  const { day } = useMoments();
  if (status !== "CLOSED" || !closeReason || !reopenUntil) return null;
  const isOver = new Date() > new Date(reopenUntil);
  return (
    <p className={styles.standing}>
      <PhoneText>{t(`closed.${closeReason}`)}</PhoneText>{" "}
      {isOver ? t("tooLate") : t("reopen", { day: day(reopenUntil) })}
    </p>
  );
}

const TranslateDocument = graphql(`
  mutation MessageTranslation_translate($messageId: ID!, $to: Language!) {
    translateMessage(messageId: $messageId, to: $to) {
      text
    }
  }
`);

interface MessageTranslationProps {
  messageId: string;
  /** The name of the program that translates. */
  translator: string;
}

/** A pharmacist's message in the language of the page, when the patient asks for it. */
function MessageTranslation({ messageId, translator }: MessageTranslationProps) {
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
