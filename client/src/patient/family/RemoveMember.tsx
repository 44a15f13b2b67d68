import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { LaterDialog } from "../../ui/LaterDialog";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Family.module.css";

const RemoveDocument = graphql(`
  mutation RemoveMember_remove($id: ID!) {
    deleteFamilyMember(id: $id)
  }
`);

export interface RemoveMemberProps {
  member: { id: string; name: string };
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once, with the consequence: what was told is deleted, what was asked stays in the history. */
export function RemoveMember({ member: { id, name }, onClose, onRemoved }: RemoveMemberProps) {
  const { t } = useTranslation(["family", "profile"]);
  const [remove, { loading }] = useMutation(RemoveDocument);
  const [hasFailed, setFailed] = useState(false);
  const run = async () => {
    if (loading) return;
    setFailed(false);
    try {
      await remove({ variables: { id } });
    } catch (error) {
      if (problemCode(error) !== "NOT_FOUND") return setFailed(true); // removed in another window is removed
    }
    onRemoved();
  };
  return (
    <LaterDialog isOpen onClose={onClose} title={t("family:remove.title", { name })}>
      <p>{t("family:remove.text", { name })}</p>
      {hasFailed && <p role="alert">{t("family:remove.failed")}</p>}
      <div className={styles.actions}>
        <SubmitButton
          type="button"
          pending={loading}
          pendingLabel={t("family:remove.pending")}
          onClick={() => void run()}
        >
          {t("family:remove.confirm", { name })}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {t("family:remove.keep")}
        </Button>
      </div>
    </LaterDialog>
  );
}
