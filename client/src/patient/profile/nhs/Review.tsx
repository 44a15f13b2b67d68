import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../../core/problems";
import { graphql } from "../../../gql";
import type { Frequency, NhsDecisionInput, NhsEntryKind, Review_AccountFragment } from "../../../gql/graphql";
import { ErrorSummary, type Problem } from "../../../ui/ErrorSummary";
import { ItemText } from "../../../ui/ItemText";
import { StatusChip } from "../../../ui/StatusChip";
import { SubmitButton } from "../../../ui/SubmitButton";
import { SelectField } from "../../../ui/TextField";
import styles from "./nhs.module.css";
import { useNhsWords } from "./useNhsWords";

const ReviewFragment = graphql(`
  fragment Review_account on NhsAccount {
    id
    waitingCount
    entries {
      id
      kind
      name
      detail
      since
      frequency
      status
      isKnown
    }
  }
`);

const DecideDocument = graphql(`
  mutation Review_decide($decisions: [NhsDecisionInput!]!) {
    decideNhsEntries(decisions: $decisions) {
      id
      ...NhsCard_account
    }
  }
`);

export interface ReviewProps {
  account: FragmentType<Review_AccountFragment> & { id: string };
  onChanged: () => Promise<unknown>;
}

const KINDS = ["ALLERGY", "CONDITION", "MEDICINE"] as const satisfies readonly NhsEntryKind[];

/** True for what nobody has decided about and the profile does not have yet. */
const isOpen = ({ status, isKnown }: ReviewedEntry) => status === "WAITING" && !isKnown;

/** What a linked record says, to be taken over into the profile or left out, one by one or all together. */
export function Review({ account, onChanged }: ReviewProps) {
  const { t } = useNhsWords();
  const common = useTranslation("profile");
  const { data, complete } = useFragment({ fragment: ReviewFragment, from: account });
  const [chosen, setChosen] = useState<Readonly<Record<string, Frequency>>>({});
  const [pending, setPending] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [said, setSaid] = useState("");
  const isRunning = useRef(false);
  const [decide] = useMutation(DecideDocument);
  if (!complete) return null;

  const { entries, waitingCount } = data;
  const open = entries.filter(isOpen);
  const hidden = waitingCount - entries.filter(({ status }) => status === "WAITING").length;
  const decisionOn = ({ id, frequency }: ReviewedEntry, isAccepted: boolean): NhsDecisionInput => ({
    id,
    isAccepted,
    frequency: isAccepted ? (chosen[id] ?? frequency) : null,
  });
  const unasked = (wanted: readonly ReviewedEntry[]) =>
    wanted.filter(({ id, kind, frequency }) => kind === "MEDICINE" && !frequency && !chosen[id]);

  /** @param by the entry whose button was pressed; "all" for the one above. */
  const send = async (by: string, wanted: readonly ReviewedEntry[], isAccepted: boolean, sentence: string) => {
    if (isRunning.current) return;
    const asked = isAccepted ? unasked(wanted) : [];
    setSaid("");
    setProblems(
      asked.map(({ id, name }) => ({ message: t("problem.frequency", { name }), fieldId: frequencyFieldOf(id) })),
    );
    if (asked.length > 0) return;
    isRunning.current = true;
    setPending(by);
    try {
      await decide({ variables: { decisions: wanted.map((entry) => decisionOn(entry, isAccepted)) } });
      setSaid(sentence);
      // The buttons of what was decided are gone: the focus stays with its row, or goes to what was said.
      document.getElementById(by === "all" ? "nhs-review" : rowOf(by))?.focus({ preventScroll: true });
    } catch (error) {
      const isConsent = problemCode(error) === "CONFLICT";
      const isFull = problemCode(error) === "BAD_USER_INPUT";
      const sentenceOf = isFull ? t("problem.full") : t("problem.review");
      setProblems([{ message: isConsent ? common.t("problem.consent") : sentenceOf }]);
    } finally {
      isRunning.current = false;
      setPending(null);
      await onChanged().catch(() => undefined);
    }
  };
  if (entries.length === 0) return <p className={styles.note}>{t("review.nothing")}</p>;
  const groups = KINDS.map((kind) => ({ kind, list: entries.filter((entry) => entry.kind === kind) }));
  const lists = groups.map(
    ({ kind, list }) =>
      list.length > 0 && (
        <div key={kind}>
          <h4>{t(`kind.${kind}`)}</h4>
          <ul className={styles.entries}>
            {list.map((entry) => (
              <ReviewEntry
                key={entry.id}
                entry={entry}
                chosen={chosen[entry.id] ?? null}
                onChoose={(frequency) => setChosen((before) => ({ ...before, [entry.id]: frequency }))}
                pending={pending === entry.id}
                error={problems.find(({ fieldId }) => fieldId === frequencyFieldOf(entry.id))?.message}
                onDecide={(isAccepted) =>
                  void send(
                    entry.id,
                    [entry],
                    isAccepted,
                    t(isAccepted ? "review.added" : "review.leftOut", { name: entry.name }),
                  )
                }
              />
            ))}
          </ul>
        </div>
      ),
  );
  return (
    <div className={styles.review}>
      <ErrorSummary problems={problems} />
      <div className={styles.reviewHead}>
        <h3 id="nhs-review" tabIndex={-1}>
          {t(open.length > 0 ? "review.title" : "review.done")}
        </h3>
        {open.length > 0 && <p className={styles.note}>{t("review.lead", { count: open.length + hidden })}</p>}
      </div>
      <p role="status" className={styles.note}>
        {said}
      </p>
      {open.length > 1 && (
        <div>
          <SubmitButton
            type="button"
            pending={pending === "all"}
            pendingLabel={t("review.adding")}
            onClick={() => void send("all", open, true, t("review.addedAll", { count: open.length }))}
          >
            {t("review.addAll")}
          </SubmitButton>
        </div>
      )}
      {open.length > 0 ? (
        lists
      ) : (
        <details className={styles.past}>
          {[<summary key="summary">{t("review.all", { count: entries.length })}</summary>, ...lists]}
        </details>
      )}
      {hidden > 0 && <p className={styles.note}>{t("review.more", { count: hidden })}</p>}
    </div>
  );
}

