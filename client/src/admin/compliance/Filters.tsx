import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComplianceCategory, ComplianceSeverity } from "../../gql/graphql";
import { FilterChip } from "../FilterChip";
import { ListFilters, type ListSearch } from "../ListTools";
import { CATEGORIES, SEVERITIES } from "./compliance";

export interface FiltersProps {
  /** Begins the ids of the fields. */
  id: string;
  /** The choice of a state, which stands first. */
  children: ReactNode;
  severity: ComplianceSeverity | null;
  onSeverity: (severity: ComplianceSeverity | null) => void;
  category: ComplianceCategory | null;
  onCategory: (category: ComplianceCategory | null) => void;
  search: Omit<ListSearch, "id">;
}

/** What a list of compliance is narrowed by: a state, severity, category, and words. */
export function Filters({ id, children, severity, onSeverity, category, onCategory, search }: FiltersProps) {
  const { t } = useTranslation("compliance");
  const anyOf = (name: string) => `${name}: ${t("queue.any")}`;
  return (
    <ListFilters name={t("queue.filter")} search={{ ...search, id: `${id}-search` }}>
      {children}
      <FilterChip
        id={`${id}-severity`}
        label={t("queue.severity")}
        value={severity}
        any={anyOf(t("queue.severity"))}
        options={SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
        onChange={onSeverity}
      />
      <FilterChip
        id={`${id}-category`}
        label={t("queue.category")}
        value={category}
        any={anyOf(t("queue.category"))}
        options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        onChange={onCategory}
      />
    </ListFilters>
  );
}
