import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../core/ConfirmDialog";
import { unlessGone } from "../../../core/problems";
import { graphql } from "../../../gql";
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
  const [remove] = useMutation(DeleteDocument);
  const confirm = async () => {
    await remove({ variables: { id, version } }).catch(unlessGone);
    onDeleted();
    onClose(`${t("done.delete")}: ${title}`);
  };
  return (
    <ConfirmDialog
      title={t("deleting.title")}
      meta={title}
      submit={t("deleting.confirm")}
      pendingLabel={t("deleting.pending")}
      failed={t("actFailed")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>{t("deleting.about")}</p>
    </ConfirmDialog>
  );
}
