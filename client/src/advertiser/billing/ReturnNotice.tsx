import { useQuery } from "@apollo/client/react";
import { CloseButton } from "@mantine/core";
import { IconAlertOctagon, IconCircleCheck, IconClock, IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { StatusLevel } from "../../ui/StatusChip";
import styles from "./BillingPage.module.css";
import { PaymentChangedDocument, reasonOf } from "./payment";
import type { Returned } from "./useReturn";

const ReturnedPaymentDocument = graphql(`
  query ReturnNotice($id: ID!) {
    payment(id: $id) {
      ...Outcome_payment @unmask
    }
  }
`);

const ICONS = { normal: IconCircleCheck, critical: IconAlertOctagon, idle: IconClock, info: IconInfoCircle };

interface NoticeProps {
  level: Extract<StatusLevel, keyof typeof ICONS>;
  children: string;
  onDismiss: () => void;
}

function Notice({ level, children, onDismiss }: NoticeProps) {
  const { t } = useTranslation("advertiser");
  const Icon = ICONS[level];
  return (
    <div className={styles.returned} data-level={level}>
      <Icon size={24} stroke={1.9} aria-hidden />
      <div role="status" className={styles.returnedText}>
        {children}
      </div>
      <CloseButton aria-label={t("purchase.close")} onClick={onDismiss} />
    </div>
  );
}

export interface ReturnNoticeProps {
  returned: Returned;
  onDismiss: () => void;
}

/** What came of the visit to the payment provider's page. */
export function ReturnNotice({ returned, onDismiss }: ReturnNoticeProps) {
  const { t } = useTranslation("advertiser");
  if (returned.kind === "payment") return <PaymentNotice id={returned.id} onDismiss={onDismiss} />;
  return (
    <Notice level={returned.kind === "card" ? "normal" : "info"} onDismiss={onDismiss}>
      {t(`returned.${returned.kind}`)}
    </Notice>
  );
}

/** A payment, followed until its end is known. */
function PaymentNotice({ id, onDismiss }: { id: string; onDismiss: () => void }) {
  const { t } = useTranslation("advertiser");
  const { data, error } = useQuery(ReturnedPaymentDocument, { variables: { id }, fetchPolicy: "network-only" });
  // The socket's answers reach this query through the cache, by the payment's id.
  useLiveSubscription(PaymentChangedDocument, { variables: { id }, skip: data?.payment?.status !== "PENDING" });
  if (error && !data) {
    const isMissing = problemCode(error) === "NOT_FOUND";
    return (
      <Notice level="info" onDismiss={onDismiss}>
        {t(isMissing ? "returned.missing" : "returned.unknown")}
      </Notice>
    );
  }
  const status = data?.payment?.status ?? "PENDING";
  if (status === "SUCCEEDED") {
    return (
      <Notice level="normal" onDismiss={onDismiss}>
        {t("payment.success")}
      </Notice>
    );
  }
  if (status === "PENDING") {
    return (
      <Notice level="idle" onDismiss={onDismiss}>
        {t("purchase.checking.title")}
      </Notice>
    );
  }
  return (
    <Notice level="critical" onDismiss={onDismiss}>
      {[t("purchase.failed"), reasonOf(data?.payment?.message)].filter(Boolean).join(" ")}
    </Notice>
  );
}
