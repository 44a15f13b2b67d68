import { IconCheck, IconChevronDown, IconLanguage } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/language";
import { LanguageList } from "./LanguageList";
import styles from "./LanguageMenu.module.css";
import { useDisclosurePanel } from "./useDisclosurePanel";

/** The languages behind one button of the header. It closes after a choice, with Escape, and when the focus or a press goes elsewhere. */
export function LanguageMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const listId = useId();
  const { open, toggle, close, button, box } = useDisclosurePanel();

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t("language.current", { name: t(`language.names.${language}`) })}
        onClick={toggle}
      >
        <IconLanguage size={22} stroke={1.75} aria-hidden />
        <span className={styles.code} aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </button>
      <div id={listId} className={styles.panel} hidden={!open}>
        <LanguageList
          className={styles.list}
          itemClassName={styles.item}
          mark={<IconCheck size={20} stroke={2} aria-hidden />}
          onChosen={() => {
            close();
            button.current?.focus();
          }}
        />
      </div>
    </div>
  );
}
