import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { focusPage } from "../../lib/pageBelow";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Builder.module.css";
import type { Builder } from "./useBuilder";

/** At the lower edge while a launched campaign has changes, which wait for a press. */
export function SaveBar({ builder }: { builder: Builder }) {
  const { t } = useTranslation("advertiser");
  const { state, save, discard, isDirty, isDraft } = builder;
  const isSaving = state === "saving";
  if (isDraft || !(isDirty || isSaving)) return null;
  const backToTop = () => focusPage(() => document.getElementById("launch"), { preventScroll: true });
  return (
    <section className={styles.bar} aria-label={t("builder.unsavedShort")}>
      <p role="status">{t("builder.unsaved")}</p>
      <div className={styles.foot}>
        <Button
          variant="default"
          onClick={() => {
            discard();
            backToTop();
          }}
        >
          {t("builder.discard")}
        </Button>
        <SubmitButton
          type="button"
          pending={isSaving}
          pendingLabel={t("builder.saving")}
          onClick={() =>
            void save().then((saved) => {
              if (saved) backToTop();
            })
          }
        >
          {t("builder.saveChanges")}
        </SubmitButton>
      </div>
    </section>
  );
}
