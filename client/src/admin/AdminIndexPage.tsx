import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { homeOf } from "../core/homes";
import { useViewer } from "../core/session";
import { PageTitle } from "../ui/PageTitle";
import { EmptyState } from "../ui/States";

/** Leads to the first room that the person may enter. A role without any room is told so. */
export function AdminIndexPage() {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const home = viewer ? homeOf(viewer) : "/admin";
  if (home !== "/admin") return <Navigate to={home} replace />;
  return (
    <>
      <PageTitle title={t("index.title")} />
      <EmptyState>{t("index.empty")}</EmptyState>
    </>
  );
}
