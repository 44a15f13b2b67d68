import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import pages from "../pages.module.css";

/** The way back to the list. */
export function BackLink() {
  const { t } = useTranslation("creatives");
  return (
    <p className={pages.back}>
      <Link to="/advertiser/creatives">
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t("one.back")}
      </Link>
    </p>
  );
}
