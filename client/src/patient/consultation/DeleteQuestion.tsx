import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../app/problems";
import { graphql } from "../../gql";
import type { ConsultationCard_ConsultationFragment } from "../../gql/graphql";
import { Dialog } from "../../ui/Dialog";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./DeleteQuestion.module.css";
import { isWaiting } from "./levels";

const DeleteDocument = graphql(`
  mutation DeleteQuestion_delete($id: ID!) {
    deleteConsultation(id: $id)
  }
`);

export interface DeleteQuestionProps {
  consultation: ConsultationCard_ConsultationFragment;
  onDeleted: (id: string) => void;
}

/** Deletes a question with all that belongs to it. Asks once, with the consequence; without an act the focus comes back. */
export function DeleteQuestion({ consultation: { id, question, escalation }, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation("conversation");
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [remove, { loading }] = useMutation(DeleteDocument);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The dialog takes the focus for as long as it is drawn.
    setTimeout(() => opener.current?.focus());
  };
  const run = async () => {
    setFailed(false);
    try {
      await remove({ variables: { id } });
    } catch (error) {
      if (problemCode(error) !== "NOT_FOUND") return setFailed(true); // deleted in another window is deleted
    }
    setOpen(false);
    onDeleted(id);
  };
  const name = escalation?.pharmacistName;
  const withPharmacist = name ? t("delete.claimed", { name }) : t("delete.claimedPharmacist");
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        onClick={() => {
          setFailed(false);
          setOpen(true);
        }}
      >
        <IconTrash size={19} stroke={1.75} aria-hidden />
        {t("delete.open")}
        <span className="hidden-text">{t("delete.about", { question })}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t("delete.title")} closeLabel={t("delete.close")}>
        <p className={styles.question}>{question}</p>
        <p>{t("delete.text")}</p>
        {escalation && isWaiting(escalation) && (
          <p className={styles.pharmacist}>{escalation.claimedAt ? withPharmacist : t("delete.waiting")}</p>
        )}
        {failed && (
          <p role="alert" className={styles.failed}>
            {t("delete.failed")}
          </p>
        )}
        <div className={styles.foot}>
          <SubmitButton type="button" pending={loading} pendingLabel={t("delete.pending")} onClick={() => void run()}>
            {t("delete.confirm")}
          </SubmitButton>
          <Button variant="default" onClick={close}>
            {t("delete.keep")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
