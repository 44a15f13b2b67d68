import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PageTitle } from "../../ui/PageTitle";
import pages from "../pages.module.css";

/** For an address without a creative, and for one of somebody else's: the two look the same. */
export function MissingCreative() {
  const { t } = useTranslation("creatives");
  return (
    <>
      <PageTitle title={t("one.missing")} />
      <p className={pages.missing}>{t("one.missingText")}</p>
      <Button component={Link} to="/advertiser/creatives" variant="default">
        {t("one.back")}
      </Button>
    </>
  );
}
