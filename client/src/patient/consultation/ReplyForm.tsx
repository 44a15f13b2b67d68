import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { useLaterAdvice } from "./laterAdvice";
import type { Escalation } from "./levels";
import { WriteForm } from "./WriteForm";

const ReplyFormDocument = graphql(`
  mutation ReplyForm_reply($consultationId: ID!, $text: String!) {
    replyToPharmacist(consultationId: $consultationId, text: $text) {
      ...Entry_consultation @unmask
    }
  }
`);

export interface ReplyFormProps {
  consultationId: string;
  escalation: Pick<Escalation, "status" | "reopenUntil">;
}

/** The place to write to the pharmacist: open at once when the pharmacist waits for it, else behind a button. */
export function ReplyForm({ consultationId, escalation: { status, reopenUntil } }: ReplyFormProps) {
  const { t } = useTranslation("conversation");
  const [reply] = useMutation(ReplyFormDocument);
  const onAdvice = useLaterAdvice();
  const isOver = status === "CLOSED" && reopenUntil !== null && new Date() > new Date(reopenUntil);
  const opener = t(status === "CLOSED" ? "reply.openAgain" : "reply.open");

  if (isOver) return null;
  return (
    <WriteForm
      name={`reply-${consultationId}`}
      label={t("reply.label")}
      hint={t("reply.hint")}
      opener={status === "NEEDS_REPLY" ? undefined : opener}
      onSend={async (text) => {
        const { data } = await reply({ variables: { consultationId, text } });
        if (!data) throw new Error("The reply came back empty.");
        onAdvice(data.replyToPharmacist);
        return t("reply.sent");
      }}
    />
  );
}
