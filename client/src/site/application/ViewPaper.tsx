import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../lib/pageBelow";
import type { ApplicantDocument } from "./application";
import styles from "./DocumentRow.module.css";

/** Dialogs and what draws papers are downloaded by those who look at one. */
const PaperDialog = lazy(() => import("./PaperDialog").then((module) => ({ default: module.PaperDialog })));

/** Opens what was uploaded over the page, and takes the focus back from it. */
export function ViewPaper({ token, document }: { token: string; document: ApplicantDocument }) {
  const { t } = useTranslation("application");
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" className={styles.link} onClick={() => setState("open")}>
        {t("document.view")}
        <span className="hidden-text"> {document.name}</span>
      </button>
      {state !== "untouched" && (
        <Suspense>
          <PaperDialog
            token={token}
            document={document}
            isOpen={state === "open"}
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
