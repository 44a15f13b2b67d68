import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatFullDay } from "../../lib/time";
import { Panel } from "../../ui/Panel";
import { type Fact, Facts } from "./Facts";
import type { Account } from "./users";
import { useWhen } from "./useWhen";

export interface AccountFactsProps {
  account: Account;
  mayViewApplications: boolean;
}

/** Who the person is, and how much there is of them. */
export function AccountFacts({ account, mayViewApplications }: AccountFactsProps) {
  const { t } = useTranslation("users");
  const when = useWhen();
  const { email, emailVerifiedAt, pendingEmail, role, createdAt, hasPassword, questionCount, recordCount } = account;
  const facts: Fact[] = [
    {
      name: t("account.email"),
      value: email,
      note: emailVerifiedAt ? t("account.confirmed", { when: when(emailVerifiedAt) }) : t("account.unconfirmed"),
    },
    ...(pendingEmail ? [{ name: t("account.pending"), value: pendingEmail, note: t("account.unconfirmed") }] : []),
    { name: t("account.kind"), value: t(`role.${role}`) },
    { name: t("account.since"), value: formatFullDay(createdAt) },
    { name: t("account.password"), value: t(hasPassword ? "account.hasPassword" : "account.noPassword") },
  ];
  if (questionCount !== null) facts.push({ name: t("account.questions"), value: questionCount });
  if (recordCount !== null) facts.push({ name: t("account.records"), value: recordCount });
  return (
    <Panel id="user-account" title={t("account.title")}>
      <Facts facts={[...facts, ...useCompany(account, mayViewApplications)]} />
    </Panel>
  );
}

function useCompany({ company }: Account, mayViewApplications: boolean): Fact[] {
  const { t } = useTranslation("users");
  if (!company) return [];
  const { name, tier, status, applicationId } = company;
  const plan =
    tier && status
      ? t("account.planWith", { tier: t(`tier.${tier}`), status: t(`subscription.${status}`) })
      : t("account.noPlan");
  const application: Fact = {
    name: t("account.application"),
    value: applicationId ? (
      <Link to={`/admin/dashboard?status=approved&application=${applicationId}`}>{t("account.openApplication")}</Link>
    ) : (
      t("account.noApplication")
    ),
  };
  return [
    { name: t("account.company"), value: name },
    { name: t("account.plan"), value: plan },
    ...(mayViewApplications ? [application] : []),
  ];
}
