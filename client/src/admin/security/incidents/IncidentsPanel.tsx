import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../../core/connection";
import { useViewer } from "../../../core/session";
import { useAddress } from "../../../core/useAddress";
import { focusPage } from "../../../lib/pageBelow";
import { formatSeconds } from "../../../lib/time";
import { useNow } from "../../../lib/useNow";
import { DoneBanner } from "../../../ui/DoneBanner";
import { FactList } from "../../../ui/FactList";
import { LivePill } from "../../../ui/LivePill";
import { PagedTable } from "../../../ui/PagedTable";
import { Panel } from "../../../ui/Panel";
import { StatusChip } from "../../../ui/StatusChip";
import { FilterChip } from "../../FilterChip";
import { FirewallDialog } from "../FirewallDialog";
import { formatMoment } from "../firewall";
import styles from "./Incidents.module.css";
import { INCIDENT_KINDS, useIncidents } from "./useIncidents";

/** What was tried against the product: how often by kind, live, and from where; an address can be denied from here. */
export function IncidentsPanel() {
  const { t } = useTranslation("security");
  const mayDeny = useViewer()?.permissions.includes("security.manage") ?? false;
  const connection = useConnection();
  const now = useNow(10_000);
  const [params, put] = useAddress();
  const [denying, setDenying] = useState<{ id: string; address: string } | null>(null);
  const [said, setSaid] = useState("");
  const chosen = params.get("kind")?.toUpperCase().replaceAll("-", "_");
  const kind = INCIDENT_KINDS.find((one) => one === chosen) ?? null;
  const { list, figures } = useIncidents(kind);
  const close = (sentence?: string) => {
    const id = denying?.id;
    setDenying(null);
    if (sentence) {
      setSaid(sentence);
      void list.read();
    }
    focusPage(() => document.getElementById(`deny-${id}`) ?? document.getElementById("incidents"));
  };
  return (
    <>
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <Panel
        id="incidents"
        title={t("incidents.title")}
        remarks={
          <>
            <LivePill
              connection={connection}
              updated={figures ? t("asOf", { time: formatSeconds(figures.at) }) : undefined}
            />
            {figures && <span>{t("incidents.count", { count: figures.total })}</span>}
          </>
        }
      >
        {figures && (
          <FactList
            className={`${styles.figures} num`}
            facts={figures.kinds.map(({ text, count }) => [text, count.toLocaleString("en-GB")])}
          />
        )}
        <div className={styles.filter}>
          <FilterChip
            id="incident-kind"
            label={t("incidents.kind")}
            value={kind}
            any={t("incidents.anyKind")}
            options={(figures?.kinds ?? []).map(({ kind: value, text }) => ({ value, label: text }))}
            onChange={(value) => put({ kind: value?.toLowerCase().replaceAll("_", "-") ?? null })}
          />
        </div>
        <PagedTable
          list={list}
          className={styles.table}
          labelledBy="incidents"
          columns={[
            t("incidents.column.what"),
            t("incidents.column.address"),
            { label: t("incidents.column.times"), isFigure: true },
            t("incidents.column.last"),
            mayDeny && { label: t("column.acts"), isHidden: true },
          ]}
          row={({ id, text, address, count, lastAt, isDenied }) => (
            <tr key={id}>
              <th scope="row">{text}</th>
              <td data-label={t("incidents.column.address")}>
                {address ?? t("incidents.manyAddresses")}{" "}
                {isDenied && <StatusChip level="idle">{t("incidents.denied")}</StatusChip>}
              </td>
              <td data-label={t("incidents.column.times")} data-figure>
                {count.toLocaleString("en-GB")}
              </td>
              <td data-label={t("incidents.column.last")}>{formatMoment(lastAt, now)}</td>
              {mayDeny && (
                <td data-wide className={styles.acts}>
                  {address && !isDenied && (
                    <Button id={`deny-${id}`} size="xs" variant="default" onClick={() => setDenying({ id, address })}>
                      {t("incidents.deny")}
                      <span className="hidden-text"> {address}</span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          )}
          empty={t(kind ? "incidents.emptyFiltered" : "incidents.empty")}
          words={{ failed: t("incidents.failed"), more: t("incidents.more"), moreFailed: t("incidents.moreFailed") }}
          about={t("incidents.about")}
        />
      </Panel>
      {denying && <FirewallDialog rule={null} start={{ ipRange: denying.address }} onClose={close} />}
    </>
  );
}
