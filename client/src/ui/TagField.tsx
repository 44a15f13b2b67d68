import { Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useRef } from "react";
import styles from "./TagField.module.css";
import { TextField, type TextFieldProps } from "./TextField";

export interface TagFieldProps extends Pick<TextFieldProps, "id" | "label" | "hint" | "error" | "maxLength"> {
  entries: readonly string[];
  /** What stands in the box and is not added yet. */
  typed: string;
  onType: (typed: string) => void;
  /** What is said about an entry, such as where it comes from. */
  noteOn?: (entry: string) => string | undefined;
  onAdd: (entry: string) => void;
  onRemove: (entry: string) => void;
  /** Entries that many people need, to be added with one press. */
  suggestions: readonly string[];
  words: {
    add: string;
    /** Names the list of entries and the list of suggestions. */
    entries: string;
    suggestions: string;
    remove: (entry: string) => string;
    addOne: (entry: string) => string;
  };
}

/** A list of short texts: a box with 'Add', the entries with a button to take each away, and common ones to choose. */
export function TagField({
  entries,
  typed,
  onType,
  noteOn,
  onAdd,
  onRemove,
  suggestions,
  words,
  ...field
}: TagFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const isListed = (name: string) => entries.some((entry) => entry.toLowerCase() === name.toLowerCase());
  const left = suggestions.filter((name) => !isListed(name));
  const add = (entry: string) => {
    onAdd(entry);
    box.current?.focus();
  };
  // Enter adds the entry; it does not send the form around the field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div className={styles.tags}>
      <div className={styles.line}>
        <TextField
          {...field}
          ref={box}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="default" aria-label={`${words.add}: ${field.label}`} onClick={() => add(typed)}>
          {words.add}
        </Button>
      </div>
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label={words.entries}>
          {entries.map((entry) => (
            <li key={entry}>
              <span>
                {entry}
                {noteOn?.(entry) && <small>{noteOn(entry)}</small>}
              </span>
              <button type="button" aria-label={words.remove(entry)} onClick={() => onRemove(entry)}>
                <IconX size={18} stroke={2.2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul className={styles.common} aria-label={words.suggestions}>
          {left.map((name) => (
            <li key={name}>
              <button type="button" aria-label={words.addOne(name)} onClick={() => add(name)}>
                <IconPlus size={16} stroke={2.2} aria-hidden />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
