import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconFileDownload, IconPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import { useViewer } from "../../core/session";
import { useAddress } from "../../core/useAddress";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { useShortcuts } from "../../lib/useShortcuts";
import { DoneBanner } from "../../ui/DoneBanner";
import { Kbd } from "../../ui/Kbd";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { Parts } from "../Parts";
import { BulkBar } from "./BulkBar";
import styles from "./CompliancePage.module.css";
import { ComplianceTiles } from "./ComplianceTiles";
import {
  type AdReview,
  CATEGORIES,
  choiceOf,
  type Decided,
  decisionSentence,
  type ReviewFilter,
  SEVERITIES,
  STATUSES,
  wordOf,
} from "./compliance";
import { DecisionExplainer } from "./DecisionExplainer";
import { ReportDialog } from "./ReportDialog";
import { ReviewPane } from "./ReviewPane";
import { ReviewQueue } from "./ReviewQueue";
import { RuleDialog } from "./RuleDialog";
import { RuleList } from "./RuleList";
import { useReviews } from "./useReviews";

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;

/** Compliance Management: the adverts that wait with the one that is open beside them, and the rules; all of it by keyboard. */
export function CompliancePage() {
  const { t } = useTranslation("compliance");
  const viewer = useViewer();
  const connection = useConnection();
  const now = useNow(30_000);
  const [params, put] = useAddress();
  const part = params.get("part");
  const isRules = part === "rules";
  const mayExplain = viewer?.permissions.includes("advertising.explain") ?? false;
  const isDecision = mayExplain && part === "decision";
  const isQueue = !isRules && !isDecision;
  const openedId = params.get("review");
  const filter: ReviewFilter = {
    status: choiceOf(STATUSES, params.get("status")) ?? "PENDING",
    severity: choiceOf(SEVERITIES, params.get("severity")) ?? null,
    category: choiceOf(CATEGORIES, params.get("category")) ?? null,
  };
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const found = useReviews(filter, search);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<{ status: Decided; title: string; by: string } | null>(null);
  const [lastDecision, setLastDecision] = useState<string | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState("");
  const mayRule = viewer?.permissions.includes("compliance.rules") ?? false;

  const { reviews } = found;
  const firstId = found.isCurrent ? reviews?.[0]?.id : undefined;
  const open = (id: string | null, isReplacing = false) => put({ review: id }, { replace: isReplacing });
  // The one that waits longest is open from the start; the list stays as it is beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time; what is open and what is first decide.
  useEffect(() => {
    if (isQueue && !openedId && firstId) open(firstId, true);
  }, [isQueue, openedId, firstId]);
  useEffect(() => {
    if (!focusOn) return;
    document.getElementById(`review-${focusOn}`)?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const changeFilter = (next: ReviewFilter) => {
    setSelected(new Set());
    put({
      review: null,
      status: next.status === "PENDING" ? null : wordOf(next.status),
      severity: next.severity && wordOf(next.severity),
      category: next.category && wordOf(next.category),
    });
  };
  const pick = (id: string) => {
    setDone(null);
    open(id);
    // Where the pane stands below the list, it comes into sight.
    requestAnimationFrame(() => {
      const pane = document.getElementById("review-pane");
      if (pane && pane.getBoundingClientRect().top > window.innerHeight) pane.scrollIntoView({ block: "start" });
    });
  };
  const select = (id: string) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const onDone = (review: AdReview, status: Decided) => {
    const all = reviews ?? [];
    const at = all.findIndex(({ id }) => id === review.id);
    const next = (all[at + 1] ?? all[at - 1])?.id ?? null;
    setDone({ status, title: review.advert.title, by: review.advertiser.name });
    const decision = { status, reviewer: viewer?.name ?? null, reviewedAt: new Date().toISOString() };
    setLastDecision(`${review.advert.title}. ${decisionSentence(t, decision, now)}`);
    setFocusOn(next);
    open(next, true);
  };
  const waiting = (reviews ?? []).filter(({ id, status }) => selected.has(id) && status === "PENDING");
  const closeAdd = (name?: string) => {
    setAdding(false);
    if (name) {
      setSaid(t("rule.added", { name }));
      put({ part: "rules", review: null, status: null, severity: null, category: null, state: null });
    }
    focusPage(() => document.getElementById("add-rule"));
  };
  const closeReport = () => {
    setReporting(false);
    focusPage(() => document.getElementById("generate-report"));
  };
  useShortcuts(mayRule ? { n: () => setAdding(true) } : {});

  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <LivePill
          connection={connection}
          updated={found.live ? t("asOf", { time: formatSeconds(found.live.at) }) : undefined}
        />
        <div className={styles.acts}>
          {mayRule && (
            <Button
              id="add-rule"
              variant="default"
              leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
              rightSection={<Kbd>N</Kbd>}
              onClick={() => setAdding(true)}
            >
              {t("rules.add")}
            </Button>
          )}
          <Button
            id="generate-report"
            variant="default"
            leftSection={<IconFileDownload size={17} stroke={1.9} aria-hidden />}
            onClick={() => setReporting(true)}
          >
            {t("report.open")}
          </Button>
        </div>
      </div>
      <p role="status" className="hidden-text">
        {found.announcement}
      </p>
      <ComplianceTiles />
      <Parts
        label={t("parts.label")}
        parts={[
          { name: t("parts.queue"), to: "/admin/compliance", isOpen: isQueue },
          { name: t("parts.rules"), to: "/admin/compliance?part=rules", isOpen: isRules },
          ...(mayExplain
            ? [{ name: t("parts.decision"), to: "/admin/compliance?part=decision", isOpen: isDecision }]
            : []),
        ]}
      />
      <DoneBanner
        dismissLabel={t("decide.dismiss")}
        onDismiss={() => {
          setDone(null);
          setSaid("");
        }}
      >
        {done ? (
          <>
            <b>{t(`decide.done.${done.status}`)}</b> {done.title}, {done.by}
          </>
        ) : (
          said
        )}
      </DoneBanner>
      {isDecision && <DecisionExplainer />}
      {isRules && <RuleList onSaid={setSaid} />}
      {isQueue && (
        <div className={styles.panes}>
          <ReviewQueue
            filter={filter}
            onFilter={changeFilter}
            typed={typed}
            onType={setTyped}
            found={found}
            openedId={openedId}
            onOpen={pick}
            selected={selected}
            onSelect={select}
            lastDecision={lastDecision}
            now={now}
          >
            <BulkBar reviews={waiting} onClear={() => setSelected(new Set())} />
          </ReviewQueue>
          {openedId ? (
            <ReviewPane key={openedId} id={openedId} now={now} onDone={onDone} />
          ) : (
            <div className={styles.nothing}>{(reviews?.length ?? 0) > 0 && <p>{t("pane.choose")}</p>}</div>
          )}
        </div>
      )}
      {isAdding && <RuleDialog rule={null} onClose={() => closeAdd()} onSaved={({ name }) => closeAdd(name)} />}
      {isReporting && <ReportDialog onClose={closeReport} />}
    </>
  );
}
