import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { HealthChecksQuery } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { Confirm } from "../Confirm";
import disclosures from "../disclosures/disclosures.module.css";
import { More } from "../More";
import { Said } from "../Said";
import { focusSection, Section } from "../Section";
import { useQuestion } from "../useQuestion";

const HealthChecksDocument = graphql(`
  query HealthChecks($after: String) {
    healthCheckResults(first: 10, after: $after) {
      totalCount
      nodes {
        id
        title
        headline
        advice
        sourceTitle
        sourceUrl
        takenAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const DeleteDocument = graphql(`
  mutation HealthChecks_delete($id: ID!) {
    deleteHealthCheckResult(id: $id)
  }
`);

type Result = HealthChecksQuery["healthCheckResults"]["nodes"][number];

/** What the person answered to Health Checks came to, the newest first, and the way to delete it. */
export function HealthChecks() {
  const { t } = useTranslation("account");
  const { whole } = useMoments();
  const { data, error, refetch, fetchMore } = useQuery(HealthChecksDocument, { fetchPolicy: "cache-and-network" });
  const [remove] = useMutation(DeleteDocument);
  const question = useQuestion<Result>();
  const act = useAct(t("action.failed"));
  const results = data?.healthCheckResults;
  const confirm = async () => {
    const { about } = question;
    if (!about) return;
    const went = await act.run(async () => {
      await remove({ variables: { id: about.id } }).catch((failure: unknown) => {
        if (problemCode(failure) !== "NOT_FOUND") throw failure; // deleted in another window is deleted
      });
      await refetch();
      return t("checks.deleted");
    });
    if (!went) return;
    question.close();
    focusSection("health-checks");
  };
  return (
    <Section id="health-checks" title={t("checks.title")} lead={t("checks.lead")}>
      {!question.isOpen && <Said act={act} />}
      {!results && !error && <Skeleton lines={["80%", "46%"]} />}
      {!results && error && <FailedState message={t("checks.failed")} onRetry={refetch} />}
      {results?.nodes.length === 0 && <EmptyState>{t("checks.empty")}</EmptyState>}
      {results && results.nodes.length > 0 && (
        <ol className={disclosures.list}>
          {results.nodes.map((result) => (
            <li key={result.id}>
              <time dateTime={result.takenAt} className={disclosures.when}>
                {whole(result.takenAt)}
              </time>
              <div>
                <b>{result.title}</b>
                <p>{result.headline}</p>
                <p>{result.advice.join(" ")}</p>
                <p className="dim">
                  <a href={result.sourceUrl} target="_blank" rel="noreferrer">
                    {t("checks.source", { title: result.sourceTitle })}
                    <span className="hidden-text"> {t("checks.newTab")}</span>
                  </a>
                </p>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => {
                    act.clear();
                    question.open(result);
                  }}
                >
                  {t("checks.delete")}
                  <span className="hidden-text"> {t("checks.deleteAbout", { title: result.title })}</span>
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {results && <More pageInfo={results.pageInfo} onMore={(after) => fetchMore({ variables: { after } })} />}
      <Confirm
        isOpen={question.isOpen}
        title={t("checks.deleteTitle")}
        text={t("checks.deleteText")}
        act={act}
        confirm={t("checks.delete")}
        pendingLabel={t("checks.deleting")}
        keep={t("checks.keep")}
        onConfirm={() => void confirm()}
        onClose={question.close}
      />
    </Section>
  );
}
