import { Button } from "@mantine/core";
import { Trans, useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useProductName } from "../lib/product";
import { Logo } from "../ui/Mark";
import { PageTitle } from "../ui/PageTitle";
import styles from "./errors.module.css";
import { homeOf } from "./homes";
import { useViewer } from "./session";
import { Voice } from "./Voice";

/** Any address that is no page of ours. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const viewer = useViewer();
  return (
    <div className={styles.page}>
      <PageTitle title={t("notFound.title")} />
      <p className={styles.lead}>{t("notFound.text")}</p>
      <div className={styles.actions}>
        <Button component={Link} to={viewer ? homeOf(viewer) : "/"}>
          {t("action.goHome")}
        </Button>
        <Button variant="default" onClick={() => navigate(-1)}>
          {t("action.goBack")}
        </Button>
      </div>
    </div>
  );
}

/** Stands in the place of a page whose permission was taken while it was open. */
export function NoLongerPage() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <div className={styles.page} role="status">
      <PageTitle title={t("noLonger.title")} />
      <p className={styles.lead}>{t("noLonger.text")}</p>
      <div className={styles.actions}>
        <Button component={Link} to={viewer ? homeOf(viewer) : "/"}>
          {t("action.goHome")}
        </Button>
      </div>
    </div>
  );
}

/** Whatever a page threw ends here. It needs nothing that could have broken: no session, no data, no layout. */
export function CrashedPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <Voice name="patient">
      <main className={styles.page}>
        <Logo name={product} className={styles.logo} />
        <PageTitle title={t("crashed.title")} />
        <p className={styles.lead}>{t("crashed.text")}</p>
        <p>
          <Trans
            i18nKey="crashed.emergency"
            values={{ number: "999" }}
            components={{ call: <a href="tel:999">999</a> }}
          />
        </p>
        <div className={styles.actions}>
          <Button onClick={() => window.location.reload()}>{t("action.reload")}</Button>
          <Button component="a" href="/" variant="default">
            {t("action.goHome")}
          </Button>
        </div>
      </main>
    </Voice>
  );
}
