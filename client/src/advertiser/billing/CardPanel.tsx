import { useMutation } from "@apollo/client/react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import { leaveFor } from "../../lib/leaveFor";
import { focusPage } from "../../lib/pageBelow";
import { FieldAlert } from "../../ui/FieldError";
import { Panel } from "../../ui/Panel";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./BillingPage.module.css";
import { CardOnFile } from "./CardOnFile";
import type { Standing } from "./standing";
import type { TestCardsProps } from "./TestCards";

const CardDialog = lazy(() => import("./CardDialog").then((m) => ({ default: m.CardDialog })));

const StartCardUpdateDocument = graphql(`
  mutation CardPanel_start {
    startCardUpdate {
      url
    }
  }
`);

export interface CardPanelProps {
  standing: Standing;
  setup: { provider: "TEST" | "STRIPE"; testCards: TestCardsProps["cards"] };
}

/** The card that renewals and upgrades are charged to, and the way to another one. */
export function CardPanel({ standing, setup }: CardPanelProps) {
  const { t } = useTranslation("advertiser");
  const [isDialog, setDialog] = useState(false);
  const [said, setSaid] = useState<{ done?: string; problem?: string }>({});
  const [begin, { loading }] = useMutation(StartCardUpdateDocument);
  const opener = useRef<HTMLDivElement>(null);

  const close = () => {
    setDialog(false);
    focusPage(() => opener.current?.querySelector("button"));
  };
  const open = async () => {
    setSaid({});
    if (setup.provider === "TEST") return setDialog(true);
    try {
      const { data } = await begin();
      if (!data) throw new Error("The page came back empty.");
      leaveFor(data.startCardUpdate.url);
    } catch (error) {
      setSaid({ problem: inputProblems(error)[0]?.message ?? t("card.notStarted") });
    }
  };
  return (
    <Panel id="billing-card" title={t("card.onFile")}>
      <div className={styles.inside}>
        <CardOnFile card={standing.card} />
      </div>
      <p role="status" className={styles.done}>
        {said.done}
      </p>
      <FieldAlert message={said.problem} className={styles.wrong} />
      <div ref={opener} className={styles.acts}>
        <SubmitButton
          type="button"
          variant="default"
          pending={loading}
          pendingLabel={t("payment.leaving")}
          onClick={() => void open()}
        >
          {t("card.update")}
        </SubmitButton>
      </div>
      {isDialog && (
        <Suspense>
          <CardDialog
            testCards={setup.testCards}
            onClose={close}
            onChanged={() => {
              setSaid({ done: t("card.changed") });
              close();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
