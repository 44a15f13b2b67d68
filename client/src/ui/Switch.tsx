import styles from "./Switch.module.css";

export interface SwitchProps {
  id: string;
  isOn: boolean;
  /** What it switches, for those who do not see it in its row. */
  label: string;
  /** What it says of its state, for those who see. */
  state: string;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** A switch in a row of a list, with its state in words. */
export function Switch({ id, isOn, label, state, isDisabled, onToggle }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-label={label}
        onChange={onToggle}
      />
      <span aria-hidden="true">{state}</span>
    </label>
  );
}
