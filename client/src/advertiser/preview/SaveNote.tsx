import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatHourMinute } from "../../lib/time";
import styles from "./Builder.module.css";
import type { Builder } from "./useBuilder";

/** Whether everything is saved. */
export function SaveNote({ builder }: { builder: Builder }) {
  const { t } = useTranslation("advertiser");
  const { state, savedAt, save, isDirty, isDraft, wrong, campaign } = builder;
  const isSaving = state === "saving";
  const words = () => {
    if (wrong.length > 0) return t("builder.notSavedWrong");
    if (isSaving || (isDraft && isDirty && state !== "failed")) return t("builder.saving");
    if (isDirty) return t("builder.unsavedShort");
    if (savedAt) return t("builder.savedAt", { time: formatHourMinute(savedAt) });
    return campaign ? t("builder.saved") : t("builder.savesItself");
  };
  const hasFailed = state === "failed" && isDirty;
  return (
    <p className={styles.saved} role="status">
      {hasFailed ? (
        <>
          <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
          {t("builder.notSaved")}{" "}
          <Button variant="subtle" size="compact-md" onClick={() => void save()}>
            {t("builder.retry")}
          </Button>
        </>
      ) : (
        <>
          {(savedAt || campaign) && !isDirty && <IconCheck size={17} stroke={1.9} aria-hidden />}
          {words()}
        </>
      )}
    </p>
  );
}
