import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { HealthCheckDialog } from "./HealthCheckDialog";
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
