import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useConnection } from "../../core/connection";
import { useAddress } from "../../core/useAddress";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { withNewer } from "../../lib/newer";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { useLater } from "../../lib/useLater";
import { useNow } from "../../lib/useNow";
import { useShortcuts } from "../../lib/useShortcuts";
import { Kbd } from "../../ui/Kbd";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import type { OtherAct } from "./ActForms";
import type { Act } from "./AnswerForm";
import { FeedbackSummary } from "./FeedbackSummary";
import { Misreadings } from "./Misreadings";
import styles from "./PharmacistQueuePage.module.css";
import { QuestionDetail } from "./QuestionDetail";
import { QueueFigures } from "./QueueFigures";
import { QueueList } from "./QueueList";
import { FILTERS, filterOf, filters, LEVELS, levelChoiceOf, orderQueue } from "./queue";
import { type SentAnswer, TakeBack } from "./TakeBack";
import { type Entry, QueueTools } from "./tools";
import { useFirstCase } from "./useFirstCase";

const PharmacistQueuePageDocument = graphql(`
  query PharmacistQueuePage($filter: QueueFilter!, $after: String, $levels: [CareLevel!], $words: String) {
    pharmacistQuestions(first: 20, filter: $filter, after: $after, levels: $levels, words: $words) {
      nodes {
        ...QueueEntry_question @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const FiguresDocument = graphql(`
  query PharmacistQueueFigures {
    pharmacistQueueFigures {
      open
      overdue
      reports
      answeredCount
      medianSeconds
      p90Seconds
      asOf
    }
    feedbackSummary {
      assistantVersion
      helpful
      notHelpful
      reported
    }
  }
`);

const ToolsDocument = graphql(`
  query PharmacistQueueTools {
    pharmacists {
      id
      name
    }
    answerTemplates {
      ...AnswerTemplate_template @unmask
    }
    publicConfiguration {
      translator {
        name
      }
    }
  }
`);

const PharmacistQueueChangedDocument = graphql(`
  subscription PharmacistQueueChanged {
    pharmacistQueueChanged {
      snapshot
      waitingCount
      questions {
        ...QueueEntry_question @unmask
      }
    }
  }
`);

/** Questions become overdue by themselves, so the figures are read again, in ms. */
const FIGURES_EVERY_MS = 60_000;
const SEARCH_AFTER_MS = 300;

/** The questions for a human: the most urgent first, one open beside the list, all of it by keyboard. */
export function PharmacistQueuePage() {
  const { t } = useTranslation("admin");
  const [search, put] = useAddress();
  const filter = filterOf(search.get("filter"));
  const level = filter === "OPEN" ? levelChoiceOf(search.get("level")) : null;
  const levels = level ? LEVELS[level] : undefined;
  // What is typed stands in no address: it may be what a patient wrote.
  const [typed, setTyped] = useState("");
  const words = useLater(typed.trim(), SEARCH_AFTER_MS);
  const openedId = search.get("question");
  const connection = useConnection();
  const now = useNow(30_000);
  const { data, loading, error, refetch, fetchMore } = useQuery(PharmacistQueuePageDocument, {
    variables: { filter, ...(levels && { levels: [...levels] }), ...(words && { words }) },
  });
  const figures = useQuery(FiguresDocument, { pollInterval: FIGURES_EVERY_MS });
  const { data: tools } = useQuery(ToolsDocument);
  const [arrived, setArrived] = useState<readonly Entry[]>([]);
  const [live, setLive] = useState<{ at: Date; waiting: number } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [done, setDone] = useState<Act | OtherAct | null>(null);
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const openedNow = useRef(openedId);
  useEffect(() => {
    openedNow.current = openedId;
  });

  useLiveSubscription(PharmacistQueueChangedDocument, {
    variables: {},
    onData: ({ pharmacistQueueChanged: { questions, snapshot, waitingCount } }) => {
      setArrived((before) => withNewer(questions, before));
      setLive({ at: new Date(), waiting: waitingCount });
      if (!snapshot) void figures.refetch().catch(() => undefined);
      // A question is announced with this status once: when it joins the queue.
      const isNew = !snapshot && questions.some(({ status }) => status === "SENT");
      if (isNew) setAnnouncement(t("queue.arrived", { count: waitingCount }));
    },
  });

  const pages = data?.pharmacistQuestions;
  const loaded = { nodes: pages?.nodes ?? [], hasNextPage: pages?.pageInfo.hasNextPage ?? false };
  // What arrives meanwhile was not looked through for the words.
  const joining = words ? arrived.filter(({ id }) => loaded.nodes.some((one) => one.id === id)) : arrived;
  const list = pages ? orderQueue(filter, loaded, joining, levels) : [];
  const opened = [...arrived, ...loaded.nodes].find(({ id }) => id === openedId);
  // The number in a tab is that of the whole list, however it is narrowed.
  const count =
    filter === "OPEN" ? (live?.waiting ?? (level || words ? undefined : pages?.totalCount)) : pages?.totalCount;

  const open = (id: string | null) => {
    put({ question: id });
    if (id) setDone(null);
  };
  useFirstCase({
    filter,
    list: pages && !loading ? list : undefined,
    openedId,
    onOpen: (id) => put({ question: id }, { replace: true }),
  });
  const close = () => {
    if (!openedId) return;
    setFocusOn(openedId);
    open(null);
  };
  const onChanged = (question: Entry) => setArrived((before) => withNewer([question], before));
  const onDone = (question: Entry, act: Act | OtherAct, text?: string) => {
    setSent(act === "answer" && text ? { id: question.id, text, sentAt: new Date() } : null);
    const at = list.findIndex(({ id }) => id === question.id);
    onChanged(question);
    // Whoever has gone on meanwhile stays there.
    if (openedNow.current !== question.id) return;
    setDone(act);
    setFocusOn((list[at + 1] ?? list[at - 1])?.id ?? null);
    open(null);
  };
  // The row exists again only when the list is drawn, on a phone in the place of the question.
  useEffect(() => {
    if (!focusOn || openedId) return;
    document.getElementById(`question-${focusOn}`)?.focus();
    setFocusOn(null);
  }, [focusOn, openedId]);

  const move = (step: 1 | -1) => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const focused = all.indexOf(document.activeElement as HTMLElement);
    const at = focused >= 0 ? focused : all.findIndex((row) => row.ariaCurrent === "true");
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1), Escape: close });

  return (
    <div className={styles.page} data-open={openedId ? true : undefined}>
      <div className={styles.head}>
        <PageTitle title={t("queue.title")} />
        <LivePill
          connection={connection}
          updated={live ? t("queue.asOf", { time: formatSeconds(live.at) }) : undefined}
        />
        <span className={styles.keys}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t("queue.move")} <Kbd>Enter</Kbd> {t("queue.openKey")} <Kbd>C</Kbd>{" "}
          {t("queue.claimKey")} <Kbd>Esc</Kbd> {t("queue.backKey")}
        </span>
      </div>
      <p role="status" className="hidden-text">
        {announcement}
      </p>
      <QueueFigures figures={figures.data?.pharmacistQueueFigures} hasFailed={figures.error !== undefined} />
      <nav className={styles.filter} aria-label={t("queue.filter")}>
        {filters.map((name) => (
          <Link
            key={name}
            to={name === "OPEN" ? "/admin/consultations" : `/admin/consultations?filter=${FILTERS[name]}`}
            aria-current={filter === name ? "page" : undefined}
          >
            {t(`queue.tabs.${name}`)} {filter === name && <span className="num">{count}</span>}
          </Link>
        ))}
      </nav>
      {filter === "FEEDBACK" && figures.data && <FeedbackSummary counts={figures.data.feedbackSummary} />}
      {filter === "FEEDBACK" && <Misreadings now={now} />}
      <div className={styles.panes}>
        <QueueList
          key={filter}
          rows={rows}
          questions={pages && list}
          filter={filter}
          level={level}
          onLevel={(next) => put({ level: next }, { replace: true })}
          typed={typed}
          onType={setTyped}
          openedId={openedId}
          now={now}
          onOpen={open}
          hasFailed={error !== undefined}
          onRetry={refetch}
          hasMore={loaded.hasNextPage}
          onMore={() => fetchMore({ variables: { after: pages?.pageInfo.endCursor } })}
        />
        {openedId ? (
          <QueueTools value={tools}>
            <QuestionDetail
              key={openedId}
              id={openedId}
              changedAt={opened?.updatedAt}
              now={now}
              onChanged={onChanged}
              onDone={onDone}
              onBack={close}
            />
          </QueueTools>
        ) : (
          <div className={styles.nothing}>
            <p role="status">{done && <b>{t(`queue.done.${done}`)}</b>}</p>
            {sent && (
              <TakeBack
                answer={sent}
                onTakenBack={(question) => {
                  setSent(null);
                  onChanged(question);
                  open(question.id);
                  // What was pressed is gone; where the case takes the place of the list it has the focus itself.
                  focusPage(() => document.getElementById(`question-${question.id}`));
                }}
              />
            )}
            {list.length > 0 && (
              <>
                <p>{t("queue.choose")}</p>
                {filter === "OPEN" && <p className="dim">{t("queue.chooseHint")}</p>}
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
