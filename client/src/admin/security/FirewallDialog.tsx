import { useMutation } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import { FormDialog } from "../../ui/FormDialog";
import { TextAreaField, TextField } from "../../ui/TextField";
import { type FirewallRule, inputOf, NEW_RULE, type RuleValues, rangeText, valuesOf } from "./firewall";

const AddDocument = graphql(`
  mutation FirewallDialog_add($input: FirewallRuleInput!) {
    createFirewallRule(input: $input) {
      ...FirewallRule_rule @unmask
    }
  }
`);

const EditDocument = graphql(`
  mutation FirewallDialog_edit($id: ID!, $version: Int!, $input: FirewallRuleInput!) {
    updateFirewallRule(id: $id, version: $version, input: $input) {
      ...FirewallRule_rule @unmask
    }
  }
`);

export interface FirewallDialogProps {
  /** What is edited; null for a new rule. */
  rule: FirewallRule | null;
  /** What a new rule begins with. */
  start?: Partial<RuleValues>;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Add Firewall Rule and Edit firewall rule. What is typed is kept in this tab until it is saved or discarded. */
export function FirewallDialog({ rule, start, onClose }: FirewallDialogProps) {
  const { t } = useTranslation("security");
  const form = useDraftForm(
    `firewall ${rule ? `${rule.id} ${rule.version}` : `new ${start?.ipRange ?? ""}`}`,
    rule ? valuesOf(rule) : { ...NEW_RULE, ...start },
    "firewall",
    t("form.failed"),
  );
  const { field, values, change } = form;
  const [add] = useMutation(AddDocument);
  const [edit] = useMutation(EditDocument);
  const send = async (): Promise<string> => {
    const input = inputOf(values, rule?.expiresAt ?? null);
    if (rule) {
      const { data } = await edit({ variables: { id: rule.id, version: rule.version, input } });
      const saved = data?.updateFirewallRule ?? rule;
      return t("done.saved", { range: rangeText(saved), coverage: saved.coverage });
    }
    const { data } = await add({ variables: { input } });
    const added = data?.createFirewallRule;
    const texts = { range: added ? rangeText(added) : input.ipRange, coverage: added?.coverage ?? "" };
    return t(added?.isActive ? "done.added" : "done.addedOff", texts);
  };
  const save = async () => onClose(await send());
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t(rule ? "form.editTitle" : "form.addTitle")}
      form={form}
      onSubmit={() => void form.send(save)}
      submit={t(rule ? "form.save" : "form.add")}
      pendingLabel={t(rule ? "form.saving" : "form.adding")}
      discard={t("form.discard")}
    >
      <TextField
        {...field("ipRange")}
        label={t("form.ipRange")}
        hint={t("form.ipRangeHint")}
        spellCheck={false}
        autoCapitalize="none"
      />
      <TextField
        {...field("description")}
        label={t("form.description")}
        hint={t("form.descriptionHint")}
        maxLength={200}
      />
      <TextAreaField {...field("note")} label={t("form.note")} minRows={2} maxRows={6} maxLength={1_000} />
      <TextField
        {...field("expiresAt")}
        type="datetime-local"
        label={t("form.expiresAt")}
        hint={t("form.expiresHint")}
      />
      <Checkbox
        id="firewall-isActive"
        label={t("form.isActive")}
        styles={{ body: { alignItems: "center" } }}
        checked={values.isActive}
        onChange={({ currentTarget }) => change({ isActive: currentTarget.checked })}
      />
    </FormDialog>
  );
}
