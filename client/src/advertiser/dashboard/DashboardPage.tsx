import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../app/session";
import { PageTitle } from "../../ui/PageTitle";
import styles from "./DashboardPage.module.css";

/** The advertiser's start. There is nothing to buy yet, and the page says so instead of showing empty figures. */
export function DashboardPage() {
  const { t } = useTranslation("advertiser");
  const viewer = useViewer();
  return (
    <>
      <PageTitle title={t("dashboard.title")} />
      <p className={styles.greeting}>{t("dashboard.greeting", { name: viewer?.name || viewer?.email })}</p>
      <section className={styles.plan}>
        <IconInfoCircle size={28} stroke={1.75} aria-hidden />
        <div>
          <h2>{t("dashboard.noPlan")}</h2>
          <p>{t("dashboard.closed")}</p>
        </div>
      </section>
      <section className={styles.account}>
        <h2>{t("dashboard.account")}</h2>
        <dl>
          <dt>{t("dashboard.name")}</dt>
          <dd>{viewer?.name}</dd>
          <dt>{t("dashboard.email")}</dt>
          <dd>{viewer?.email}</dd>
        </dl>
      </section>
    </>
  );
}
