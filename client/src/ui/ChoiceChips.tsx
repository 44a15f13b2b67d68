import type { TablerIcon } from "@tabler/icons-react";
import { useId } from "react";
import styles from "./ChoiceChips.module.css";

export interface Chip<Choice> {
  choice: Choice;
  label: string;
  Icon?: TablerIcon;
  /** How many there are of it. Null keeps the room for a number that is not known yet. */
  count?: number | null;
}

export interface ChoiceChipsProps<Choice> {
  /** What is chosen, for screen readers; none within a group that says it. */
  legend?: string;
  chips: readonly Chip<Choice>[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** One of a few, all of them in sight. Undefined may stand for "all". */
export function ChoiceChips<Choice extends string | undefined>({
  legend,
  chips,
  chosen,
  onChoose,
}: ChoiceChipsProps<Choice>) {
  const name = useId();
  const Group = legend ? "fieldset" : "div";
  return (
    <Group className={styles.choices}>
      {legend && <legend className="hidden-text">{legend}</legend>}
      {chips.map(({ choice, label, Icon, count }) => (
        <label key={choice ?? ""} className={`${styles.choice} num`}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {Icon && <Icon size={20} stroke={1.75} aria-hidden />}
          {label}
          {count !== undefined && <span className={styles.count}>{count ?? " "}</span>}
        </label>
      ))}
    </Group>
  );
}
