import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { IconCircleMinus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { Agreements_ViewerFragment, ConsentPurpose } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { Confirm } from "../Confirm";
import { Said } from "../Said";
import { Section } from "../Section";
import { useQuestion } from "../useQuestion";
import styles from "./agreements.module.css";
import { Ledger } from "./Ledger";

const AgreementsFragment = graphql(`
  fragment Agreements_viewer on Viewer {
    id
    consents {
      purpose
      granted
      recordedAt
      text {
        purpose
        version
        title
        text
      }
    }
    ...Ledger_viewer
  }
`);

const SetConsentDocument = graphql(`
  mutation Agreements_setConsent($purpose: ConsentPurpose!, $granted: Boolean!) {
    setConsent(purpose: $purpose, granted: $granted) {
      id
      ...Agreements_viewer
      ...NhsNumberSetting_viewer
    }
  }
`);

/** What belongs to the service, and what is off until the person turns it on. */
const GROUPS = [
  { name: "service", purposes: ["DATA_USE", "NHS_INTEGRATION"] },
  { name: "choice", purposes: ["PERSONALISED_SPONSORSHIP", "MODEL_IMPROVEMENT"] },
] as const satisfies { name: string; purposes: ConsentPurpose[] }[];

export interface AgreementsProps {
  viewer: FragmentType<Agreements_ViewerFragment> & { id: string };
  /** Fetches the next page of the ledger. */
  onMore: (after: string | null) => Promise<unknown>;
}

/** Where each purpose stands, the way to change it, and everything that was ever decided. */
export function Agreements({ viewer, onMore }: AgreementsProps) {
  const { t } = useTranslation("account");
  const { data, complete } = useFragment({
    fragment: AgreementsFragment,
    fragmentName: "Agreements_viewer",
    from: viewer,
  });
  const [set] = useMutation(SetConsentDocument);
  const [last, setLast] = useState<ConsentPurpose | null>(null);
  const act = useAct(t("action.failed"));
  const question = useQuestion<AgreementNow>();
  if (!complete) return null;

  const decide = ({ purpose, text }: AgreementNow, granted: boolean) => {
    setLast(purpose);
    return act.run(async () => {
      await set({ variables: { purpose, granted } });
      return t(granted ? "agreements.agreed" : "agreements.withdrawn", { title: text.title });
    });
  };
  const withdraw = async () => {
    if (question.about && (await decide(question.about, false))) question.close();
  };

  return (
    <Section id="agreements" title={t("agreements.title")} lead={t("agreements.lead")}>
      {GROUPS.map(({ name, purposes }) => (
        <div key={name} className={styles.group}>
          <h3>{t(`agreements.${name}`)}</h3>
          <ul>
            {purposes
              .flatMap((purpose) => data.consents.find((consent) => consent.purpose === purpose) ?? [])
              .map((consent) => (
                <Agreement
                  key={consent.purpose}
                  agreement={consent}
                  isPending={act.pending && last === consent.purpose}
                  onAgree={() => void decide(consent, true)}
                  onWithdraw={() => {
                    act.clear();
                    question.open(consent);
                  }}
                >
                  {last === consent.purpose && !question.isOpen && <Said act={act} />}
                </Agreement>
              ))}
          </ul>
        </div>
      ))}
      <Ledger viewer={data} onMore={onMore} />
      <Confirm
        isOpen={question.isOpen}
        title={t("agreements.confirm")}
        text={question.about ? t(`agreements.means.${question.about.purpose}`) : ""}
        act={act}
        confirm={t("agreements.withdraw")}
        pendingLabel={t("agreements.withdrawing")}
        keep={t("agreements.keep")}
        onConfirm={() => void withdraw()}
        onClose={question.close}
      />
    </Section>
  );
}

/** Where one purpose stands, with the words of today. */
interface AgreementNow {
  purpose: ConsentPurpose;
  granted: boolean;
  recordedAt: string | null;
  text: { version: string; title: string; text: string };
}

interface AgreementProps {
  agreement: AgreementNow;
  isPending: boolean;
  onAgree: () => void;
  onWithdraw: () => void;
  /** How the last decision on it went. */
  children: ReactNode;
}

/** One purpose: its words, since when, and the one button that changes it. */
function Agreement({ agreement, isPending, onAgree, onWithdraw, children }: AgreementProps) {
  const { t } = useTranslation("account");
  const { fullDay } = useMoments();
  const { purpose, granted, recordedAt, text } = agreement;
  const since = () => {
    if (!recordedAt) return t("agreements.never");
    return t(granted ? "agreements.agreedOn" : "agreements.withdrewOn", { day: fullDay(recordedAt) });
  };
  return (
    <li className={styles.agreement}>
      <h4 id={`agreement-${purpose}`}>{text.title}</h4>
      <p className={styles.words}>{text.text}</p>
      <div className={styles.foot}>
        <StatusChip level={granted ? "normal" : "idle"} icon={granted ? undefined : IconCircleMinus}>
          {since()}
        </StatusChip>
        <SubmitButton
          type="button"
          variant="default"
          pending={isPending}
          pendingLabel={t("agreements.agreeing")}
          onClick={granted ? onWithdraw : onAgree}
        >
          {t(granted ? "agreements.withdraw" : "agreements.agree")}
          <span className="hidden-text">{t("agreements.of", { title: text.title })}</span>
        </SubmitButton>
      </div>
      {children}
    </li>
  );
}
