import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./PaperPane.module.css";
import type { Undo } from "./useUndo";

export interface UndoMarkProps {
  undo: Undo;
  isActing: boolean;
  /** Called with the document whose mark was taken back. */
  onUndone: (documentId: string) => void;
}

/** The last mark, and the button that takes it back, for as long as that is offered. */
export function UndoMark({ undo: { mark, hold, undo }, isActing, onUndone }: UndoMarkProps) {
  const { t } = useTranslation("review");
  const [problem, setProblem] = useState<string>();
  const takeBack = async () => {
    if (!mark) return;
    const outcome = await undo();
    if (!outcome) return;
    if ("problem" in outcome) setProblem(outcome.problem.message);
    else onUndone(mark.document.id);
  };
  useShortcuts(mark ? { u: () => void takeBack() } : {});
  if (!mark && !problem) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at it has the time that they need
    <div
      className={styles.undo}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {mark && (
        <>
          <span>{t(`mark.done.${mark.verdict}`, { document: mark.document.name })}</span>
          <SubmitButton
            type="button"
            variant="subtle"
            size="compact-sm"
            rightSection={<Kbd>U</Kbd>}
            pending={isActing}
            pendingLabel={t("mark.undoPending")}
            onClick={() => void takeBack()}
          >
            {t("mark.undo")}
          </SubmitButton>
        </>
      )}
      <FieldAlert message={problem} />
    </div>
  );
}
