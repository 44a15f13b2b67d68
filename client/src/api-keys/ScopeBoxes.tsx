import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FieldError } from "../ui/FieldError";
import styles from "./ApiKeys.module.css";
import type { ApiScope } from "./apiKeys";

export interface ScopeBoxesProps {
  scopes: readonly ApiScope[];
  chosen: readonly string[];
  error?: string;
  onChange: (chosen: string[]) => void;
}

/** What a key may do, each with what follows from it. */
export function ScopeBoxes({ scopes, chosen, error, onChange }: ScopeBoxesProps) {
  const { t } = useTranslation("apiKeys");
  return (
    <Checkbox.Group
      id="api-key-scopes"
      tabIndex={-1}
      label={t("form.scopes")}
      description={t("form.scopesHint")}
      error={error && <FieldError message={error} />}
      value={[...chosen]}
      onChange={onChange}
    >
      <div className={styles.boxes}>
        {scopes.map(({ name, label, description }) => (
          <Checkbox
            key={name}
            value={name}
            label={
              <>
                {label} <code>{name}</code>
              </>
            }
            description={description}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
