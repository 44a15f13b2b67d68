import { useMutation } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../core/useDraftForm";
import { graphql } from "../gql";
import type { ApiKeySetupQuery, IssuedApiKey_IssuedFragment } from "../gql/graphql";
import { Dialog } from "../ui/Dialog";
import { DialogForm } from "../ui/DialogForm";
import { FieldError } from "../ui/FieldError";
import { SelectField, TextField } from "../ui/TextField";
import styles from "./ApiKeys.module.css";
import { type ApiScope, ENVIRONMENTS } from "./apiKeys";
import { IssuedKey } from "./IssuedKey";

const CreateDocument = graphql(`
  mutation NewKeyDialog_create($input: ApiKeyInput!) {
    createApiKey(input: $input) {
      ...IssuedApiKey_issued @unmask
    }
  }
`);

const HOLDERS = ["PERSON", "SERVICE"] as const;

const NEW_KEY = {
  service: "",
  environment: "PRODUCTION" as (typeof ENVIRONMENTS)[number],
  holder: "PERSON" as (typeof HOLDERS)[number],
  scopes: [] as string[],
};

export interface NewKeyDialogProps {
  setup: ApiKeySetupQuery["apiKeySetup"];
  /** True for staff, whose key can belong to the platform. */
  hasHolders: boolean;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Create API key: what it is for and what it may do; then the key, once. What is typed is kept in this tab. */
export function NewKeyDialog({ setup, hasHolders, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation("apiKeys");
  const form = useDraftForm("api key", NEW_KEY, "api-key", t("form.failed"));
  const [create] = useMutation(CreateDocument, { fetchPolicy: "no-cache" });
  const [issued, setIssued] = useState<IssuedApiKey_IssuedFragment | null>(null);
  const submit = async () => {
    const { holder, ...input } = form.values;
    const isServiceAccount = hasHolders && holder === "SERVICE";
    const { data } = await create({ variables: { input: { ...input, isServiceAccount } } });
    setIssued(data?.createApiKey ?? null);
  };
  const done = () => onClose(issued ? t("done.created", { service: issued.key.service }) : undefined);
  return (
    <Dialog isOpen onClose={done} title={t(issued ? "issued.title" : "form.title")}>
      {issued ? (
        <IssuedKey issued={issued} onDone={done} />
      ) : (
        <DialogForm
          form={form}
          onSubmit={() => void form.send(submit)}
          submit={t("form.create")}
          pendingLabel={t("form.creating")}
          onCancel={() => onClose()}
        >
          <TextField {...form.field("service")} label={t("form.service")} hint={t("form.serviceHint")} maxLength={60} />
          <SelectField
            {...form.field("environment")}
            label={t("form.environment")}
            hint={t("form.environmentHint")}
            data={ENVIRONMENTS.map((value) => ({ value, label: t(`environment.${value}`) }))}
          />
          {hasHolders && (
            <SelectField
              {...form.field("holder")}
              label={t("form.holder")}
              hint={t("form.holderHint")}
              data={HOLDERS.map((value) => ({ value, label: t(`form.holders.${value}`) }))}
            />
          )}
          <ScopeBoxes
            scopes={setup.scopes}
            chosen={form.values.scopes}
            error={form.errorOn("scopes")}
            onChange={(scopes) => form.change({ scopes })}
          />
          <p className={styles.facts}>{t("form.lifetime", { days: setup.lifetimeDays })}</p>
        </DialogForm>
      )}
    </Dialog>
  );
}

interface ScopeBoxesProps {
  scopes: readonly ApiScope[];
  chosen: readonly string[];
  error?: string;
  onChange: (chosen: string[]) => void;
}

/** What a key may do, each with what follows from it. */
function ScopeBoxes({ scopes, chosen, error, onChange }: ScopeBoxesProps) {
  const { t } = useTranslation("apiKeys");
  return (
    <Checkbox.Group
      id="api-key-scopes"
      tabIndex={-1}
      label={t("form.scopes")}
      description={t("form.scopesHint")}
      error={error && <FieldError message={error} />}
      value={[...chosen]}
      onChange={onChange}
    >
      <div className={styles.boxes}>
        {scopes.map(({ name, label, description }) => (
          <Checkbox
            key={name}
            value={name}
            label={
              <>
                {label} <code>{name}</code>
              </>
            }
            description={description}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
