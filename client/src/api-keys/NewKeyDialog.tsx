import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../core/problems";
import { useViewer } from "../core/session";
import { graphql } from "../gql";
import type { ApiKeySetupQuery, IssuedApiKey_IssuedFragment } from "../gql/graphql";
import { useFormDraft } from "../lib/useFormDraft";
import { Dialog } from "../ui/Dialog";
import formStyles from "../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../ui/ErrorSummary";
import { SubmitButton } from "../ui/SubmitButton";
import { SelectField, TextField } from "../ui/TextField";
import styles from "./ApiKeys.module.css";
import { ENVIRONMENTS } from "./apiKeys";
import { IssuedKey } from "./IssuedKey";
import { ScopeBoxes } from "./ScopeBoxes";

const CreateDocument = graphql(`
  mutation NewKeyDialog_create($input: ApiKeyInput!) {
    createApiKey(input: $input) {
      ...IssuedApiKey_issued @unmask
    }
  }
`);

const NEW_KEY = { service: "", environment: "PRODUCTION" as (typeof ENVIRONMENTS)[number], scopes: [] as string[] };

export interface NewKeyDialogProps {
  setup: ApiKeySetupQuery["apiKeySetup"];
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Create API key: what it is for and what it may do; then the key, once. What is typed is kept in this tab. */
export function NewKeyDialog({ setup, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation("apiKeys");
  const viewer = useViewer();
  const draft = useFormDraft(`${viewer?.id ?? ""} api key`, NEW_KEY);
  const { values, change } = draft;
  const [create, { loading }] = useMutation(CreateDocument, { fetchPolicy: "no-cache" });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [issued, setIssued] = useState<IssuedApiKey_IssuedFragment | null>(null);
  const errorOn = (field: string) => problems.find(({ fieldId }) => fieldId === `api-key-${field}`)?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    try {
      const { data } = await create({ variables: { input: values } });
      draft.forget();
      setIssued(data?.createApiKey ?? null);
    } catch (error) {
      setProblems(formProblems(error, (field) => `api-key-${field}`, t("form.failed")));
    }
  };
  const done = () => onClose(issued ? t("done.created", { service: issued.key.service }) : undefined);
  return (
    <Dialog isOpen onClose={done} title={t(issued ? "issued.title" : "form.title")} closeLabel={t("close")}>
      {issued ? (
        <IssuedKey issued={issued} onDone={done} />
      ) : (
        <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
          <ErrorSummary problems={problems} />
          <TextField
            id="api-key-service"
            label={t("form.service")}
            hint={t("form.serviceHint")}
            error={errorOn("service")}
            autoComplete="off"
            maxLength={60}
            value={values.service}
            onChange={({ currentTarget }) => change({ service: currentTarget.value })}
          />
          <SelectField
            id="api-key-environment"
            label={t("form.environment")}
            hint={t("form.environmentHint")}
            error={errorOn("environment")}
            data={ENVIRONMENTS.map((value) => ({ value, label: t(`environment.${value}`) }))}
            value={values.environment}
            onChange={({ currentTarget }) =>
              change({ environment: ENVIRONMENTS.find((one) => one === currentTarget.value) ?? "PRODUCTION" })
            }
          />
          <ScopeBoxes
            scopes={setup.scopes}
            chosen={values.scopes}
            error={errorOn("scopes")}
            onChange={(scopes) => change({ scopes })}
          />
          <p className={styles.facts}>{t("form.lifetime", { days: setup.lifetimeDays })}</p>
          <div className={formStyles.foot}>
            <SubmitButton pending={loading} pendingLabel={t("form.creating")}>
              {t("form.create")}
            </SubmitButton>
            <Button variant="default" onClick={() => onClose()}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
