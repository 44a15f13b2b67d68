import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useDisclosurePanel } from "../../core/frame/useDisclosurePanel";
import styles from "./Understood.module.css";

export interface ChipChoice {
  label: string;
  /** Whether it is what holds now; undefined for what leads to a question. */
  isSo?: boolean;
  onChoose: () => void;
}

/** A label that opens what else could be so. Where there is nothing to choose from, the words stand alone. */
export function Chip({ words, choices }: { words: ReactNode; choices: readonly ChipChoice[] }) {
  const { t } = useTranslation("questions");
  const id = useId();
  const { open, toggle, close, button, box } = useDisclosurePanel();
  if (choices.length === 0) return words;
  const choose = ({ isSo, onChoose }: ChipChoice) => {
    close();
    if (isSo !== undefined) button.current?.focus();
    if (!isSo) onChoose();
  };
  return (
    <div ref={box} className={styles.chip}>
      <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span id={`${id}-words`}>{words}</span>
        <span className="hidden-text">, {t("change")}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div id={id} role="group" aria-labelledby={`${id}-words`} hidden={!open}>
        {choices.map((choice) => (
          <button key={choice.label} type="button" aria-pressed={choice.isSo} onClick={() => choose(choice)}>
            {choice.isSo && <IconCheck size={16} aria-hidden />}
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
