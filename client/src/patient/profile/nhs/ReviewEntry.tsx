import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Frequency, Review_AccountFragment } from "../../../gql/graphql";
import { ItemText } from "../../../ui/ItemText";
import { StatusChip } from "../../../ui/StatusChip";
import { SubmitButton } from "../../../ui/SubmitButton";
import { SelectField } from "../../../ui/TextField";
import styles from "./nhs.module.css";
import { useNhsWords } from "./useNhsWords";

export type ReviewedEntry = Review_AccountFragment["entries"][number];

const FREQUENCIES = ["ONCE", "TWICE", "THREE_TIMES", "AS_NEEDED"] as const satisfies readonly Frequency[];

/** The ids of an entry's row and of its choice, to which problems and the focus lead. */
export const rowOf = (id: string) => `nhs-entry-${id}`;
export const frequencyFieldOf = (id: string) => `nhs-frequency-${id}`;

export interface ReviewEntryProps {
  entry: ReviewedEntry;
  /** How often it is taken, as far as the person said it here. */
  chosen: Frequency | null;
  onChoose: (frequency: Frequency) => void;
  pending: boolean;
  error?: string;
  onDecide: (isAccepted: boolean) => void;
}

/** One entry of a record, with what is known about it and what can be done. */
export function ReviewEntry({ entry, chosen, onChoose, pending, error, onDecide }: ReviewEntryProps) {
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
