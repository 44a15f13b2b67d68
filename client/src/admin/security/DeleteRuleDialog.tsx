import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence, problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import formStyles from "../../ui/DialogForm.module.css";
import { FieldError } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
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
  const [remove, { loading }] = useMutation(DeleteDocument);
  const [problem, setProblem] = useState("");
  const range = rangeText(rule);
  const run = async () => {
    setProblem("");
    try {
      await remove({ variables: { id: rule.id } });
      onClose(t("done.deleted", { range }));
    } catch (error) {
      // Somebody else was first: it is gone, which is what was wanted.
      if (problemCode(error) === "NOT_FOUND") onClose(t("done.deleted", { range }));
      else setProblem(firstSentence(common, error) ?? t("firewall.actFailed"));
    }
  };
  return (
    <Dialog isOpen onClose={() => onClose()} title={t("delete.title", { range })} closeLabel={t("close")}>
      <div className={formStyles.form}>
        <p>
          <b>{rule.description}</b>
        </p>
        <p>{t(rule.status === "ACTIVE" ? "delete.active" : "delete.inactive", { coverage: rule.coverage })}</p>
        {rule.hits > 0 && <p>{t("delete.hits", { count: rule.hits })}</p>}
        {problem && (
          <div role="alert">
            <FieldError message={problem} />
          </div>
        )}
        <div className={formStyles.foot}>
          <SubmitButton type="button" pending={loading} pendingLabel={t("delete.pending")} onClick={() => void run()}>
            {t("delete.confirm")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose()}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
