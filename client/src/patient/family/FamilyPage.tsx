import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { useKept } from "../../lib/drafts";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited, EmptyState } from "../../ui/States";
import { LeaveGuard } from "../profile/LeaveGuard";
import { keptBy } from "../profile/profileForm";
import styles from "./Family.module.css";
import { MemberForm } from "./MemberForm";
import { MemberRow } from "./MemberRow";
import { type MemberDraft, NEW_MEMBER } from "./memberForm";

const FamilyPageDocument = graphql(`
  query FamilyPage {
    familyMembers(first: 20) {
      totalCount
      nodes {
        id
        ...MemberRow_member
      }
    }
  }
`);

/** How many people one patient can add; the server checks it too. */
const MOST = 10;

/** The people whom a patient looks after: each with what matters for an answer, to be added, changed and removed. */
export function FamilyPage() {
  const { t } = useTranslation("family");
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(FamilyPageDocument);
  const [kept, keep] = useKept<MemberDraft>(`${keptBy(viewer)}family-new`);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = kept ?? (isAdding ? NEW_MEMBER : null);

  const close = () => {
    keep(null);
    setAdding(false);
    heading.current?.focus({ preventScroll: true });
  };
  /** After a row or a form is gone, the focus goes to what was said about it. */
  const say = async (sentence: string) => {
    await refetch().catch(() => undefined);
    setSaid(sentence);
    heading.current?.focus({ preventScroll: true });
  };
  const people = data?.familyMembers.nodes ?? [];
  return (
    <div className={styles.page}>
      <header>
        <PageTitle title={t("title")} />
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      {!data && <Awaited failed={error && t("failed")} onRetry={refetch} block={180} />}
      {data && (
        <section aria-labelledby="people">
          <header className={styles.head}>
            <h2 id="people" ref={heading} tabIndex={-1}>
              {t("people")}
            </h2>
            {!draft && people.length < MOST && (
              <Button
                leftSection={<IconPlus size={20} stroke={2} aria-hidden />}
                onClick={() => {
                  setSaid("");
                  setAdding(true);
                }}
              >
                {t("add")}
              </Button>
            )}
          </header>
          <p role="status" className={styles.said}>
            {said}
          </p>
          {draft && (
            <MemberForm
              title={t("addTitle")}
              draft={draft}
              onChange={keep}
              onSaved={(name) => {
                close();
                void say(t("added", { name }));
              }}
              onCancel={close}
            />
          )}
          {people.length === 0 && !draft && <EmptyState>{t("empty")}</EmptyState>}
          {people.length > 0 && (
            <ul className={styles.list}>
              {people.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  onSaved={(name) => void say(t("saved", { name }))}
                  onRemoved={(name) => void say(t("removed", { name }))}
                />
              ))}
            </ul>
          )}
          {people.length >= MOST && <p className={styles.note}>{t("full", { count: MOST })}</p>}
        </section>
      )}
      <p className={styles.note}>{t("privacy")}</p>
      <LeaveGuard />
    </div>
  );
}
