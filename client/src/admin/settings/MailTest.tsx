import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { MailTest_TestFragment } from "../../gql/graphql";
import { FieldAlert } from "../../ui/FieldError";
import { Panel } from "../../ui/Panel";
import { Awaited } from "../../ui/States";
import { StatusChip, type StatusLevel } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { formatMomentOf } from "../system-health/history";
import styles from "./Settings.module.css";

graphql(`
  fragment MailTest_test on MailTest {
    id
    recipient
    state
    askedAt
    sentAt
    problem
  }
`);

const MailTestDocument = graphql(`
  query MailTest {
    mailTest {
      ...MailTest_test @unmask
    }
  }
`);

const SendDocument = graphql(`
  mutation MailTest_send {
    sendTestMail {
      ...MailTest_test @unmask
    }
  }
`);

type Test = MailTest_TestFragment;

/** How often it is asked what became of a mail that is on its way, in ms. */
const EVERY_MS: Readonly<Partial<Record<Test["state"], number>>> = { WAITING: 1_500, RETRYING: 5_000 };
const LEVELS: Readonly<Record<Test["state"], StatusLevel>> = {
  WAITING: "info",
  RETRYING: "warning",
  SENT: "normal",
  FAILED: "critical",
  KEPT: "idle",
};

/** Sends a mail to the person's own address, and tells what became of the last one. */
export function MailTest() {
  const { t } = useTranslation("settings");
  const viewer = useViewer();
  const [pollInterval, setPollInterval] = useState(0);
  const { data, error, refetch } = useQuery(MailTestDocument, { pollInterval });
  const test = data?.mailTest;
  const wanted = (test && EVERY_MS[test.state]) ?? 0;
  if (wanted !== pollInterval) setPollInterval(wanted);
  const [send] = useMutation(SendDocument, {
    update: (cache, { data: answer }) => {
      if (answer) cache.writeQuery({ query: MailTestDocument, data: { mailTest: answer.sendTestMail } });
    },
  });
  const { run, pending, problem } = useAct(t("mail.notSent"));
  return (
    <Panel id="mail-test" title={t("mail.title")}>
      <div className={styles.mail}>
        <p>{t("mail.text", { address: viewer?.email })}</p>
        <SubmitButton
          type="button"
          variant="default"
          pending={pending}
          pendingLabel={t("mail.sending")}
          onClick={() => void run(() => send())}
        >
          {t("mail.send")}
        </SubmitButton>
        <FieldAlert message={problem} />
        {!data && <Awaited failed={error && t("mail.failed")} onRetry={refetch} lines={["50%"]} />}
        <div role="status">{test && <Outcome test={test} />}</div>
        {test === null && <p className="dim">{t("mail.none")}</p>}
      </div>
    </Panel>
  );
}

function Outcome({ test: { state, askedAt, sentAt, problem } }: { test: Test }) {
  const { t } = useTranslation("settings");
  return (
    <div className={styles.outcome}>
      <StatusChip level={LEVELS[state]}>{t(`mail.state.${state}`)}</StatusChip>
      <span>
        {t(`mail.means.${state}`, { time: formatMomentOf(sentAt ?? askedAt) })}
        {problem && ` ${problem}`}
      </span>
    </div>
  );
}
