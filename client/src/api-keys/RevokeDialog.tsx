import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../core/problems";
import { graphql } from "../gql";
import { formatDay, formatHourMinute } from "../lib/time";
import { Dialog } from "../ui/Dialog";
import formStyles from "../ui/DialogForm.module.css";
import { FieldError } from "../ui/FieldError";
import { SubmitButton } from "../ui/SubmitButton";
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
  const { t: common } = useTranslation("common");
  const [revoke, { loading }] = useMutation(RevokeDocument);
  const [problem, setProblem] = useState("");
  const run = async () => {
    setProblem("");
    try {
      await revoke({ variables: { id } });
      onClose(t("done.revoked", { service }));
    } catch (error) {
      setProblem(firstSentence(common, error) ?? t("revoke.failed"));
    }
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t("revoke.title", { service })} closeLabel={t("close")}>
      <div className={formStyles.form}>
        <p>{t("revoke.text", { key: maskedKey })}</p>
        <p>
          {lastUsedAt
            ? t("revoke.used", { day: formatDay(lastUsedAt), time: formatHourMinute(lastUsedAt) })
            : t("revoke.neverUsed")}
        </p>
        <div role="alert">{problem && <FieldError message={problem} />}</div>
        <div className={formStyles.foot}>
          <SubmitButton type="button" pending={loading} pendingLabel={t("revoke.pending")} onClick={() => void run()}>
            {t("revoke.confirm")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
