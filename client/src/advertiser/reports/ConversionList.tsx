import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { ConversionList_ConversionFragment as Conversion } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { focusPage } from "../../lib/pageBelow";
import { formatDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import styles from "./Conversions.module.css";
import { TakeBackDialog } from "./TakeBackDialog";

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

export interface ConversionListProps {
  conversions: readonly Conversion[];
  onTakenBack: () => void;
}

/** What was reported, by campaign and day; each can be taken back. */
export function ConversionList({ conversions, onTakenBack }: ConversionListProps) {
  const { t } = useTranslation("advertiser");
  const [open, setOpen] = useState<Conversion | null>(null);
  const close = () => {
    setOpen(null);
    focusPage(() => document.getElementById(`take-back-${open?.id}`));
  };
  return (
    <>
      <DataTable
        className={styles.table}
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
                  <small className={styles.code}>
                    {t("conversions.byCode", { code: conversion.promoCode, order: conversion.orderId })}
                  </small>
                )}
                {conversion.allOrders !== null && (
                  <small className={styles.code}>
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
