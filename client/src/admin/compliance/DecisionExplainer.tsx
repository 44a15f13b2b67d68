import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { AdPage, ExplainDecisionInput } from "../../gql/graphql";
import { formatSeconds } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { FilterChip } from "../FilterChip";
import styles from "./DecisionExplainer.module.css";

const ChoicesDocument = graphql(`
  query DecisionExplainer_choices {
    adDecisionChoices {
      cities {
        value
        label
      }
      languages {
        value
        label
      }
      topics {
        value
        label
      }
      signals {
        value
        label
      }
    }
  }
`);

const DecisionDocument = graphql(`
  query DecisionExplainer($input: ExplainDecisionInput!, $after: String) {
    explainDecision(input: $input, first: 25, after: $after) {
      at
      winnerId
      candidates {
        totalCount
        nodes {
          campaignId
          campaignName
          company
          reason
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

const PAGES: readonly AdPage[] = ["DASHBOARD", "HEALTH_CHECK"];

/** What advertising would choose at a place now, and why each other campaign loses. No person is asked about. */
export function DecisionExplainer() {
  const { t } = useTranslation("compliance");
  const [input, setInput] = useState<ExplainDecisionInput>({
    ...{ page: "DASHBOARD", city: null, language: "en", topic: null, labels: [] },
  });
  const choices = useQuery(ChoicesDocument).data?.adDecisionChoices;
  const { data, previousData, error, refetch, fetchMore } = useQuery(DecisionDocument, {
    variables: { input },
    // What was true a moment ago is no answer.
    fetchPolicy: "no-cache",
  });
  const decision = (data ?? previousData)?.explainDecision;
  const change = (part: Partial<ExplainDecisionInput>) => setInput((before) => ({ ...before, ...part }));
  const toggle = (label: string) =>
    change({
      labels: input.labels.includes(label) ? input.labels.filter((one) => one !== label) : [...input.labels, label],
    });
  const named = (name: string, list: readonly { value: string; label: string }[] = []) =>
    list.map(({ value, label }) => ({ value, label: `${name}: ${label}` }));
  const more = () =>
    fetchMore({
      variables: { after: decision?.candidates.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { explainDecision: next } }) => ({
        explainDecision: {
          ...before.explainDecision,
          candidates: {
            ...next.candidates,
            nodes: [...before.explainDecision.candidates.nodes, ...next.candidates.nodes],
          },
        },
      }),
    });

  return (
    <Panel
      id="decision"
      title={t("decision.title")}
      remarks={
        decision && (
          <>
            <span role="status">{t("decision.count", { count: decision.candidates.totalCount })}</span>
            <span>{t("decision.asOf", { time: formatSeconds(new Date(decision.at)) })}</span>
          </>
        )
      }
    >
      <p className={styles.lead}>{t("decision.lead")}</p>
      <fieldset className={styles.place}>
        <legend className="hidden-text">{t("decision.title")}</legend>
        <FilterChip
          id="decision-page"
          label={t("decision.page")}
          value={input.page}
          options={PAGES.map((value) => ({ value, label: `${t("decision.page")}: ${t(`decision.pages.${value}`)}` }))}
          onChange={(page) =>
            change({ page: page ?? "DASHBOARD", ...(page === "HEALTH_CHECK" ? {} : { topic: null }) })
          }
        />
        <FilterChip
          id="decision-city"
          label={t("decision.city")}
          value={input.city ?? null}
          any={`${t("decision.city")}: ${t("decision.cityNone")}`}
          options={named(t("decision.city"), choices?.cities)}
          onChange={(city) => change({ city })}
        />
        <FilterChip
          id="decision-language"
          label={t("decision.language")}
          value={input.language}
          options={named(t("decision.language"), choices?.languages)}
          onChange={(language) => change({ language: language ?? "en" })}
        />
        {input.page === "HEALTH_CHECK" && (
          <FilterChip
            id="decision-topic"
            label={t("decision.topic")}
            value={input.topic ?? null}
            any={`${t("decision.topic")}: ${t("decision.topicNone")}`}
            options={named(t("decision.topic"), choices?.topics)}
            onChange={(topic) => change({ topic })}
          />
        )}
      </fieldset>
      <fieldset className={styles.labels}>
        <legend>{t("decision.labels")}</legend>
        {[...(choices?.topics ?? []), ...(choices?.signals ?? [])].map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" checked={input.labels.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {!decision && !error && (
        <div className={styles.lead}>
          <Skeleton lines={["90%", "64%", "0", "96%", "58%"]} />
        </div>
      )}
      {error && <FailedState message={t("decision.failed")} onRetry={refetch} />}
      {decision?.candidates.nodes.length === 0 && <p className={styles.lead}>{t("decision.empty")}</p>}
      {decision && decision.candidates.nodes.length > 0 && (
        <DataTable
          labelledBy="decision"
          columns={[t("decision.campaign"), t("decision.company"), t("decision.outcome"), t("decision.reason")]}
        >
          <tbody>
            {decision.candidates.nodes.map(({ campaignId, campaignName, company, reason }) => (
              <tr key={campaignId}>
                <th scope="row">{campaignName}</th>
                <td data-label={t("decision.company")}>{company}</td>
                <td data-label={t("decision.outcome")}>
                  {campaignId === decision.winnerId ? (
                    <StatusChip level="normal">{t("decision.chosen")}</StatusChip>
                  ) : (
                    <StatusChip level="idle">{t("decision.lost")}</StatusChip>
                  )}
                </td>
                <td data-label={t("decision.reason")} data-wide>
                  {reason}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {decision?.candidates.pageInfo.hasNextPage && (
        <div className={styles.lead}>
          <LoadMore onMore={more} label={t("decision.more")} failed={t("decision.moreFailed")} />
        </div>
      )}
    </Panel>
  );
}
