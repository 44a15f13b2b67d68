import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";
import { SeverityChip } from "../../ui/Findings";
import { Switch } from "../../ui/Switch";
import styles from "./RuleList.module.css";
import type { Rule } from "./rules";

export interface RuleRowProps {
  rule: Rule;
  mayChange: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onHistory: () => void;
}

/** One rule: what it says, how grave it is, by what it judges, and its switch. */
export function RuleRow({ rule, mayChange, onToggle, onEdit, onHistory }: RuleRowProps) {
  const { t } = useTranslation("compliance");
  const { id, name, description, category, severity, isActive, lastUpdated, keywords, conditions, sources } = rule;
  const facts = [
    t(`category.${category}`),
    keywords.length > 0 && t("rules.keywords", { count: keywords.length }),
    conditions.length > 0 && t("rules.conditions", { count: conditions.length }),
    t("rules.updated", { day: formatDay(lastUpdated), time: formatHourMinute(lastUpdated) }),
  ].filter((fact) => fact !== false);
  const of = <span className="hidden-text"> {t("rules.of", { name })}</span>;
  return (
    <li className={styles.rule} data-active={isActive || undefined}>
      <Switch
        id={`activate-${id}`}
        isOn={isActive}
        label={t("rules.toggle", { name })}
        state={t(isActive ? "rules.active" : "rules.inactive")}
        isDisabled={!mayChange}
        onToggle={onToggle}
      />
      <div className={styles.what}>
        <h3>
          {name} <SeverityChip severity={severity}>{t(`severity.${severity}`)}</SeverityChip>
        </h3>
        <p>{description}</p>
        <p className={`${styles.facts} num`}>{facts.join(", ")}</p>
        {sources.length > 0 && (
          <p className={styles.facts}>
            {t("rules.sources")}:{" "}
            {sources.map(({ title, url }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {title}
                <IconExternalLink size={14} stroke={1.9} aria-hidden />
              </a>
            ))}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {mayChange && (
          <Button id={`edit-${id}`} variant="default" size="xs" onClick={onEdit}>
            {t("rules.edit")}
            {of}
          </Button>
        )}
        <Button id={`history-${id}`} variant="subtle" size="xs" onClick={onHistory}>
          {t("rules.history")}
          {of}
        </Button>
      </div>
    </li>
  );
}
