import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FirewallRuleStatus } from "../../gql/graphql";
import { FilterChip } from "../FilterChip";
import { ListTools } from "../ListTools";
import { RULE_STATES } from "./firewall";

export interface FirewallFiltersProps {
  status: FirewallRuleStatus | null;
  onStatus: (status: FirewallRuleStatus | null) => void;
  typed: string;
  onType: (typed: string) => void;
  /** What stands at the end of the line. */
  children: ReactNode;
}

/** What the list is narrowed by: a state, and words of the description. */
export function FirewallFilters({ status, onStatus, typed, onType, children }: FirewallFiltersProps) {
  const { t } = useTranslation("security");
  return (
    <ListTools
      name={t("firewall.filter")}
      search={{
        id: "firewall-search",
        label: t("firewall.search"),
        hint: t("firewall.searchHint"),
        typed,
        onType,
      }}
      acts={children}
    >
      <FilterChip
        id="firewall-state"
        label={t("firewall.state")}
        value={status ?? ""}
        options={[
          { value: "" as const, label: `${t("firewall.state")}: ${t("firewall.any")}` },
          ...RULE_STATES.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        isSet={status !== null}
        onChange={onStatus}
      />
    </ListTools>
  );
}
