import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useConnection } from "../../core/connection";
import { useAddress } from "../../core/useAddress";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { AttentionKind } from "../../gql/graphql";
import { formatDay, formatSeconds, isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { useShortcuts } from "../../lib/useShortcuts";
import { DoneBanner } from "../../ui/DoneBanner";
import { Kbd } from "../../ui/Kbd";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import type { Act } from "./ActForms";
import { AdministrationTiles } from "./AdministrationTiles";
import { ApplicationList } from "./ApplicationList";
import attentionStyles from "./Attention.module.css";
import styles from "./DashboardPage.module.css";
import { ReviewPane } from "./ReviewPane";
import { LIST_WORDS, type ListName, listOf } from "./review";
import { useApplications } from "./useApplications";

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;

interface Done {
  act: Act;
  company: string;
}

/** System Administration: applications of advertisers, the longest waiting first, one open beside the list, all of it by keyboard. */
export function DashboardPage() {
  const { t } = useTranslation("review");
  const [params, put] = useAddress();
  const list = listOf(params.get("status"));
  const openedId = params.get("application");
  const connection = useConnection();
  const now = useNow(30_000);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const found = useApplications(list, search, isoDay(now));
  const [done, setDone] = useState<Done | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);

  const open = (id: string) => {
    setDone(null);
    put({ application: id });
  };
  const close = () => {
    if (!openedId) return;
    setFocusOn(openedId);
    put({ application: null });
  };
  const onDone = (id: string, act: Act, company: string) => {
    const all = found.applications ?? [];
    const at = all.findIndex((application) => application.id === id);
    setDone({ act, company });
    setFocusOn((all[at + 1] ?? all[at - 1])?.id ?? null);
    put({ application: null });
  };
  // The row exists again only when the list is drawn, on a phone in the place of the application.
  useEffect(() => {
    if (!focusOn || openedId) return;
    document.getElementById(`application-${focusOn}`)?.focus();
    setFocusOn(null);
  }, [focusOn, openedId]);
  useShortcuts({ Escape: close });

  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <LivePill
          connection={connection}
          updated={found.live ? t("asOf", { time: formatSeconds(found.live.at) }) : undefined}
        />
        <span className={styles.keys}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t("list.move")} <Kbd>Enter</Kbd> {t("list.open")} <Kbd>/</Kbd> {t("list.find")}{" "}
          <Kbd>Esc</Kbd> {t("list.back_key")}
        </span>
      </div>
      <p role="status" className="hidden-text">
        {found.announcement}
      </p>
      <Attention />
      <AdministrationTiles />
      <DoneBanner dismissLabel={t("decision.dismiss")} onDismiss={() => setDone(null)}>
        {done && (
          <>
            <b>{t(`done.${done.act}`)}</b> {done.company}
          </>
        )}
      </DoneBanner>
      <div className={styles.panes} data-open={openedId ? true : undefined}>
        <ApplicationList
          list={list}
          onList={(name: ListName) => put({ status: name === "PENDING" ? null : LIST_WORDS[name] })}
          typed={typed}
          onType={setTyped}
          found={found}
          openedId={openedId}
          onOpen={open}
          now={now}
        />
        {openedId ? (
          <ReviewPane key={openedId} id={openedId} now={now} onDone={onDone} onBack={close} />
        ) : (
          <div className={styles.nothing}>
            {(found.applications?.length ?? 0) > 0 && (
              <>
                <p>{t("list.choose")}</p>
                <p className="dim">{t("list.chooseHint")}</p>
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}

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
function Attention() {
  const { t } = useTranslation("review");
  const { data, error, client } = useQuery(AttentionDocument, { fetchPolicy: "cache-and-network" });
  useLiveSubscription(AttentionChangedDocument, {
    variables: {},
    onData: ({ attentionChanged }) =>
      client.writeQuery({ query: AttentionDocument, data: { attention: attentionChanged } }),
  });
  const attention = data?.attention;
  return (
    <section className={attentionStyles.attention} aria-labelledby="attention">
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
