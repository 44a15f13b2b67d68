import { Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { HealthCheckDialog_OfferFragment, HealthCheckResult_ResultFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { Dialog } from "../../ui/Dialog";
import { SponsoredAdvert } from "../adverts/SponsoredAdvert";
import { HealthCheckForm } from "./HealthCheckForm";
import styles from "./HealthCheckPopUp.module.css";

graphql(`
  fragment HealthCheckDialog_offer on HealthCheckOffer {
    id
    check {
      slug
      title
      intro
      questions {
        id
        text
        answers {
          value
          text
        }
      }
    }
    sponsor {
      id
      company
      ...SponsoredAdvert_recommendation
    }
  }
`);

export interface HealthCheckDialogProps {
  offer: HealthCheckDialog_OfferFragment;
  /** Closed before it was answered. */
  onClose: () => void;
  /** Closed after the result was seen. */
  onDone: () => void;
}

/** A short questionnaire and what it says, with the advert of the company that pays for it below. */
export function HealthCheckDialog({ offer, onClose, onDone }: HealthCheckDialogProps) {
  const { t } = useTranslation("healthCheck");
  const [result, setResult] = useState<HealthCheckResult_ResultFragment | null>(null);
  const { check, sponsor } = offer;
  const close = () => {
    if (!result) return onClose();
    onDone();
    focusPage(() => document.getElementById("main"));
  };
  return (
    <Dialog isOpen onClose={close} title={check.title} meta={t("label", { company: sponsor.company })}>
      <div className={styles.body}>
        {result ? (
          <HealthCheckResult result={result} />
        ) : (
          <>
            <p>{check.intro}</p>
            <p className="dim">{t("privacy", { company: sponsor.company })}</p>
            <HealthCheckForm offerId={offer.id} questions={check.questions} onAnswered={setResult} />
          </>
        )}
        <div className={styles.sponsor}>
          <SponsoredAdvert recommendation={sponsor} onExpired={() => undefined} />
        </div>
      </div>
    </Dialog>
  );
}

graphql(`
  fragment HealthCheckResult_result on HealthCheckResult {
    id
    slug
    title
    band
    headline
    text
    advice
    sourceTitle
    sourceUrl
    askText
    takenAt
  }
`);

/** What a Health Check says: a sentence, advice with its source, and the way to ask more. It takes the focus when it comes. */
function HealthCheckResult({ result }: { result: HealthCheckResult_ResultFragment }) {
  const { t } = useTranslation("healthCheck");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.result} data-band={result.band}>
      <h3 ref={heading} tabIndex={-1}>
        {result.headline}
      </h3>
      <p>{result.text}</p>
      <ul>
        {result.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="dim">
        <a href={result.sourceUrl} target="_blank" rel="noreferrer">
          {t("source", { title: result.sourceTitle })}
          <span className="hidden-text">{t("newTab")}</span>
        </a>
      </p>
      <Button
        component={Link}
        to="/consultation"
        state={{ question: result.askText }}
        leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
      >
        {t("ask")}
      </Button>
    </div>
  );
}
