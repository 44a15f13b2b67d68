import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { unlessGone } from "../../core/problems";
import { graphql } from "../../gql";
import { type FirewallRule, rangeText } from "./firewall";

const DeleteDocument = graphql(`
  mutation DeleteRuleDialog_delete($id: ID!) {
    deleteFirewallRule(id: $id)
  }
`);

export interface DeleteRuleDialogProps {
  rule: FirewallRule;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Says whom the rule denies, and asks once. */
export function DeleteRuleDialog({ rule, onClose }: DeleteRuleDialogProps) {
  const { t } = useTranslation("security");
  const [remove] = useMutation(DeleteDocument);
  const range = rangeText(rule);
  const confirm = async () => {
    await remove({ variables: { id: rule.id } }).catch(unlessGone);
    onClose(t("done.deleted", { range }));
  };
  return (
    <ConfirmDialog
      title={t("delete.title", { range })}
      submit={t("delete.confirm")}
      pendingLabel={t("delete.pending")}
      failed={t("firewall.actFailed")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>
        <b>{rule.description}</b>
      </p>
      <p>{t(rule.status === "ACTIVE" ? "delete.active" : "delete.inactive", { coverage: rule.coverage })}</p>
      {rule.hits > 0 && <p>{t("delete.hits", { count: rule.hits })}</p>}
    </ConfirmDialog>
  );
}
