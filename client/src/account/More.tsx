import { useTranslation } from "react-i18next";
import { LoadMore } from "../ui/LoadMore";

export interface MoreProps {
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  /** Asks for the page after the cursor. */
  onMore: (after: string | null) => Promise<unknown>;
}

/** The end of a list of which the server has more; nothing when it is whole. */
export function More({ pageInfo, onMore }: MoreProps) {
  const { t } = useTranslation("account");
  return (
    pageInfo.hasNextPage && (
      <LoadMore onMore={() => onMore(pageInfo.endCursor)} label={t("more.label")} failed={t("more.failed")} />
    )
  );
}
