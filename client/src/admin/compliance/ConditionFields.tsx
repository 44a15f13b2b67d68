import { Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FieldError } from "../../ui/FieldError";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./RuleDialog.module.css";
import type { RuleValues } from "./rules";

const TYPES = ["CONTAINS", "NOT_CONTAINS", "MATCHES_REGEX"] as const;

export interface ConditionFieldsProps {
  conditions: RuleValues["conditions"];
  onChange: (conditions: RuleValues["conditions"]) => void;
  /** What is wrong with one of them, by its place from 0. */
  errorAt: (at: number) => string | undefined;
  /** What is wrong with all of them. */
  error?: string;
}

/** The conditions of a rule, each with its kind and its text or pattern. */
export function ConditionFields({ conditions, onChange, errorAt, error }: ConditionFieldsProps) {
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
