import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDraft } from "../../lib/drafts";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { FieldError } from "../../ui/FieldError";
import { Says, Voiced } from "../../ui/Says";
import { SubmitButton } from "../../ui/SubmitButton";
import { type ApplicantDocument, type Application, lacksFile } from "./application";
import { DocumentRow } from "./DocumentRow";
import styles from "./DocumentsForm.module.css";
import outcomeCardStyles from "./OutcomeCard.module.css";
import { TERMS_ID } from "./submission";
import { type Submitted, useSubmission } from "./useSubmission";

/** What the draft of the box says; nothing while it was not touched. */
const ACCEPTED = "accepted";
const REFUSED = "refused";

const NONE: ReadonlySet<string> = new Set();

export interface DocumentsFormProps {
  token: string;
  application: Application;
  maxBytes: number;
  reviewTime: string;
  /** What stands above the rows. */
  title: ReactNode;
  /** These rows come first, by the id of their document; the others follow in their order. */
  first?: ReadonlySet<string>;
  /** 'Submit application', or 'Send again'. */
  submitLabel: string;
  /** Stands beside the button. */
  aside?: ReactNode;
  /** Called when the application is on its way to a reviewer. */
  onSubmitted: () => void;
}

/** Every document of an application with the way to send it, and what came of that while it is still the applicant's turn. */
export function DocumentsForm(props: DocumentsFormProps) {
  const { token, application, maxBytes, reviewTime, title, first = NONE, submitLabel, aside, onSubmitted } = props;
  const { t } = useTranslation("application");
  const terms = useDraft(`application-terms:${application.id}`);
  const accepts = terms.text === "" ? application.acceptedTerms : terms.text === ACCEPTED;
  const isFirst = ({ id }: ApplicantDocument) => first.has(id);
  const documents = [
    ...application.documents.filter(isFirst),
    ...application.documents.filter((document) => !isFirst(document)),
  ];
  const [outcome, setOutcome] = useState<Submitted>();
  const { send, isPending, problems, missing } = useSubmission(token, application, (submitted) => {
    terms.forget();
    if (submitted.outcome === "SUBMITTED") onSubmitted();
    else setOutcome(submitted);
  });

  if (outcome) {
    return <OutcomeCard submitted={outcome} onReplace={() => setOutcome(undefined)} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(accepts);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label={t("documents.label")}>
      <div>
        <h2>{title}</h2>
        <p className={styles.lead}>{t("documents.lead")}</p>
      </div>
      <ErrorSummary problems={problems} />
      <ul className={styles.rows}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            token={token}
            document={document}
            maxBytes={maxBytes}
            fileError={missing.files.has(document.key) && lacksFile(document) ? t("document.missing") : undefined}
            dateError={missing.dates.has(document.key) ? t("date.missing") : undefined}
          />
        ))}
      </ul>
      <div className={styles.terms} data-wrong={(missing.terms && !accepts) || undefined}>
        {missing.terms && !accepts && (
          <div id={`${TERMS_ID}-error`}>
            <FieldError message={t("submit.termsMissing")} />
          </div>
        )}
        <Checkbox
          id={TERMS_ID}
          checked={accepts}
          onChange={({ currentTarget }) => terms.change(currentTarget.checked ? ACCEPTED : REFUSED)}
          aria-describedby={missing.terms && !accepts ? `${TERMS_ID}-error` : undefined}
          aria-invalid={(missing.terms && !accepts) || undefined}
          label={<Trans t={t} i18nKey="submit.terms" components={{ terms: <TermsLink /> }} />}
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton pending={isPending} pendingLabel={t("submit.pending")}>
          {submitLabel}
        </SubmitButton>
        {aside}
      </div>
      <p className={styles.after}>{t("submit.after", { reviewTime, email: application.company.email })}</p>
    </form>
  );
}

/** Opens beside this page, so that nothing is lost. */
function TermsLink({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <a href="/advertiser/terms" target="_blank" rel="noopener">
      {children}
      <span className="hidden-text"> {t("field.newTab")}</span>
    </a>
  );
}

/** What came of sending an application that is not complete: each document with its reason, and the way back to the rows. */
function OutcomeCard({ submitted, onReplace }: { submitted: Submitted; onReplace: () => void }) {
  const { t } = useTranslation("application");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { message, reasons } = submitted;
  const outcome = submitted.outcome === "REJECTED" ? "REJECTED" : "ADDITIONAL_DOCUMENTS";
  return (
    <Voiced>
      <Says className={outcome === "REJECTED" ? outcomeCardStyles.refused : outcomeCardStyles.more}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`outcome.${outcome}.title`)}
        </h2>
        <p>{message}</p>
        <dl className={outcomeCardStyles.reasons}>
          {reasons.map(({ key, name, reason, detail }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                {detail && <b>{detail} </b>}
                {detail ? t("document.reason", { reason }) : reason}
              </dd>
            </div>
          ))}
        </dl>
        <div className={outcomeCardStyles.actions}>
          <Button onClick={onReplace}>{t(`outcome.${outcome}.go`)}</Button>
          {outcome === "REJECTED" && (
            <Button component={Link} to="/contact?topic=ADVERTISING" variant="default">
              {t("outcome.support")}
            </Button>
          )}
        </div>
      </Says>
    </Voiced>
  );
}
