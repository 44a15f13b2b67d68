import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterChip } from "../../FilterChip";
import { ListTools } from "../../ListTools";
import { STATUSES, type StudyStatus } from "./studies";

export interface StudyFiltersProps {
  status: StudyStatus | null;
  onStatus: (status: StudyStatus | null) => void;
  tag: string | null;
  onTag: (tag: string | null) => void;
  typed: string;
  onType: (typed: string) => void;
  counts: readonly { status: StudyStatus; count: number }[];
  /** Those that are used most. */
  tags: readonly string[];
  /** What stands at the end of the line. */
  children: ReactNode;
}

/** What the list of studies is narrowed by: a state with how many there are, a tag, and words. */
export function StudyFilters({
  status,
  onStatus,
  tag,
  onTag,
  typed,
  onType,
  counts,
  tags,
  children,
}: StudyFiltersProps) {
  const { t } = useTranslation("studies");
  const anyOf = (name: string) => `${name}: ${t("any")}`;
  const nameOf = (value: StudyStatus) => {
    const count = counts.find((one) => one.status === value)?.count;
    const name = t(`state.${value}`);
    return count === undefined ? name : t("withCount", { name, count });
  };
  const listed = tag && !tags.includes(tag) ? [tag, ...tags] : tags;
  return (
    <ListTools
      name={t("filter")}
      search={{ id: "studies-search", label: t("search"), hint: t("searchHint"), typed, onType }}
      acts={children}
    >
      <FilterChip
        id="studies-status"
        label={t("status")}
        value={status}
        any={anyOf(t("status"))}
        options={STATUSES.map((value) => ({ value, label: nameOf(value) }))}
        onChange={onStatus}
      />
      <FilterChip
        id="studies-tag"
        label={t("tag")}
        value={tag}
        any={anyOf(t("tag"))}
        options={listed.map((value) => ({ value, label: value }))}
        onChange={onTag}
      />
    </ListTools>
  );
}
