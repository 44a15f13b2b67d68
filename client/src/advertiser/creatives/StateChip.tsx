import { useTranslation } from "react-i18next";
import type { CreativeStatus } from "../../gql/graphql";
import { StatusChip } from "../../ui/StatusChip";
import { iconOf, levelOf } from "./creatives";

/** Where a version stands. */
export function StateChip({ status }: { status: CreativeStatus }) {
  const { t } = useTranslation("creatives");
  return (
    <StatusChip level={levelOf[status]} icon={iconOf[status]}>
      {t(`state.${status}`)}
    </StatusChip>
  );
}
