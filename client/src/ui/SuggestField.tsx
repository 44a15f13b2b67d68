import { type KeyboardEvent, useId, useState } from "react";
import styles from "./SuggestField.module.css";
import { TextField, type TextFieldProps } from "./TextField";

export interface Suggestion {
  name: string;
  /** A second line that helps to choose. */
  detail?: string;
}

export interface SuggestFieldProps
  extends Pick<TextFieldProps, "id" | "label" | "hint" | "error" | "maxLength" | "autoFocus"> {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  /** Names the list, and says how many there are. */
  listLabel: string;
  announce: (count: number) => string;
}

/**
 * A text with suggestions that help and bind nobody (WAI-ARIA combobox with a list): arrows choose, Enter takes, Escape
 * closes, and whatever else is typed stays as it is.
 */
export function SuggestField({ value, onChange, suggestions, listLabel, announce, ...field }: SuggestFieldProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isAsked, setAsked] = useState(false);
  // A name that is typed in full needs no list over what stands below, unless it is asked for with the arrows.
  const isWhole = suggestions.some(({ name }) => name.toLowerCase() === value.trim().toLowerCase());
  const shown = isOpen && (isAsked || !isWhole) ? suggestions : [];
  const chosen = Math.min(active, shown.length - 1);
  const optionId = (at: number) => `${listId}-${at}`;

  const take = (name: string) => {
    onChange(name);
    setOpen(false);
    setAsked(false);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    setAsked(true);
    const count = suggestions.length + 1; // the place above the first one is the box itself
    if (suggestions.length > 0) setActive(((chosen + 1 + step + count) % count) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = shown[chosen];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && option && !event.nativeEvent.isComposing) {
      event.preventDefault();
      take(option.name);
    } else if (event.key === "Escape" && shown.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className={styles.suggest}>
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setOpen(true);
          setAsked(false);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div id={listId} role="listbox" aria-label={listLabel} className={styles.list} hidden={shown.length === 0}>
        {Array.from(shown.entries(), ([at, { name, detail }]) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
          <div
            key={name}
            id={optionId(at)}
            role="option"
            aria-selected={at === chosen}
            // The press must not take the focus out of the box, which would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
          >
            {name}
            {detail && <small>{detail}</small>}
          </div>
        ))}
      </div>
      <p role="status" className="hidden-text">
        {shown.length > 0 && announce(shown.length)}
      </p>
    </div>
  );
}
