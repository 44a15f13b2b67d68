import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconCircleCheck } from "@tabler/icons-react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { AdvertField } from "../../gql/graphql";
import { type AdvertMarks, marksOf } from "../../lib/adverts";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { Findings } from "../../ui/Findings";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField, TextField } from "../../ui/TextField";
import { AdvertPreview } from "./AdvertPreview";
import styles from "./CreativeForm.module.css";
import { CONTROLS } from "./creativeForm";
import { type AdvertText, causeOf, type OpenedCreative, penceOf, type Violation } from "./creatives";
import { PictureField } from "./PictureField";
import { Reason } from "./Reason";
import { type LimitedField, type Limits, limitOf, type Sending, useCreativeForm } from "./useCreativeForm";
import { usePictureUpload } from "./usePictureUpload";

export interface CreativeFormProps {
  /** What is changed; null for a new one. */
  creative: OpenedCreative | null;
  /** Undefined until they have arrived; the form works without. */
  limits: Limits | undefined;
}

/** The fields of an advert, with what the rules say and what a patient will see beside them while somebody types. */
export function CreativeForm({ creative, limits }: CreativeFormProps) {
  const { t } = useTranslation("creatives");
  const form = useCreativeForm(creative, limits);
  const { values, change, problems, errorOn, sending, send } = form;
  const upload = usePictureUpload(form.uploadName, limits?.maxBytes, (picture) => change({ picture }));
  const hints = useHints(values);
  const isUploading = upload.entry !== undefined && upload.entry.phase !== "refused";

  const start = (how: Sending) => {
    if (isUploading) form.setProblems([{ message: t("form.uploading"), fieldId: CONTROLS.pictureId }]);
    else void send(how);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start("submit");
  };
  const texts = (field: LimitedField, hint?: string) => {
    const used = values[field].trim().length;
    const max = limits && limitOf(limits, field);
    const isTooLong = max !== undefined && used > max;
    const count = max === undefined ? "" : t("form.count", { used, max });
    return {
      id: CONTROLS[field],
      label: t(`form.field.${field}`),
      hint: [hint, count].filter(Boolean).join(" ") || undefined,
      error: isTooLong ? t("form.tooLong", { max }) : errorOn(CONTROLS[field]),
      value: values[field],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [field]: value }),
    };
  };
  const newest = creative?.newest;
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={t("form.newTitle")}>
        <ErrorSummary problems={problems} />
        {newest && newest.status !== "DRAFT" && <Reason version={newest} />}
        <TextField {...texts("title")} autoComplete="off" />
        <TextAreaField {...texts("description")} minRows={3} maxRows={10} />
        <PictureField
          picture={values.picture}
          altText={values.altText}
          upload={upload}
          error={errorOn(CONTROLS.pictureId)}
        />
        <TextField {...texts("altText", t("form.hint.altText"))} autoComplete="off" />
        <TextField
          id={CONTROLS.pricePence}
          label={t("form.field.price")}
          hint={t("form.hint.price")}
          error={errorOn(CONTROLS.pricePence)}
          inputMode="decimal"
          autoComplete="off"
          value={values.price}
          onChange={(event) => change({ price: event.currentTarget.value })}
        />
        <TextField
          id={CONTROLS.targetUrl}
          label={t("form.field.targetUrl")}
          hint={t("form.hint.targetUrl")}
          error={errorOn(CONTROLS.targetUrl)}
          type="url"
          autoComplete="off"
          value={values.targetUrl}
          onChange={(event) => change({ targetUrl: event.currentTarget.value })}
        />
        <TextAreaField {...texts("disclaimer", t("form.hint.disclaimer"))} minRows={2} maxRows={6} />
        <div className={styles.acts}>
          <SubmitButton pending={sending === "submit"} pendingLabel={t("form.submitPending")}>
            {t("form.submit")}
          </SubmitButton>
          <SubmitButton
            type="button"
            variant="default"
            pending={sending === "save"}
            pendingLabel={t("form.savePending")}
            onClick={() => start("save")}
          >
            {t("form.save")}
          </SubmitButton>
          {form.isTouched && (
            <Button variant="subtle" onClick={form.discard}>
              {t("form.discard")}
            </Button>
          )}
        </div>
        <p className={styles.quiet}>{t("form.kept")}</p>
      </form>
      <div className={styles.beside}>
        <ComplianceHints hints={hints} />
        <section aria-labelledby="form-preview">
          <h2 id="form-preview">{t("one.preview")}</h2>
          <AdvertPreview
            text={values}
            pricePence={penceOf(values.price) ?? null}
            targetUrl={values.targetUrl}
            image={values.picture}
            marks={hints.marks}
          />
        </section>
      </div>
    </div>
  );
}

