import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/PageTitle";

export function PharmacistQueuePage() {
  const { t } = useTranslation("admin");
  return <PageTitle title={t("nav.consultations")} />;
}
