import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { useLaterAdvice } from "./laterAdvice";
import { isCritical } from "./levels";
import { answerId, cardId } from "./questionScreens";
import { WriteForm } from "./WriteForm";

const AddFormDocument = graphql(`
  mutation AddForm_add($id: ID!, $text: String!, $key: ID!) {
    addToConsultation(consultationId: $id, text: $text, idempotencyKey: $key) {
      ...Entry_consultation @unmask
      response {
        heading
      }
    }
  }
`);

export interface AddFormProps {
  consultation: Pick<ConsultationCard_ConsultationFragment, "id" | "response">;
}

/** The place to add something under an answer; the answer then follows from everything together. */
export function AddForm({ consultation: { id, response } }: AddFormProps) {
  const { t } = useTranslation("questions");
  const [add] = useMutation(AddFormDocument);
  const onAdvice = useLaterAdvice();
  const sent = useRef<{ text: string; key: string }>(undefined);

  const send = async (text: string): Promise<string> => {
    // What is sent once more because no answer came may have arrived.
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const { data } = await add({ variables: { id, ...sent.current } });
    if (!data) throw new Error("The answer came back empty.");
    const after = data.addToConsultation;
    const { heading } = after.response;
    sent.current = undefined;
    onAdvice(after, true);
    const isAnother = after.id !== id;
    // A red card above the page takes the focus itself. What is a case of its own is shown from its beginning.
    const shown = isAnother ? cardId(after.id) : answerId(id);
    if (!isCritical(after.level)) focusPage(() => document.getElementById(shown), { toTop: true });
    if (isAnother) return t("add.another");
    return t(heading === response.heading ? "add.same" : "add.changed", { heading });
  };
  return (
    <WriteForm name={`add-${id}`} label={t("add.label")} hint={t("add.hint")} opener={t("add.open")} onSend={send} />
  );
}
