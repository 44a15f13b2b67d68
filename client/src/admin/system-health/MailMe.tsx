import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Checkbox } from "@mantine/core";
import { IconMail, IconMailCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { AnomalyMails_MailsFragment, AnomalySeverity } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { DialogForm } from "../../ui/DialogForm";
import { FieldAlert } from "../../ui/FieldError";
import { Awaited } from "../../ui/States";
import { SelectField } from "../../ui/TextField";

graphql(`
  fragment AnomalyMails_mails on AnomalyMails {
    from
    whenResolved
    mailsAnHour
  }
`);

const MailsDocument = graphql(`
  query AnomalyMails {
    anomalyMails {
      ...AnomalyMails_mails @unmask
    }
  }
`);

const ChooseDocument = graphql(`
  mutation AnomalyMails_choose($from: AnomalySeverity, $whenResolved: Boolean!) {
    chooseAnomalyMails(from: $from, whenResolved: $whenResolved) {
      ...AnomalyMails_mails @unmask
    }
  }
`);

const CHOICES: readonly (AnomalySeverity | "")[] = ["", "CRITICAL", "WARNING"];

/** Says whether the person is mailed about anomalies, and lets them choose. */
export function MailMe() {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useQuery(MailsDocument, { fetchPolicy: "cache-and-network" });
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState("");
  const mails = data?.anomalyMails;
  const close = (sentence?: string) => {
    setOpen(false);
    setDone(sentence ?? "");
    focusPage(() => document.getElementById("mail-me"));
  };
  const Icon = mails?.from ? IconMailCheck : IconMail;
  return (
    <>
      <Button
        id="mail-me"
        variant="default"
        onClick={() => setOpen(true)}
        leftSection={<Icon size={17} stroke={1.75} aria-hidden />}
      >
        {t(`systemHealth.mailMe.button.${mails?.from ?? "NONE"}`)}
      </Button>
      <p role="status" className="hidden-text">
        {done}
      </p>
      {isOpen && (
        <Dialog isOpen onClose={() => close()} title={t("systemHealth.mailMe.title")}>
          {mails && <MailForm mails={mails} onClose={close} />}
          {!mails && (
            <Awaited failed={error && t("systemHealth.mailMe.failed")} onRetry={refetch} lines={["60%", "90%"]} />
          )}
        </Dialog>
      )}
    </>
  );
}

interface MailFormProps {
  mails: AnomalyMails_MailsFragment;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

function MailForm({ mails, onClose }: MailFormProps) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const [from, setFrom] = useState<AnomalySeverity | "">(mails.from ?? "");
  const [whenResolved, setWhenResolved] = useState(mails.whenResolved);
  const [choose] = useMutation(ChooseDocument);
  const { run, pending, problem } = useAct(t("systemHealth.mailMe.notSaved"));
  const submit = async () => {
    await choose({ variables: { from: from || null, whenResolved: from !== "" && whenResolved } });
    onClose(t(`systemHealth.mailMe.done.${from || "NONE"}`));
  };
  return (
    <DialogForm
      form={{ problems: [], pending }}
      onSubmit={() => void run(submit)}
      submit={t("systemHealth.mailMe.save")}
      pendingLabel={t("systemHealth.mailMe.saving")}
      onCancel={() => onClose()}
    >
      <p>{t("systemHealth.mailMe.text", { address: viewer?.email, most: mails.mailsAnHour })}</p>
      <FieldAlert message={problem} />
      <SelectField
        id="mail-me-from"
        label={t("systemHealth.mailMe.from")}
        data={CHOICES.map((value) => ({ value, label: t(`systemHealth.mailMe.choices.${value || "NONE"}`) }))}
        value={from}
        onChange={({ currentTarget }) => setFrom(CHOICES.find((one) => one === currentTarget.value) ?? "")}
      />
      <Checkbox
        id="mail-me-resolved"
        label={t("systemHealth.mailMe.whenResolved")}
        styles={{ body: { alignItems: "center" } }}
        disabled={from === ""}
        checked={from !== "" && whenResolved}
        onChange={({ currentTarget }) => setWhenResolved(currentTarget.checked)}
      />
    </DialogForm>
  );
}
