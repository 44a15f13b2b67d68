import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { unlessGone } from "../../core/problems";
import { graphql } from "../../gql";
import type { ConversionList_ConversionFragment as Conversion } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { focusPage } from "../../lib/pageBelow";
import { formatDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { DoneBanner } from "../../ui/DoneBanner";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited, EmptyState } from "../../ui/States";
import { ConversionForm } from "./ConversionForm";
import listStyles from "./Conversions.module.css";
import styles from "./ReportPage.module.css";

const ConversionsPageDocument = graphql(`
  query ConversionsPage($after: String) {
    campaigns(first: 100) {
      nodes {
        id
        name
      }
    }
    conversions(first: 20, after: $after) {
      totalCount
      nodes {
        id
        ...ConversionList_conversion @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Where an advertiser says what came of the adverts, by form or by file, sees what was said, and takes it back. */
export function ConversionsPage() {
  const { t } = useTranslation("advertiser");
  const [said, setSaid] = useState("");
  const { data, error, refetch, fetchMore } = useQuery(ConversionsPageDocument, { fetchPolicy: "cache-and-network" });
  const conversions = data?.conversions;
  const takenBack = () => {
    setSaid(t("conversions.takeBack.done"));
    focusPage(() => document.getElementById("reported"));
    void refetch();
  };
  return (
    <>
      <PageTitle title={t("conversions.title")} />
      <p className={styles.about}>
        {t("conversions.about")} <Link to="/advertiser/reports">{t("report.back")}</Link>
      </p>
      <DoneBanner dismissLabel={t("conversions.takeBack.dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      {conversions && (
        <div className={styles.parts}>
          <ConversionForm campaigns={data.campaigns.nodes} onReported={() => void refetch()} />
          <section aria-labelledby="reported">
            <h2 id="reported" tabIndex={-1}>
              {t("conversions.reported", { count: conversions.totalCount })}
            </h2>
            {conversions.nodes.length === 0 ? (
              <EmptyState>{t("conversions.none")}</EmptyState>
            ) : (
              <ConversionList conversions={conversions.nodes} onTakenBack={takenBack} />
            )}
            {conversions.pageInfo.hasNextPage && (
              <LoadMore
                onMore={() => fetchMore({ variables: { after: conversions.pageInfo.endCursor } })}
                label={t("conversions.more")}
                pendingLabel={t("conversions.morePending")}
                failed={t("conversions.moreFailed")}
              />
            )}
          </section>
        </div>
      )}
      {!data && (
        <Awaited failed={error && t("conversions.failed")} onRetry={refetch} lines={["40%", "100%", "100%", "100%"]} />
      )}
    </>
  );
}

graphql(`
  fragment ConversionList_conversion on Conversion {
    id
    campaignName
    day
    count
    revenuePence
    promoCode
    orderId
    allOrders
  }
`);

interface ConversionListProps {
  conversions: readonly Conversion[];
  onTakenBack: () => void;
}

/** What was reported, by campaign and day; each can be taken back. */
function ConversionList({ conversions, onTakenBack }: ConversionListProps) {
  const { t } = useTranslation("advertiser");
  const [open, setOpen] = useState<Conversion | null>(null);
  const close = () => {
    setOpen(null);
    focusPage(() => document.getElementById(`take-back-${open?.id}`));
  };
  return (
    <>
      <DataTable
        className={listStyles.table}
        labelledBy="reported"
        columns={[
          t("conversions.campaign"),
          t("conversions.day"),
          { label: t("conversions.count"), isFigure: true },
          { label: t("conversions.revenue"), isFigure: true },
          { label: t("conversions.acts"), isHidden: true },
        ]}
      >
        <tbody>
          {conversions.map((conversion) => (
            <tr key={conversion.id}>
              <th scope="row">
                {conversion.campaignName}
                {conversion.promoCode && (
                  <small className={listStyles.code}>
                    {t("conversions.byCode", { code: conversion.promoCode, order: conversion.orderId })}
                  </small>
                )}
                {conversion.allOrders !== null && (
                  <small className={listStyles.code}>
                    {t("conversions.allOfDay", { all: formatCount(conversion.allOrders) })}
                  </small>
                )}
              </th>
              <td data-label={t("conversions.day")}>{formatDay(conversion.day)}</td>
              <td data-figure data-label={t("conversions.count")}>
                {formatCount(conversion.count)}
              </td>
              <td data-figure data-label={t("conversions.revenue")}>
                {formatPence(conversion.revenuePence)}
              </td>
              <td data-wide data-acts>
                <button id={`take-back-${conversion.id}`} type="button" onClick={() => setOpen(conversion)}>
                  {t("conversions.takeBack.label")}
                  <span className="hidden-text">{` ${conversion.campaignName}, ${formatDay(conversion.day)}`}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {open && (
        <TakeBackDialog
          conversion={open}
          onTakenBack={() => {
            setOpen(null);
            onTakenBack();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

const TakeBackDocument = graphql(`
  mutation TakeBackDialog_delete($id: ID!) {
    deleteConversion(id: $id)
  }
`);

interface TakeBackDialogProps {
  conversion: { id: string; campaignName: string; day: string };
  onTakenBack: () => void;
  onClose: () => void;
}

/** Asks once before what was reported of a campaign and a day counts no more. */
function TakeBackDialog({ conversion: { id, campaignName, day }, onTakenBack, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation("advertiser");
  const [takeBack] = useMutation(TakeBackDocument);
  const confirm = async () => {
    await takeBack({ variables: { id } }).catch(unlessGone);
    onTakenBack();
  };
  return (
    <ConfirmDialog
      title={t("conversions.takeBack.title")}
      meta={`${campaignName}, ${formatDay(day)}`}
      submit={t("conversions.takeBack.confirm")}
      pendingLabel={t("conversions.takeBack.pending")}
      failed={t("conversions.takeBack.failed")}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("conversions.takeBack.about")}</p>
    </ConfirmDialog>
  );
}
