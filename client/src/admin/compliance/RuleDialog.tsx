import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ApiProblem } from "../../core/problems";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import type { Problem } from "../../ui/ErrorSummary";
import { FieldError } from "../../ui/FieldError";
import { FormDialog } from "../../ui/FormDialog";
import { TagField } from "../../ui/TagField";
import { SelectField, TextAreaField, TextField } from "../../ui/TextField";
import { CATEGORIES, SEVERITIES } from "./compliance";
import { RuleBench } from "./RuleBench";
import styles from "./RuleDialog.module.css";
import { inputOf, NEW_RULE, type Rule, type RuleValues, valuesOf, withKeyword } from "./rules";

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

/** What a field of the API is in the form: "conditions.2.value" is the third condition. */
function blamed(field: string): string {
  const [name = field, at] = field.split(".");
  return name === "conditions" && at !== undefined ? `condition-${at}` : name;
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
  const start = rule ? valuesOf(rule) : NEW_RULE;
  const name = `rule ${rule ? `${rule.id} ${rule.version}` : "new"}`;
  const form = useDraftForm(name, start, "rule", t("rule.failed"), blamed);
  const { values, change, field, errorOn } = form;
  const [add] = useMutation(AddDocument);
  const [edit] = useMutation(EditDocument);
  const problems = useMemo(() => oneEach(form.problems), [form.problems]);

  const show = (found: readonly ApiProblem[]) =>
    form.refuse(
      found.map(({ message, field: of }) => ({
        message,
        fieldId: of && form.idOf(blamed(of.replace(/^input\./, ""))),
      })),
    );
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
  const save = async () => {
    const input = inputOf(values);
    if (rule) await edit({ variables: { id: rule.id, version: rule.version, input } });
    else await add({ variables: { input }, refetchQueries: ["ComplianceRules"] });
    onSaved({ name: input.name });
  };
  const submit = () => {
    const found = check();
    if (found.length > 0) form.refuse(found);
    else void form.send(save);
  };
  return (
    <FormDialog
      isWide
      onClose={onClose}
      title={t(rule ? "rule.editTitle" : "rule.addTitle")}
      form={{ ...form, problems }}
      onSubmit={submit}
      submit={t(rule ? "rule.save" : "rules.add")}
      pendingLabel={t(rule ? "rule.savePending" : "rule.addPending")}
      discard={t("rule.discard")}
    >
      <TextField {...field("name")} label={t("rule.name")} maxLength={100} />
      <TextAreaField
        {...field("description")}
        label={t("rule.description")}
        hint={t("rule.descriptionHint")}
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
      <div className={styles.pair}>
        <SelectField
          {...field("category")}
          label={t("rule.category")}
          data={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <SelectField
          {...field("severity")}
          label={t("rule.severity")}
          data={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
        />
      </div>
      <TagField
        id="rule-keywords"
        label={t("rule.keywords")}
        hint={t("rule.keywordsHint")}
        error={errorOn("keywords")}
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
        errorAt={(at) => errorOn(`condition-${at}`)}
        error={errorOn("conditions")}
      />
      <RuleBench input={inputOf(values)} onProblems={show} />
      {!rule && <p className="dim">{t("rule.startsOff")}</p>}
    </FormDialog>
  );
}

/** The same sentence for two fields is said once, and leads to the first. */
function oneEach(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ message }, at) => problems.findIndex((other) => other.message === message) === at);
}

const TYPES = ["CONTAINS", "NOT_CONTAINS", "MATCHES_REGEX"] as const;

interface ConditionFieldsProps {
  conditions: RuleValues["conditions"];
  onChange: (conditions: RuleValues["conditions"]) => void;
  /** What is wrong with one of them, by its place from 0. */
  errorAt: (at: number) => string | undefined;
  /** What is wrong with all of them. */
  error?: string;
}

/** The conditions of a rule, each with its kind and its text or pattern. */
function ConditionFields({ conditions, onChange, errorAt, error }: ConditionFieldsProps) {
  const { t } = useTranslation("compliance");
  const change = (at: number, patch: Partial<RuleValues["conditions"][number]>) =>
    onChange(conditions.map((condition, index) => (index === at ? { ...condition, ...patch } : condition)));
  const keyed = conditions.map((condition, at) => ({ ...condition, at }));
  return (
    <fieldset className={styles.conditions} id="rule-conditions" tabIndex={-1}>
      <legend>{t("rule.conditions")}</legend>
      <p className="dim">{t("rule.conditionsHint")}</p>
      {error && <FieldError message={error} />}
      {keyed.map(({ type, value, at }) => (
        <div key={at} className={styles.condition}>
          <SelectField
            id={`rule-condition-type-${at}`}
            label={t("rule.conditionType")}
            data={TYPES.map((one) => ({ value: one, label: t(`rule.type.${one}`) }))}
            value={type}
            onChange={({ currentTarget }) =>
              change(at, { type: TYPES.find((one) => one === currentTarget.value) ?? type })
            }
          />
          <TextField
            id={`rule-condition-${at}`}
            label={t("rule.conditionValue")}
            error={errorAt(at)}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={value}
            onChange={(event) => change(at, { value: event.currentTarget.value })}
          />
          <Button
            variant="default"
            aria-label={t("rule.removeCondition", { value })}
            onClick={() => onChange(conditions.filter((_, index) => index !== at))}
          >
            <IconTrash size={17} stroke={1.75} aria-hidden />
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
          onClick={() => onChange([...conditions, { type: "CONTAINS", value: "" }])}
        >
          {t("rule.addCondition")}
        </Button>
      </div>
    </fieldset>
  );
}
