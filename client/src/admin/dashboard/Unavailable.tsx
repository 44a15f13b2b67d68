import { Button } from "@mantine/core";
import { IconDownload, IconFileOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./PaperPane.module.css";

export interface UnavailableProps {
  /** Null when there is no file. */
  url: string | null;
  fileName: string | null;
  onRetry: () => void;
}

/** In the place of a document that is not there or cannot be drawn. */
export function Unavailable({ url, fileName, onRetry }: UnavailableProps) {
  const { t } = useTranslation("review");
  return (
    <div className={styles.unavailable} role="status">
      <IconFileOff size={34} stroke={1.5} aria-hidden />
      <p>
        <b>{t("paper.unavailable")}</b>
      </p>
      <p className="dim">{t(url ? "paper.cannotDraw" : "paper.noFile")}</p>
      {url && (
        <div className={styles.bar}>
          <Button
            component="a"
            href={url}
            download={fileName ?? ""}
            leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
          >
            {t("paper.download")}
          </Button>
          <Button variant="default" onClick={onRetry}>
            {t("paper.retry")}
          </Button>
        </div>
      )}
    </div>
  );
}
