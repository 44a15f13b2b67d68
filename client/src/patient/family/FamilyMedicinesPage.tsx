import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { LeaveGuard } from "../profile/LeaveGuard";
import { Medicines } from "../profile/medicines/Medicines";
import styles from "./Family.module.css";

const FamilyMedicinesPageDocument = graphql(`
  query FamilyMedicinesPage($id: ID!, $afterCurrent: String, $afterStopped: String) {
    familyMembers(first: 20) {
      nodes {
        id
        name
      }
    }
    current: medications(filter: CURRENT, first: 50, after: $afterCurrent, forWhom: $id) {
      ...Medicines_list @unmask
    }
    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped, forWhom: $id) {
      ...Medicines_list @unmask
    }
  }
`);

/** The medicines of somebody whom the patient looks after, with the same cards and checks as the patient's own. */
export function FamilyMedicinesPage() {
  const { t } = useTranslation("family");
  const { id = "" } = useParams();
  const { data, error, refetch, fetchMore } = useQuery(FamilyMedicinesPageDocument, {
    variables: { id },
  });
  const whom = data?.familyMembers.nodes.find((one) => one.id === id);
  const code = problemCode(error);
  const isMissing = code === "NOT_FOUND";
  const isHidden = code === "CONFLICT";
  const back = <Link to="/family">{t("medicines.back")}</Link>;
  return (
    <div className={styles.page}>
      <header>
        <p>{back}</p>
        <PageTitle title={whom ? t("medicines.title", { name: whom.name }) : t("medicines.untitled")} />
      </header>
      {isMissing && <EmptyState action={back}>{t("medicines.notFound")}</EmptyState>}
      {isHidden && <p>{t("hidden")}</p>}
      {error && !isMissing && !isHidden && <FailedState message={t("medicines.failed")} onRetry={refetch} />}
      {!data && !error && <Skeleton block={180} />}
      {data && whom && (
        <Medicines
          current={data.current}
          stopped={data.stopped}
          forWhom={whom}
          onChanged={() => refetch()}
          onMore={(variables) => fetchMore({ variables })}
        />
      )}
      <LeaveGuard />
    </div>
  );
}
