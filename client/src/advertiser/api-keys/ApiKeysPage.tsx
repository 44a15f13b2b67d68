import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ApiKeysPanel } from "../../api-keys/ApiKeysPanel";
import { useApiKeySetup } from "../../api-keys/useApiKeys";
import { PageTitle } from "../../ui/PageTitle";
import pageStyles from "../pages.module.css";
import styles from "./ApiKeysPage.module.css";

/** The advertiser's own keys; which plan has them is said where there are none. */
export function ApiKeysPage() {
  const { t } = useTranslation("apiKeys");
  const { setup } = useApiKeySetup();
  return (
    <>
      <PageTitle title={t("page.title")} />
      <p className={pageStyles.lead}>{t("page.lead")}</p>
      <div className={styles.parts}>
        {setup?.standing && (
          <p>
            <b>{setup.standing}</b> <Link to="/advertiser/billing">{t("page.billing")}</Link>
          </p>
        )}
        <ApiKeysPanel owner="ADVERTISERS" mayManage />
      </div>
    </>
  );
}
