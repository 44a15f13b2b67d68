import type { ReactNode, RefObject } from "react";
import { TextField } from "../ui/TextField";
import styles from "./ListTools.module.css";

export interface ListSearch {
  id: string;
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  box?: RefObject<HTMLInputElement | null>;
}

export interface ListFiltersProps {
  /** Names them for screen readers. */
  name: string;
  /** The choices, as chips. */
  children: ReactNode;
  /** Missing where nobody searches by words. */
  search?: ListSearch;
}

/** What a list is narrowed by: choices, and words. */
export function ListFilters({ name, children, search }: ListFiltersProps) {
  return (
    <fieldset className={styles.filters}>
      <legend className="hidden-text">{name}</legend>
      {children}
      {search && (
        <div className={styles.search}>
          <TextField
            ref={search.box}
            id={search.id}
            type="search"
            label={search.label}
            placeholder={search.hint}
            autoComplete="off"
            maxLength={100}
            value={search.typed}
            onChange={(event) => search.onType(event.currentTarget.value)}
          />
        </div>
      )}
    </fieldset>
  );
}

/** The filters of a list, and beside them what can be done with it. */
export function ListTools({ acts, ...filters }: ListFiltersProps & { acts?: ReactNode }) {
  return (
    <div className={styles.tools}>
      <ListFilters {...filters} />
      <div className={styles.acts}>{acts}</div>
    </div>
  );
}
