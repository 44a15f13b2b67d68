import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog";
import { SubmitButton } from "../ui/SubmitButton";
import styles from "./Confirm.module.css";
import { Said } from "./Said";
import type { Act } from "./useAct";

export interface ConfirmProps {
  isOpen: boolean;
  title: string;
  /** What it will mean. */
  text: string;
  act: Act;
  /** The button that does it, named by what it does. */
  confirm: string;
  pendingLabel: string;
  /** The button that leaves everything as it is. */
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once, with the consequence. What goes wrong is said in the dialog, which stays open. */
export function Confirm({ isOpen, title, text, act, confirm, pendingLabel, keep, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation("account");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t("action.close")}>
      <p>{text}</p>
      <Said act={act} />
      <div className={styles.foot}>
        <SubmitButton type="button" pending={act.pending} pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirm}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}
