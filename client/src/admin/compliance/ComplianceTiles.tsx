import { useFragment, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { FigureStrip } from "../FigureStrip";

const ComplianceTilesFragment = graphql(`
  fragment ComplianceTiles_tiles on ComplianceTiles {
    asOf
    averageReviewHours
    complianceRate
    reviewedCount
    reviewsRequired
    activeRules
    rules
  }
`);

const TilesDocument = graphql(`
  query ComplianceTiles {
    complianceTiles {
      ...ComplianceTiles_tiles
    }
  }
`);

/** The tiles change with each review and rule, and once a minute because waiting takes time; in ms. */
const EVERY_MS = 60_000;

/** How long reviews take, how many adverts are fit to be shown, what waits, and how many rules count. */
export function ComplianceTiles() {
  const { t } = useTranslation("compliance");
  const { data, error } = useQuery(TilesDocument, { pollInterval: EVERY_MS });
  const { data: tiles, complete } = useFragment({
    fragment: ComplianceTilesFragment,
    from: data?.complianceTiles ?? null,
  });
  const known = complete ? tiles : undefined;
  const or = (figure: string | null | undefined) => figure ?? t("tiles.none");
  return (
    <FigureStrip
      label={t("tiles.label")}
      failed={!known && error ? t("tiles.failed") : undefined}
      figures={[
        {
          name: t("tiles.average"),
          value:
            known &&
            or(known.averageReviewHours === null ? null : t("tiles.hours", { hours: round(known.averageReviewHours) })),
          note: t("tiles.days7"),
        },
        {
          name: t("tiles.rate"),
          value:
            known &&
            or(known.complianceRate === null ? null : t("tiles.percent", { value: round(known.complianceRate) })),
          note: t("tiles.reviewed", { reviewed: known?.reviewedCount }),
        },
        { name: t("tiles.required"), value: known?.reviewsRequired, note: t("tiles.now") },
        { name: t("tiles.active"), value: known?.activeRules, note: t("tiles.of", { rules: known?.rules }) },
      ]}
    />
  );
}

/** One decimal, and none where it is a nought: "4.2", "95". */
const round = (figure: number): string => String(Math.round(figure * 10) / 10);
