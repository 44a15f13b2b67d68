import { useMutation } from "@apollo/client/react";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useDraft } from "../../lib/drafts";
import { useNow } from "../../lib/useNow";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import { answerDraft } from "./AnswerForm";
import type { Changed } from "./tools";

const TakeBackDocument = graphql(`
  mutation TakeBack_answer($id: ID!) {
    takeBackPharmacistAnswer(id: $id) {
      ...Changed_question @unmask
    }
  }
`);

/** For so many seconds the server takes an answer back. */
const SECONDS = 60;

export interface SentAnswer {
  id: string;
  text: string;
  sentAt: Date;
}

export interface TakeBackProps {
  answer: SentAnswer;
  onTakenBack: (question: Changed) => void;
}

/** For a minute after an answer: the way to take it back. Its words then stand in the box again. */
export function TakeBack({ answer: { id, text, sentAt }, onTakenBack }: TakeBackProps) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const draft = useDraft(answerDraft(viewer?.id, id));
  const [takeBack, { loading }] = useMutation(TakeBackDocument);
  const [failure, setFailure] = useState<string>();
  const now = useNow(1_000);
  const left = SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1_000);
  if (left <= 0 && !loading && !failure) return null;
  const run = async () => {
    if (loading) return;
    setFailure(undefined);
    try {
      const { data } = await takeBack({ variables: { id } });
      if (!data) throw new Error("The answer came back empty.");
      draft.change(text);
      notifications.clean(); // the one that it was sent
      onTakenBack(data.takeBackPharmacistAnswer);
    } catch (error) {
      setFailure(error instanceof Error && left <= 0 ? t("queue.takeBack.tooLate") : t("queue.takeBack.failed"));
    }
  };
  return (
    <>
      <FieldAlert message={failure} />
      {left > 0 && (
        <SubmitButton
          type="button"
          variant="default"
          pending={loading}
          pendingLabel={t("queue.takeBack.pending")}
          onClick={() => void run()}
        >
          {t("queue.takeBack.label", { count: left })}
        </SubmitButton>
      )}
    </>
  );
}
