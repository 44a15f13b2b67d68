import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../app/problems";
import { useViewer } from "../../app/session";
import { graphql } from "../../gql";
import { useDraft } from "../../lib/drafts";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import type { Escalation } from "./Conversation";
import styles from "./Conversation.module.css";
import { useLaterAdvice } from "./laterAdvice";

const ReplyFormDocument = graphql(`
  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {
    replyToPharmacist(consultationId: $consultationId, text: $text) {
      ...Entry_consultation @unmask
    }
  }
`);

/** The longest message, in characters; the server refuses more. */
const MOST = 5_000;

export interface ReplyFormProps {
  consultationId: string;
  escalation: Pick<Escalation, "status" | "reopenUntil">;
}

/** The place to write to the pharmacist: open at once when the pharmacist waits for it, else behind a button. */
export function ReplyForm({ consultationId, escalation: { status, reopenUntil } }: ReplyFormProps) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation("common");
  const viewer = useViewer();
  const draft = useDraft(`reply:${viewer?.id ?? ""}:${consultationId}`);
  const [isOpen, setIsOpen] = useState(draft.text !== "");
  const [wasSent, setWasSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reply, { loading }] = useMutation(ReplyFormDocument);
  const onAdvice = useLaterAdvice();
  const isSending = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isOver = status === "CLOSED" && reopenUntil !== null && new Date() > new Date(reopenUntil);
  const isAwaited = status === "NEEDS_REPLY";

  if (isOver) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (isSending.current) return;
    if (text === "") {
      setFailure(t("reply.missing"));
      return;
    }
    if (text.length > MOST) {
      setFailure(t("reply.tooLong", { max: MOST }));
      return;
    }
    isSending.current = true;
    setFailure(undefined);
    try {
      const { data } = await reply({ variables: { consultationId, text } });
      if (!data) throw new Error("The reply came back empty.");
      draft.forget();
      setIsOpen(false);
      setWasSent(true);
      onAdvice(data.replyToPharmacist);
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("reply.failed"));
    } finally {
      isSending.current = false;
    }
  };

  const sent = (
    <p role="status" className={wasSent ? styles.sent : "hidden-text"}>
      {wasSent && t("reply.sent")}
    </p>
  );
  if (!isOpen && !isAwaited) {
    return (
      <>
        {sent}
        <Button
          ref={opener}
          variant="default"
          className={styles.open}
          onClick={() => {
            setIsOpen(true);
            setWasSent(false);
          }}
        >
          {t(status === "CLOSED" ? "reply.openAgain" : "reply.open")}
        </Button>
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        id={`reply-${consultationId}`}
        label={t("reply.label")}
        hint={t("reply.hint")}
        error={failure}
        minRows={3}
        maxRows={12}
        autoFocus={isOpen && draft.text === ""}
        value={draft.text}
        onChange={(event) => {
          draft.change(event.currentTarget.value);
          setFailure(undefined);
        }}
        readOnly={loading}
      />
      <div className={styles.bar}>
        <SubmitButton pending={loading} pendingLabel={t("reply.pending")}>
          {t("reply.submit")}
        </SubmitButton>
        {!isAwaited && (
          <Button
            variant="default"
            onClick={() => {
              draft.forget();
              setIsOpen(false);
            }}
          >
            {t("reply.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
