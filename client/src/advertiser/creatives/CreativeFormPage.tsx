import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited } from "../../ui/States";
import pages from "../pages.module.css";
import { BackLink } from "./BackLink";
import { CreativeForm } from "./CreativeForm";
import styles from "./CreativePage.module.css";
import { MissingCreative } from "./MissingCreative";

const RulesDocument = graphql(`
  query CreativeFormPage {
    creativeRules {
      maxBytes
      titleMax
      descriptionMax
      altMax
      disclaimerMax
    }
  }
`);

const EditedDocument = graphql(`
  query CreativeFormPage_edited($id: ID!) {
    creative(id: $id) {
      ...CreativePage_creative @unmask
    }
  }
`);

/** Upload Creative: a new one, the draft of one, or a new version of one. */
export function CreativeFormPage() {
  const { t } = useTranslation("creatives");
  const { id } = useParams();
  const rules = useQuery(RulesDocument, { fetchPolicy: "cache-and-network" });
  const { data, error, refetch } = useQuery(EditedDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "cache-and-network",
  });
  if (!data && problemCode(error) === "NOT_FOUND") return <MissingCreative />;
  const creative = data?.creative ?? null;
  const newest = creative?.newest;
  if (id === undefined) {
    return (
      <>
        <BackLink />
        <PageTitle title={t("form.newTitle")} className={pages.title} />
        <CreativeForm key="new" creative={null} limits={rules.data?.creativeRules} />
      </>
    );
  }
  if (!creative || !newest) {
    return (
      <>
        <BackLink />
        <PageTitle title={t("form.editTitle")} />
        <div className={pages.waiting}>
          <Awaited failed={error && t("one.failed")} onRetry={refetch} block={420} />
        </div>
      </>
    );
  }
  const isDraft = newest.status === "DRAFT";
  return (
    <>
      <BackLink />
      <PageTitle title={t(isDraft ? "form.editTitle" : "form.versionTitle")} className={pages.title} />
      {newest.status === "PENDING" ? (
        <>
          <p className={pages.missing}>{t("form.pending", { number: newest.number })}</p>
          <Button component={Link} to={`/advertiser/creatives/${id}`} variant="default">
            {t("form.toCreative")}
          </Button>
        </>
      ) : (
        <>
          {!isDraft && (
            <p className={styles.standing}>
              {t("form.versionLead", { number: newest.number + 1, from: newest.number })}
            </p>
          )}
          <CreativeForm key={newest.id} creative={creative} limits={rules.data?.creativeRules} />
        </>
      )}
    </>
  );
}
