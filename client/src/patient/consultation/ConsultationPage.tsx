import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/PageTitle";

export function ConsultationPage() {
  const { t } = useTranslation("patient");
  return <PageTitle title={t("nav.consultation")} />;
}
