import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { firstSentence, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
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
  const { t: common } = useTranslation("common");
  const [remove] = useMutation(DeleteDocument);
  const range = rangeText(rule);
  const confirm = async () => {
    try {
      await remove({ variables: { id: rule.id } });
    } catch (error) {
      // Somebody else was first: it is gone, which is what was wanted.
      if (problemCode(error) !== "NOT_FOUND") return firstSentence(common, error) ?? t("firewall.actFailed");
    }
    onClose(t("done.deleted", { range }));
  };
  return (
    <ConfirmDialog
      title={t("delete.title", { range })}
      submit={t("delete.confirm")}
      pendingLabel={t("delete.pending")}
      cancel={t("cancel")}
      closeLabel={t("close")}
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
