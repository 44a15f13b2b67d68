import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LaterDialog } from "../../ui/LaterDialog";
import styles from "./QuestionDetail.module.css";

export interface SendAnywayDialogProps {
  isOpen: boolean;
  title: string;
  /** What speaks against sending it. */
  children: ReactNode;
  /** Back to the box, with what was typed. */
  onGoOn: () => void;
  onSend: () => void;
}

/** Asks once more before something is sent that was perhaps not meant so. */
export function SendAnywayDialog({ isOpen, title, children, onGoOn, onSend }: SendAnywayDialogProps) {
  const { t } = useTranslation(["admin", "common"]);
  return (
    <LaterDialog isOpen={isOpen} onClose={onGoOn} title={title}>
      <div className={styles.short}>
        {children}
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
