import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
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

export interface DeleteDialogProps {
  consultation: ConsultationCard_ConsultationFragment;
  onDeleted: (id: string) => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once, with the consequence, also for a pharmacist who has the question. */
export function DeleteDialog({ isOpen, onClose, onDeleted, consultation }: DeleteDialogProps) {
  const { t } = useTranslation("conversation");
  const { id, question, escalation } = consultation;
  const [failed, setFailed] = useState(false);
  const [remove, { loading }] = useMutation(DeleteDocument);
  const run = async () => {
    setFailed(false);
    try {
      await remove({ variables: { id } });
    } catch (error) {
      if (problemCode(error) !== "NOT_FOUND") return setFailed(true); // deleted in another window is deleted
    }
    onDeleted(id);
  };
  const close = () => {
    setFailed(false);
    onClose();
  };
  const name = escalation?.pharmacistName;
  const withPharmacist = name ? t("delete.claimed", { name }) : t("delete.claimedPharmacist");
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t("delete.title")}>
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
  );
}
