import { useTranslation } from "react-i18next";
import { DataTable } from "../../ui/DataTable";
import { type Share, useShareWords } from "./useShareWords";

export interface ShareTableProps {
  caption: string;
  /** What the groups are of, such as "Age group". */
  heading: string;
  shares: readonly Share[];
}

/** The shares behind the bars. */
export function ShareTable({ caption, heading, shares }: ShareTableProps) {
  const { t } = useTranslation("advertiser");
  const words = useShareWords();
  return (
    <DataTable isSmall>
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" data-figure>
            {t("audience.share")}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ label, percent }) => (
          <tr key={label}>
            <th scope="row">{words(label)}</th>
            <td data-figure>{percent}%</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
