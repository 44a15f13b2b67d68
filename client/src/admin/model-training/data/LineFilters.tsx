import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterChip } from "../../FilterChip";
import { ListTools } from "../../ListTools";
import { inWords, LABELS, LANGUAGES, type LineListProps, whole } from "./lines";

export interface LineFiltersProps extends Omit<LineListProps, "onTurn" | "onLost" | "search" | "onClear" | "styles"> {
  /** Styles that lines can have. */
  known: readonly string[];
  /** How many lines have each label, where that is known. */
  counts?: readonly { label: string; count: number }[];
  /** What stands first. */
  children?: ReactNode;
  /** What stands at the end of the line. */
  acts?: ReactNode;
}

/** What a list of lines is narrowed by: label, language, style, and words. */
export function LineFilters({ address, onNarrow, typed, onType, known, counts, children, acts }: LineFiltersProps) {
  const { t } = useTranslation("training-data");
  const anyOf = (name: string) => `${name}: ${t("any")}`;
  const { label, language, style } = address;
  const nameOf = (value: (typeof LABELS)[number]) => {
    const count = counts?.find((one) => one.label === value)?.count;
    const name = t(`label.${value}`);
    return count === undefined ? name : t("withCount", { name, count: whole(count) });
  };
  const listed = style && !known.includes(style) ? [style, ...known] : known;
  return (
    <ListTools
      name={t("filter")}
      search={{ id: "lines-search", label: t("search"), hint: t("searchHint"), typed, onType }}
      acts={acts}
    >
      {children}
      <FilterChip
        id="lines-label"
        label={t("name.label")}
        value={label}
        any={anyOf(t("name.label"))}
        options={LABELS.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(value) => onNarrow({ label: value })}
      />
      <FilterChip
        id="lines-language"
        label={t("name.language")}
        value={language}
        any={anyOf(t("name.language"))}
        options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(value) => onNarrow({ language: value })}
      />
      <FilterChip
        id="lines-style"
        label={t("name.style")}
        value={style}
        any={anyOf(t("name.style"))}
        options={listed.map((value) => ({ value, label: inWords(value) }))}
        onChange={(value) => onNarrow({ style: value })}
      />
    </ListTools>
  );
}
