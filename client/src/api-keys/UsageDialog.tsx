import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../gql";
import { formatFullDay } from "../lib/time";
import { useDownload } from "../lib/useDownload";
import { DataTable } from "../ui/DataTable";
import { Dialog } from "../ui/Dialog";
import formStyles from "../ui/DialogForm.module.css";
import { Awaited } from "../ui/States";
import styles from "./ApiKeys.module.css";
import type { ApiKey } from "./apiKeys";

const ApiKeyUsageDocument = graphql(`
  query ApiKeyUsage($id: ID!) {
    apiKeyUsage(id: $id, days: 30) {
      day
      calls
      refused
      points
    }
  }
`);

/** Calls of a key by day: as bars, and the same in numbers. */
export function UsageDialog({ apiKey: { id, service }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation("apiKeys");
  const { data, error, refetch } = useQuery(ApiKeyUsageDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const { part, load } = useDownload(() => import("./UsageBars"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; without the bars the table says it all
  useEffect(load, []);
  const days = data?.apiKeyUsage;
  const calls = days?.reduce((sum, day) => sum + day.calls, 0) ?? 0;
  const used = days?.filter((day) => day.calls > 0).reverse() ?? [];
  return (
    <Dialog isOpen isWide onClose={onClose} title={t("usage.title", { service })}>
      <div className={formStyles.form}>
        {!days && <Awaited failed={error && t("usage.failed")} onRetry={refetch} block={260} />}
        {days && (
          <p>{t(calls === 0 ? "usage.none" : "usage.total", { count: calls, calls: calls.toLocaleString("en-GB") })}</p>
        )}
        {days && calls > 0 && (
          <>
            <div className={styles.bars}>{part && <part.UsageBars days={days} />}</div>
            <DataTable
              isSmall
              columns={[
                t("usage.day"),
                ...(["calls", "refused", "points"] as const).map((name) => ({
                  label: t(`usage.${name}`),
                  isFigure: true,
                })),
              ]}
            >
              <tbody>
                {used.map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{formatFullDay(day.day)}</th>
                    {(["calls", "refused", "points"] as const).map((name) => (
                      <td key={name} data-figure>
                        {day[name].toLocaleString("en-GB")}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </DataTable>
          </>
        )}
      </div>
    </Dialog>
  );
}
