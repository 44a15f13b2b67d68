import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../../core/useAct";
import { graphql } from "../../../gql";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextField } from "../../../ui/TextField";
import styles from "./StudyList.module.css";
import type { Study } from "./studies";

const LinkDocument = graphql(`
  mutation LinkDialog_link($id: ID!, $modelVersion: String!) {
    linkStudy(id: $id, modelVersion: $modelVersion) {
      ...Study_study @unmask
    }
  }
`);

const UnlinkDocument = graphql(`
  mutation LinkDialog_unlink($id: ID!, $modelVersion: String!) {
    unlinkStudy(id: $id, modelVersion: $modelVersion) {
      ...Study_study @unmask
    }
  }
`);

const VersionDocument = graphql(`
  query LinkDialog_version {
    assistantVersion {
      version
    }
  }
`);

export interface LinkDialogProps {
  study: Study;
  onClose: () => void;
}

/** The versions of the assistant that name a study; the one that answers now is proposed. */
export function LinkDialog({ study: { id, title, modelVersions }, onClose }: LinkDialogProps) {
  const { t } = useTranslation("studies");
  const { data, loading: isReading } = useQuery(VersionDocument);
  const current = data?.assistantVersion.version ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const [link, { loading }] = useMutation(LinkDocument);
  const [unlink] = useMutation(UnlinkDocument);
  const { run, problem, done: said } = useAct(t("actFailed"));
  const version = typed ?? (modelVersions.includes(current) ? "" : current);
  const act = (work: () => Promise<unknown>, sentence: string) =>
    void run(async () => {
      await work();
      setTyped(null);
      return sentence;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const modelVersion = version.trim();
    act(() => link({ variables: { id, modelVersion } }), t("done.link", { version: modelVersion }));
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("linking.title")} meta={title}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <p>{t("linking.lead")}</p>
        <p role="status" className={said ? undefined : "hidden-text"}>
          {said}
        </p>
        {modelVersions.length === 0 && <p className="dim">{t("linking.none")}</p>}
        <ul className={styles.versions}>
          {modelVersions.map((modelVersion) => (
            <li key={modelVersion}>
              <span className="num">{modelVersion}</span>
              <Button
                size="xs"
                variant="default"
                onClick={() =>
                  act(() => unlink({ variables: { id, modelVersion } }), t("done.unlink", { version: modelVersion }))
                }
              >
                {t("linking.unlink", { version: modelVersion })}
              </Button>
            </li>
          ))}
        </ul>
        <TextField
          id="study-version"
          label={t("linking.label")}
          hint={current && t("linking.hint", { version: current })}
          error={problem || undefined}
          autoComplete="off"
          maxLength={60}
          value={version}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={formStyles.foot}>
          <SubmitButton
            pending={loading}
            pendingLabel={t("linking.pending")}
            disabled={isReading} // what is proposed is not there yet
          >
            {t("linking.save")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("linking.close")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
