import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import { useAddress } from "../../core/useAddress";
import { formatSeconds, isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { useShortcuts } from "../../lib/useShortcuts";
import { DoneBanner } from "../../ui/DoneBanner";
import { Kbd } from "../../ui/Kbd";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import type { Act } from "./ActForms";
import { AdministrationTiles } from "./AdministrationTiles";
import { ApplicationList } from "./ApplicationList";
import { Attention } from "./Attention";
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
