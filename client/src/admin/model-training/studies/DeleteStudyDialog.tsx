import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { firstSentence, problemCode } from "../../../core/problems";
import { graphql } from "../../../gql";
import { ConfirmDialog } from "../../../ui/ConfirmDialog";
import type { Study } from "./studies";

const DeleteDocument = graphql(`
  mutation DeleteStudyDialog_delete($id: ID!, $version: Int!) {
    deleteStudy(id: $id, version: $version)
  }
`);

export interface DeleteStudyDialogProps {
  study: Study;
  onDeleted: () => void;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Asks once before a study goes that nobody decided about. */
export function DeleteStudyDialog({ study: { id, version, title }, onDeleted, onClose }: DeleteStudyDialogProps) {
  const { t } = useTranslation("studies");
  const { t: common } = useTranslation("common");
  const [remove] = useMutation(DeleteDocument);
  const confirm = async () => {
    try {
      await remove({ variables: { id, version } });
    } catch (error) {
      // Somebody else was first: it is gone, which is what was wanted.
      if (problemCode(error) !== "NOT_FOUND") return firstSentence(common, error) ?? t("actFailed");
    }
    onDeleted();
    onClose(`${t("done.delete")}: ${title}`);
  };
  return (
    <ConfirmDialog
      title={t("deleting.title")}
      meta={title}
      submit={t("deleting.confirm")}
      pendingLabel={t("deleting.pending")}
      cancel={t("tagging.cancel")}
      closeLabel={t("tagging.close")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>{t("deleting.about")}</p>
    </ConfirmDialog>
  );
}
