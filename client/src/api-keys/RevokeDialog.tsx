import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../core/ConfirmDialog";
import { graphql } from "../gql";
import { formatDay, formatHourMinute } from "../lib/time";
import type { ApiKey } from "./apiKeys";

const RevokeDocument = graphql(`
  mutation RevokeDialog_revoke($id: ID!) {
    revokeApiKey(id: $id) {
      ...ApiKey_key @unmask
    }
  }
`);

export interface RevokeDialogProps {
  apiKey: ApiKey;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Says who will be cut off, and asks once. */
export function RevokeDialog({ apiKey: { id, service, maskedKey, lastUsedAt }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation("apiKeys");
  const [revoke] = useMutation(RevokeDocument);
  const confirm = async () => {
    await revoke({ variables: { id } });
    onClose(t("done.revoked", { service }));
  };
  return (
    <ConfirmDialog
      title={t("revoke.title", { service })}
      submit={t("revoke.confirm")}
      pendingLabel={t("revoke.pending")}
      failed={t("revoke.failed")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>{t("revoke.text", { key: maskedKey })}</p>
      <p>
        {lastUsedAt
          ? t("revoke.used", { day: formatDay(lastUsedAt), time: formatHourMinute(lastUsedAt) })
          : t("revoke.neverUsed")}
      </p>
    </ConfirmDialog>
  );
}
