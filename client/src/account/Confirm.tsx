import { Button } from "@mantine/core";
import { useState } from "react";
import type { Act } from "../core/useAct";
import { LaterDialog } from "../ui/LaterDialog";
import { SubmitButton } from "../ui/SubmitButton";
import styles from "./Confirm.module.css";
import { Said } from "./Said";

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
  const [wasAsked, setWasAsked] = useState(isOpen);
  if (isOpen && !wasAsked) setWasAsked(true);
  // Nobody downloads the dialog who asks for nothing.
  if (!wasAsked) return null;
  return (
    <LaterDialog isOpen={isOpen} onClose={onClose} title={title}>
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
    </LaterDialog>
  );
}
