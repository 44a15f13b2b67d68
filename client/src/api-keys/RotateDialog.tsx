import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../core/useAct";
import { graphql } from "../gql";
import type { ApiKeySetupQuery, IssuedApiKey_IssuedFragment } from "../gql/graphql";
import { Dialog } from "../ui/Dialog";
import formStyles from "../ui/DialogForm.module.css";
import { FieldAlert } from "../ui/FieldError";
import { SubmitButton } from "../ui/SubmitButton";
import { SelectField } from "../ui/TextField";
import type { ApiKey } from "./apiKeys";
import { IssuedKey } from "./IssuedKey";

const RotateDocument = graphql(`
  mutation RotateDialog_rotate($id: ID!, $overlapHours: Int!) {
    rotateApiKey(id: $id, overlapHours: $overlapHours) {
      ...IssuedApiKey_issued @unmask
    }
  }
`);

export interface RotateDialogProps {
  apiKey: ApiKey;
  setup: ApiKeySetupQuery["apiKeySetup"];
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Rotate Key: how long the old one goes on working; then the new one, once. */
export function RotateDialog({ apiKey, setup, onClose }: RotateDialogProps) {
  const { t } = useTranslation("apiKeys");
  const [rotate] = useMutation(RotateDocument, { fetchPolicy: "no-cache" });
  const [overlap, setOverlap] = useState(setup.defaultOverlapHours);
  const { run, pending, problem } = useAct(t("rotate.failed"));
  const [issued, setIssued] = useState<IssuedApiKey_IssuedFragment | null>(null);
  const { service, maskedKey } = apiKey;
  const submit = async () => {
    const { data } = await rotate({ variables: { id: apiKey.id, overlapHours: overlap } });
    setIssued(data?.rotateApiKey ?? null);
  };
  const done = () => onClose(issued ? t("done.rotated", { service }) : undefined);
  return (
    <Dialog isOpen onClose={done} title={t(issued ? "issued.title" : "rotate.title", { service })}>
      {issued ? (
        <IssuedKey issued={issued} onDone={done} />
      ) : (
        <div className={formStyles.form}>
          <p>{t("rotate.text", { key: maskedKey, days: setup.lifetimeDays })}</p>
          <SelectField
            id="rotate-overlap"
            label={t("rotate.overlap")}
            hint={t("rotate.overlapHint")}
            data={setup.overlapHours.map((hours) => ({
              value: String(hours),
              label:
                hours === 0
                  ? t("rotate.atOnce")
                  : hours < 48
                    ? t("rotate.hours", { count: hours })
                    : t("rotate.days", { count: hours / 24 }),
            }))}
            value={String(overlap)}
            onChange={({ currentTarget }) => setOverlap(Number(currentTarget.value))}
          />
          <FieldAlert message={problem} />
          <div className={formStyles.foot}>
            <SubmitButton
              type="button"
              pending={pending}
              pendingLabel={t("rotate.pending")}
              onClick={() => void run(submit)}
            >
              {t("act.rotate")}
            </SubmitButton>
            <Button variant="default" onClick={() => onClose()}>
              {t("cancel")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