type ReviewedEntry = Review_AccountFragment["entries"][number];

const FREQUENCIES = ["ONCE", "TWICE", "THREE_TIMES", "AS_NEEDED"] as const satisfies readonly Frequency[];

/** The ids of an entry's row and of its choice, to which problems and the focus lead. */
const rowOf = (id: string) => `nhs-entry-${id}`;
const frequencyFieldOf = (id: string) => `nhs-frequency-${id}`;

interface ReviewEntryProps {
  entry: ReviewedEntry;
  /** How often it is taken, as far as the person said it here. */
  chosen: Frequency | null;
  onChoose: (frequency: Frequency) => void;
  pending: boolean;
  error?: string;
  onDecide: (isAccepted: boolean) => void;
}

/** One entry of a record, with what is known about it and what can be done. */
function ReviewEntry({ entry, chosen, onChoose, pending, error, onDecide }: ReviewEntryProps) {
  const { t, since } = useNhsWords();
  const profile = useTranslation("profile");
  const { id, kind, name, detail, since: begun, frequency, status, isKnown } = entry;
  const isAsked = kind === "MEDICINE" && !frequency && !isKnown && status !== "ACCEPTED";
  const about = [frequency && profile.t(`frequency.${frequency}`), begun && since(begun)];
  const named = (act: string) => ({ "aria-label": `${act}: ${name}` });
  return (
    <li id={rowOf(id)} tabIndex={-1} className={styles.entry}>
      <ItemText>
        {/* Records are written in English, whatever the page speaks. */}
        <b lang="en">{name}</b>
        {detail && <span lang="en">{detail}</span>}
        <span>{about.filter(Boolean).join(" · ")}</span>
      </ItemText>
      {isAsked && (
        <SelectField
          id={frequencyFieldOf(id)}
          label={t("field.frequency")}
          error={error}
          data={[
            { value: "", label: profile.t("choose") },
            ...FREQUENCIES.map((value) => ({ value, label: profile.t(`frequency.${value}`) })),
          ]}
          value={chosen ?? ""}
          onChange={({ currentTarget: { value } }) => {
            const picked = FREQUENCIES.find((one) => one === value);
            if (picked) onChoose(picked);
          }}
        />
      )}
      <div className={styles.decide}>
        {status === "ACCEPTED" && <StatusChip level="normal">{t("state.added")}</StatusChip>}
        {status !== "ACCEPTED" && isKnown && <StatusChip level="info">{t("state.known")}</StatusChip>}
        {status === "REJECTED" && !isKnown && <StatusChip level="idle">{t("state.leftOut")}</StatusChip>}
        {status !== "ACCEPTED" && !isKnown && (
          <SubmitButton
            {...named(t(status === "REJECTED" ? "act.addAfterAll" : "act.add"))}
            type="button"
            variant="default"
            pending={pending}
            pendingLabel={t("act.saving")}
            onClick={() => onDecide(true)}
          >
            {t(status === "REJECTED" ? "act.addAfterAll" : "act.add")}
          </SubmitButton>
        )}
        {status === "WAITING" && !isKnown && (
          <Button {...named(t("act.leaveOut"))} variant="subtle" onClick={() => onDecide(false)}>
            {t("act.leaveOut")}
          </Button>
        )}
      </div>
    </li>
  );
}
