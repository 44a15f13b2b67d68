import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/PageTitle";

export function SystemHealthPage() {
  const { t } = useTranslation("admin");
  return <PageTitle title={t("nav.systemHealth")} />;
}
