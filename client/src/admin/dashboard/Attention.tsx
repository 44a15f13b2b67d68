import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { AttentionKind } from "../../gql/graphql";
import { formatDay } from "../../lib/time";
import styles from "./Attention.module.css";

graphql(`
  fragment Attention_items on Attention {
    asOf
    items {
      kind
      count
      since
    }
  }
`);

const AttentionDocument = graphql(`
  query Attention {
    attention {
      ...Attention_items @unmask
    }
  }
`);

const AttentionChangedDocument = graphql(`
  subscription AttentionChanged {
    attentionChanged {
      ...Attention_items @unmask
    }
  }
`);

/** Where each kind of work waits. */
const PLACES: Record<AttentionKind, string> = {
  ANOMALIES: "/admin/system-health",
  API_KEYS: "/admin/security?part=keys",
  APPLICATIONS: "/admin/dashboard",
  JOBS: "/admin/system-health?part=jobs",
  MAILS: "/admin/mail",
  QUESTIONS: "/admin/consultations",
  REVIEWS: "/admin/compliance",
};

/** What waits for this person, each a link to where it can be done; live. */
export function Attention() {
  const { t } = useTranslation("review");
  const { data, error, client } = useQuery(AttentionDocument, { fetchPolicy: "cache-and-network" });
  useLiveSubscription(AttentionChangedDocument, {
    variables: {},
    onData: ({ attentionChanged }) =>
      client.writeQuery({ query: AttentionDocument, data: { attention: attentionChanged } }),
  });
  const attention = data?.attention;
  return (
    <section className={styles.attention} aria-labelledby="attention">
      <h2 id="attention">{t("attention.title")}</h2>
      {!attention && <p>{error ? t("attention.failed") : "…"}</p>}
      {attention?.items.length === 0 && <p>{t("attention.none")}</p>}
      {attention && attention.items.length > 0 && (
        <ul>
          {attention.items.map(({ kind, count, since }) => (
            <li key={kind}>
              <Link to={PLACES[kind]}>
                <b className="num">{count}</b> {t(`attention.${kind}`, { count })}
              </Link>{" "}
              <span className="num">
                {t(kind === "API_KEYS" ? "attention.ends" : "attention.since", {
                  day: formatDay(since, new Date(attention.asOf)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
