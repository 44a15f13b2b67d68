import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LaterDialog } from "../../ui/LaterDialog";
import styles from "./QuestionDetail.module.css";

export interface ShortAnswerDialogProps {
  isOpen: boolean;
  /** What was typed. */
  text: string;
  lang: string;
  /** Back to the box, with what was typed. */
  onGoOn: () => void;
  onSend: () => void;
}

/** Asks once more before an answer of a word or two is sent: it was perhaps sent too soon, and it cannot be taken back. */
export function ShortAnswerDialog({ isOpen, text, lang, onGoOn, onSend }: ShortAnswerDialogProps) {
  const { t } = useTranslation(["admin", "common"]);
  return (
    <LaterDialog isOpen={isOpen} onClose={onGoOn} title={t("queue.short.title")} closeLabel={t("common:action.close")}>
      <div className={styles.short}>
        <p lang={lang} className={styles.text}>
          {text}
        </p>
        <div className={styles.bar}>
          <Button onClick={onGoOn}>{t("queue.short.goOn")}</Button>
          <Button variant="default" onClick={onSend}>
            {t("queue.short.send")}
          </Button>
        </div>
      </div>
    </LaterDialog>
  );
}