/** What the rules say about the text as it is typed. What is new is said politely. */
function ComplianceHints({ hints }: { hints: ReturnType<typeof useHints> }) {
  const { t } = useTranslation("creatives");
  const { violations, hasFailed } = hints;
  const names = violations?.map(({ ruleName }) => ruleName).join(", ");
  return (
    <section className={styles.hints} aria-labelledby="hints">
      <h2 id="hints">{t("hints.title")}</h2>
      <p className={styles.hint}>{t("hints.live")}</p>
      <p role="status" className="hidden-text">
        {violations &&
          (violations.length > 0 ? t("hints.said", { count: violations.length, names }) : t("hints.clear"))}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.quiet}>
          {t("hints.failed")}
        </p>
      )}
      {!violations && !hasFailed && <p className={styles.quiet}>{t("hints.start")}</p>}
      {violations?.length === 0 && (
        <p className={styles.clear}>
          <IconCircleCheck size={20} stroke={2} aria-hidden />
          {t("hints.clear")}
        </p>
      )}
      {violations && violations.length > 0 && (
        <>
          <Findings
            findings={violations}
            words={{
              severity: (severity) => t(`hints.severity.${severity}`),
              cause: (violation) => causeOf(t, violation),
            }}
          />
          {violations.some(({ severity }) => severity === "HIGH") && <p className={styles.quiet}>{t("hints.high")}</p>}
        </>
      )}
    </section>
  );
}

const HintsDocument = graphql(`
  query ComplianceHints($input: AdvertTextInput!) {
    complianceHints(input: $input) {
      ...RuleViolation_violation @unmask
    }
  }
`);

/** How long somebody has to stop typing before the text is checked, in ms. */
const TYPING_PAUSE_MS = 500;

const FIELDS: Readonly<Record<AdvertField, keyof AdvertText>> = {
  TITLE: "title",
  DESCRIPTION: "description",
  ALT_TEXT: "altText",
  DISCLAIMER: "disclaimer",
};

/** What the rules say about a text, a moment after somebody stopped typing. Marks stand only where the text is still what was checked. */
function useHints(text: AdvertText): {
  /** Undefined before anything was typed and checked. */
  violations: readonly Violation[] | undefined;
  marks: AdvertMarks;
  hasFailed: boolean;
} {
  const asWritten = JSON.stringify([text.title, text.description, text.altText, text.disclaimer]);
  const [paused] = useDebouncedValue(asWritten, TYPING_PAUSE_MS);
  const [title = "", description = "", altText = "", disclaimer = ""] = JSON.parse(paused) as string[];
  const checked: AdvertText = { title, description, altText, disclaimer };
  const isEmpty = Object.values(checked).every((value) => value.trim() === "");
  const { data, previousData, error } = useQuery(HintsDocument, {
    variables: { input: checked },
    skip: isEmpty,
    fetchPolicy: "no-cache",
  });
  const violations = isEmpty ? undefined : (data ?? previousData)?.complianceHints;
  const found = marksOf(data?.complianceHints ?? []);
  const marksIn = (field: AdvertField) => (text[FIELDS[field]] === checked[FIELDS[field]] ? found[field] : []);
  return {
    violations,
    marks: {
      TITLE: marksIn("TITLE"),
      DESCRIPTION: marksIn("DESCRIPTION"),
      ALT_TEXT: marksIn("ALT_TEXT"),
      DISCLAIMER: marksIn("DISCLAIMER"),
    },
    hasFailed: error !== undefined && !isEmpty,
  };
}
