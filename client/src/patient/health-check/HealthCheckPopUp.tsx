import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconMessageCircle, IconX } from "@tabler/icons-react";
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

const OfferDocument = graphql(`
  query HealthCheckPopUp {
    healthCheckOffer {
      id
      check {
        slug
        title
      }
      sponsor {
        id
        company
      }
      ...HealthCheckDialog_offer @unmask
    }
  }
`);

const DismissDocument = graphql(`
  mutation HealthCheckPopUp_dismiss($id: ID!) {
    dismissHealthCheck(id: $id)
  }
`);

/**
 * Today's Health Check with its sponsor, offered at the edge of the page: it moves nothing and takes no focus. Escape or "Not now"
 * puts it away for the day.
 */
export function HealthCheckPopUp() {
  const { t } = useTranslation("healthCheck");
  // Each visit asks anew: its tokens are for one showing.
  const { data } = useQuery(OfferDocument, { fetchPolicy: "network-only" });
  const [dismiss] = useMutation(DismissDocument);
  const [state, setState] = useState<"offered" | "taken" | "gone">("offered");
  const offer = data?.healthCheckOffer;
  const isOffered = state === "offered" && offer !== undefined && offer !== null;

  const putAway = () => {
    if (!offer) return;
    setState("gone");
    // Without an answer it is still put away here, and the server offers it once a day at most.
    dismiss({ variables: { id: offer.id } }).catch(() => undefined);
    focusPage(() => document.getElementById("main"));
  };
  useEffect(() => {
    if (!isOffered) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) putAway();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  if (!offer || state === "gone") return null;
  return (
    <>
      {isOffered && (
        <section aria-labelledby="health-check-offer" className={styles.offer}>
          <div className={styles.label}>
            <span>{t("label", { company: offer.sponsor.company })}</span>
            <button type="button" aria-label={t("close")} className={styles.close} onClick={putAway}>
              <IconX size={18} stroke={1.9} aria-hidden />
            </button>
          </div>
          <h2 id="health-check-offer">{offer.check.title}</h2>
          <p>{t("teaser")}</p>
          <div className={styles.acts}>
            <Button size="sm" onClick={() => setState("taken")}>
              {t("start")}
            </Button>
            <Button size="sm" variant="default" onClick={putAway}>
              {t("notNow")}
            </Button>
          </div>
        </section>
      )}
      {state === "taken" && <HealthCheckDialog offer={offer} onClose={putAway} onDone={() => setState("gone")} />}
    </>
  );
}

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

interface HealthCheckDialogProps {
  offer: HealthCheckDialog_OfferFragment;
  /** Closed before it was answered. */
  onClose: () => void;
  /** Closed after the result was seen. */
  onDone: () => void;
}

/** A short questionnaire and what it says, with the advert of the company that pays for it below. */
function HealthCheckDialog({ offer, onClose, onDone }: HealthCheckDialogProps) {
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
