import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Disclosures_ViewerFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { EmptyState } from "../../ui/States";
import { More, type MoreProps } from "../More";
import { Section } from "../Section";
import styles from "./disclosures.module.css";
import { disclosureWords } from "./words";

const DisclosuresFragment = graphql(`
  fragment Disclosures_viewer on Viewer {
    id
    disclosures(first: 20) {
      totalCount
      nodes {
        id
        occurredAt
        viewerRole
        viewerName
        what
        reason
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export interface DisclosuresProps {
  viewer: FragmentType<Disclosures_ViewerFragment> & { id: string };
  onMore: MoreProps["onMore"];
}

/** Each time that somebody of the staff opened this person's health data, the newest first. */
export function Disclosures({ viewer, onMore }: DisclosuresProps) {
  const { t } = useTranslation("account");
  const { whole } = useMoments();
  const { data, complete } = useFragment({ fragment: DisclosuresFragment, from: viewer });
  if (!complete) return null;
  const { nodes, pageInfo } = data.disclosures;
  return (
    <Section id="who-looked" title={t("disclosures.title")} lead={t("disclosures.lead")}>
      {nodes.length === 0 ? (
        <EmptyState>{t("disclosures.empty")}</EmptyState>
      ) : (
        <ol className={styles.list}>
          {nodes.map(({ id, occurredAt, viewerRole, viewerName, what, reason }) => (
            <li key={id}>
              <time dateTime={occurredAt} className={styles.when}>
                {whole(occurredAt)}
              </time>
              <div>
                <b>{disclosureWords(t, what)}</b>
                <p>{t("disclosures.who", { name: viewerName, role: disclosureWords(t, viewerRole) })}</p>
                <p className="dim">{t("disclosures.reason", { reason: disclosureWords(t, reason) })}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <More pageInfo={pageInfo} onMore={onMore} />
    </Section>
  );
}
