import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiProblem, inputProblems } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useFormDraft } from "../../lib/useFormDraft";
import { Dialog } from "../../ui/Dialog";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { TagField } from "../../ui/TagField";
import { SelectField, TextAreaField, TextField } from "../../ui/TextField";
import { ConditionFields } from "./ConditionFields";
import { CATEGORIES, SEVERITIES } from "./compliance";
import { RuleBench } from "./RuleBench";
import styles from "./RuleDialog.module.css";
import { inputOf, NEW_RULE, type Rule, valuesOf, withKeyword } from "./rules";

const AddDocument = graphql(`
  mutation RuleDialog_add($input: ComplianceRuleInput!) {
    createComplianceRule(input: $input) {
      ...Rule_rule @unmask
    }
  }
`);

const EditDocument = graphql(`
  mutation RuleDialog_edit($id: ID!, $version: Int!, $input: ComplianceRuleInput!) {
    updateComplianceRule(id: $id, version: $version, input: $input) {
      ...Rule_rule @unmask
    }
  }
`);

/** The control of a field of the API: "conditions.2.value" is the third condition. */
function controlOf(field: string | undefined): string | undefined {
  const [name, at] = (field ?? "").replace(/^input\./, "").split(".");
  if (!name) return undefined;
  return name === "conditions" && at !== undefined ? `rule-condition-${at}` : `rule-${name}`;
}

export interface RuleDialogProps {
  /** What is edited; null for a new rule. */
  rule: Rule | null;
  onClose: () => void;
  onSaved: (rule: Pick<Rule, "name">) => void;
}

/** Add Rule and Edit Rule, with the bench below. What is typed is kept in this tab until it is saved or discarded. */
export function RuleDialog({ rule, onClose, onSaved }: RuleDialogProps) {
  const { t } = useTranslation("compliance");
  const viewer = useViewer();
  const name = `${viewer?.id ?? ""} rule ${rule ? `${rule.id} ${rule.version}` : "new"}`;
  const draft = useFormDraft(name, rule ? valuesOf(rule) : NEW_RULE);
  const { values, change } = draft;
  const [add] = useMutation(AddDocument);
  const [edit] = useMutation(EditDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const summed = useMemo(() => oneEach(problems), [problems]);
  const [isSaving, setSaving] = useState(false);
  const errorOn = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  const show = (found: readonly ApiProblem[]) =>
    setProblems(found.map(({ message, field }) => ({ message, fieldId: controlOf(field) })));

  const check = (): Problem[] => {
    const missing = [values.name, values.description].map((text) => text.trim() === "");
    return [
      ...(missing[0] ? [{ message: t("rule.required"), fieldId: "rule-name" }] : []),
      ...(missing[1] ? [{ message: t("rule.required"), fieldId: "rule-description" }] : []),
      ...values.conditions.flatMap(({ value }, at) =>
        value.trim() === "" ? [{ message: t("rule.conditionMissing"), fieldId: `rule-condition-${at}` }] : [],
      ),
    ];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setProblems(found);
    if (found.length > 0 || isSaving) return;
    setSaving(true);
    const input = inputOf(values);
    try {
      if (rule) await edit({ variables: { id: rule.id, version: rule.version, input } });
      else await add({ variables: { input }, refetchQueries: ["ComplianceRules"] });
      draft.forget();
      onSaved({ name: input.name });
    } catch (error) {
      const said = inputProblems(error);
      if (said.length > 0) show(said);
      else setProblems([{ message: t("rule.failed") }]);
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t(rule ? "rule.editTitle" : "rule.addTitle")}
      closeLabel={t("rule.close")}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary problems={summed} />
        <TextField
          id="rule-name"
          label={t("rule.name")}
          error={errorOn("rule-name")}
          autoComplete="off"
          maxLength={100}
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextAreaField
          id="rule-description"
          label={t("rule.description")}
          hint={t("rule.descriptionHint")}
          error={errorOn("rule-description")}
          minRows={2}
          maxRows={6}
          maxLength={500}
          value={values.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <div className={styles.pair}>
          <SelectField
            id="rule-category"
            label={t("rule.category")}
            data={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={values.category}
            onChange={({ currentTarget: { value } }) =>
              change({ category: CATEGORIES.find((one) => one === value) ?? values.category })
            }
          />
          <SelectField
            id="rule-severity"
            label={t("rule.severity")}
            data={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
            value={values.severity}
            onChange={({ currentTarget: { value } }) =>
              change({ severity: SEVERITIES.find((one) => one === value) ?? values.severity })
            }
          />
        </div>
        <TagField
          id="rule-keywords"
          label={t("rule.keywords")}
          hint={t("rule.keywordsHint")}
          error={errorOn("rule-keywords")}
          maxLength={100}
          entries={values.keywords}
          typed={values.keyword}
          onType={(keyword) => change({ keyword })}
          onAdd={(word) => change({ keywords: withKeyword(values.keywords, word), keyword: "" })}
          onRemove={(word) => change({ keywords: values.keywords.filter((entry) => entry !== word) })}
          suggestions={[]}
          words={{
            add: t("rule.addKeyword"),
            entries: t("rule.keywordList"),
            suggestions: t("rule.none"),
            remove: (word) => t("rule.removeKeyword", { word }),
            addOne: (word) => t("rule.addOne", { word }),
          }}
        />
        <ConditionFields
          conditions={values.conditions}
          onChange={(conditions) => change({ conditions })}
          errorAt={(at) => errorOn(`rule-condition-${at}`)}
          error={errorOn("rule-conditions")}
        />
        <RuleBench input={inputOf(values)} onProblems={show} />
        {!rule && <p className="dim">{t("rule.startsOff")}</p>}
        <div className={styles.foot}>
          <SubmitButton pending={isSaving} pendingLabel={t(rule ? "rule.savePending" : "rule.addPending")}>
            {t(rule ? "rule.save" : "rules.add")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("rule.cancel")}
          </Button>
          {draft.isTouched && (
            <Button
              variant="subtle"
              onClick={() => {
                draft.forget();
                setProblems([]);
              }}
            >
              {t("rule.discard")}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The same sentence for two fields is said once, and leads to the first. */
function oneEach(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ message }, at) => problems.findIndex((other) => other.message === message) === at);
}
