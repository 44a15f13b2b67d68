import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./AuditPage.module.css";
import { type AuditFilter, TYPED, type TypedName } from "./audit";

export interface AuditFiltersProps {
  filter: AuditFilter;
  words: readonly { action: string; text: string }[];
  onNeutral: (name: "action" | "from" | "to", value: string) => void;
  typed: Readonly<Record<TypedName, string>>;
  onType: (name: TypedName, value: string) => void;
  problemOn: (name: string) => string | undefined;
  /** Missing while nothing is chosen. */
  onClear?: () => void;
}

/** What the log is narrowed by: what was done, when, by whom, on what, and words of the sentence. */
export function AuditFilters({ filter, words, onNeutral, typed, onType, problemOn, onClear }: AuditFiltersProps) {
  const { t } = useTranslation("security");
  return (
    <fieldset className={styles.filters}>
      <legend className="hidden-text">{t("audit.filter")}</legend>
      <SelectField
        id="audit-action"
        label={t("audit.field.action")}
        data={[
          { value: "", label: t("audit.any") },
          ...words.map(({ action, text }) => ({ value: action, label: text })),
        ]}
        value={filter.action}
        onChange={({ currentTarget }) => onNeutral("action", currentTarget.value)}
      />
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          id={`audit-${name}`}
          type="date"
          label={t(`audit.field.${name}`)}
          error={problemOn(name)}
          value={filter[name]}
          onChange={({ currentTarget }) => onNeutral(name, currentTarget.value)}
        />
      ))}
      {TYPED.map((name) => (
        <TextField
          key={name}
          id={`audit-${name}`}
          type={name === "search" ? "search" : "text"}
          label={t(`audit.field.${name}`)}
          error={problemOn(name)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={name === "search" ? 100 : 254}
          value={typed[name]}
          onChange={({ currentTarget }) => onType(name, currentTarget.value)}
        />
      ))}
      {onClear && (
        <Button variant="subtle" onClick={onClear} className={styles.clear}>
          {t("audit.clear")}
        </Button>
      )}
    </fieldset>
  );
}
