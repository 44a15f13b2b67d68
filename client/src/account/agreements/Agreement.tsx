import { IconCircleMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentPurpose } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./agreements.module.css";

/** Where one purpose stands, with the words of today. */
export interface AgreementNow {
  purpose: ConsentPurpose;
  granted: boolean;
  recordedAt: string | null;
  text: { version: string; title: string; text: string };
}

export interface AgreementProps {
  agreement: AgreementNow;
  isPending: boolean;
  onAgree: () => void;
  onWithdraw: () => void;
  /** How the last decision on it went. */
  children: ReactNode;
}

/** One purpose: its words, since when, and the one button that changes it. */
export function Agreement({ agreement, isPending, onAgree, onWithdraw, children }: AgreementProps) {
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
