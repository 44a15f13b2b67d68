import { Button } from "@mantine/core";
import { IconCheck, IconFilePlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useShortcuts } from "../../lib/useShortcuts";
import { Kbd } from "../../ui/Kbd";
import { type Act, ApproveForm, type FormProps, RejectForm, RequestForm } from "./ActForms";
import styles from "./DecisionPane.module.css";
import type { Reviewed, Tally } from "./review";
import type { Acts, Outcome } from "./useReview";

const KEYS: Record<Act, string> = { approve: "A", request: "D", reject: "R" };
const icons: Record<Act, typeof IconX> = { approve: IconCheck, request: IconFilePlus, reject: IconX };
const forms: Record<Act, (props: FormProps) => React.ReactNode> = {
  approve: ApproveForm,
  request: RequestForm,
  reject: RejectForm,
};
const PERMISSIONS: Record<Act, string> = {
  approve: "applications.approve",
  request: "applications.request_documents",
  reject: "applications.reject",
};
const ACTS: readonly Act[] = ["approve", "request", "reject"];

export interface DecisionFormsProps {
  application: Reviewed;
  tally: Tally;
  isFrozen: boolean;
  acts: Acts;
  onDone: (act: Act) => void;
}

/** The three decisions, each with a letter and Shift. Each asks once, in its place, and says what follows. */
export function DecisionForms({ application, tally, isFrozen, acts, onDone }: DecisionFormsProps) {
  const { t } = useTranslation("review");
  const viewer = useViewer();
  const [open, setOpen] = useState<Act | null>(null);
  const openers = useRef<Partial<Record<Act, HTMLButtonElement | null>>>({});
  const allowed = ACTS.filter((act) => viewer?.permissions.includes(PERMISSIONS[act]));
  const isReady = tally.valid === tally.all;
  const isOff = (act: Act) => act === "approve" && !isReady;
  const begin = (act: Act) => {
    if (!isOff(act)) setOpen(act);
  };
  const cancel = () => {
    const act = open;
    setOpen(null);
    requestAnimationFrame(() => act && openers.current[act]?.focus());
  };
  useShortcuts(
    isFrozen || open
      ? {}
      : Object.fromEntries(allowed.map((act) => [`Shift+${KEYS[act].toLowerCase()}`, () => begin(act)])),
  );
  if (open) {
    const Form = forms[open];
    const onOutcome = (outcome: Outcome | undefined) => {
      if (!outcome || "problem" in outcome) return outcome?.problem;
      onDone(open);
      return undefined;
    };
    return <Form application={application} isFrozen={isFrozen} acts={acts} onOutcome={onOutcome} onCancel={cancel} />;
  }
  if (isFrozen) return null;
  if (allowed.length === 0) return <p>{t("decision.readOnly")}</p>;
  return (
    <>
      <p id="approve-needs">
        {isReady ? (
          t("decision.ready", { count: tally.all })
        ) : (
          <>
            {t("decision.needs", { count: tally.all })}{" "}
            {tally.open > 0 && <b>{t("decision.pending", { count: tally.open })}</b>}{" "}
            {tally.invalid > 0 && <b>{t("decision.invalid", { count: tally.invalid })}</b>}
          </>
        )}
      </p>
      {allowed.map((act) => {
        const Icon = icons[act];
        return (
          <Button
            key={act}
            ref={(button) => {
              openers.current[act] = button;
            }}
            className={styles.act}
            variant={act === "approve" && isReady ? "filled" : "outline"}
            color={act === "reject" ? "red" : undefined}
            aria-disabled={isOff(act) || undefined}
            aria-describedby={act === "approve" ? "approve-needs" : undefined}
            data-off={isOff(act) || undefined}
            classNames={{ label: styles.actLabel }}
            leftSection={<Icon size={18} stroke={2} aria-hidden />}
            rightSection={<Kbd>{`Shift ${KEYS[act]}`}</Kbd>}
            onClick={() => begin(act)}
          >
            {t(`decision.${act}`)}
          </Button>
        );
      })}
    </>
  );
}
