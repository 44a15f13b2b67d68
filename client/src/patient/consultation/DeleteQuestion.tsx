import { IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../lib/pageBelow";
import type { DeleteDialogProps } from "./DeleteDialog";
import styles from "./DeleteQuestion.module.css";

/** Dialogs are a good part of the kit; whoever only reads does not wait for them. */
const DeleteDialog = lazy(() => import("./DeleteDialog").then((m) => ({ default: m.DeleteDialog })));

export type DeleteQuestionProps = Pick<DeleteDialogProps, "consultation" | "onDeleted">;

/** Deletes a question with all that belongs to it. Without an act the focus comes back. */
export function DeleteQuestion({ consultation, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation("conversation");
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" className={styles.open} onClick={() => setState("open")}>
        <IconTrash size={19} stroke={1.75} aria-hidden />
        {t("delete.open")}
        <span className="hidden-text">{t("delete.about", { question: consultation.question })}</span>
      </button>
      {state !== "untouched" && (
        <Suspense>
          <DeleteDialog
            isOpen={state === "open"}
            consultation={consultation}
            onDeleted={(id) => {
              setState("closed");
              onDeleted(id);
            }}
            onClose={() => {
              setState("closed");
              focusPage(() => opener.current);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
