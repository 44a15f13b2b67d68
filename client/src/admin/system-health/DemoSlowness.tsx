import "@mantine/core/styles/Switch.layer.css";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FieldAlert } from "../../ui/FieldError";
import styles from "./DemoSlowness.module.css";
import type { useDemoSlowness } from "./useDemoSlowness";

/** The switch of demonstration mode, with what it does to everybody. */
export function DemoSlowness({ slowness }: { slowness: ReturnType<typeof useDemoSlowness> }) {
  const { t } = useTranslation("admin");
  const { isOn, isPending, hasFailed, set } = slowness;
  if (isOn === undefined) return null;
  return (
    <section className={styles.panel} aria-labelledby="demonstration" data-on={isOn || undefined}>
      <h2 id="demonstration">{t("systemHealth.demo.title")}</h2>
      <Switch
        classNames={{
          track: styles.track,
          thumb: styles.thumb,
          body: styles.body,
          label: styles.label,
          description: styles.hint,
        }}
        label={t("systemHealth.demo.label")}
        aria-label={t("systemHealth.demo.label")}
        description={t("systemHealth.demo.hint")}
        checked={isOn}
        aria-busy={isPending}
        onChange={(event) => {
          if (!isPending) set(event.currentTarget.checked);
        }}
      />
      {hasFailed && <FieldAlert message={t("systemHealth.demo.failed")} />}
    </section>
  );
}
