import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../lib/useShortcuts";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { NoPaper } from "../../ui/paper/NoPaper";
import { PaperPage } from "../../ui/paper/PaperPage";
import { PaperTools } from "../../ui/paper/PaperTools";
import { usePaperView } from "../../ui/paper/usePaperView";
import type { ApplicantDocument } from "./application";
import { sizeInWords } from "./documentSize";
import { applicationAuthorization, downloadDocument } from "./downloadDocument";
import styles from "./PaperDialog.module.css";

export interface PaperDialogProps {
  token: string;
  document: ApplicantDocument;
  isOpen: boolean;
  onClose: () => void;
}

/** What an applicant uploaded, drawn over the page. */
export function PaperDialog({ isOpen, onClose, ...shown }: PaperDialogProps) {
  const { name, fileName, bytes } = shown.document;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={name}
      meta={
        <>
          <span className={styles.file}>{fileName}</span>
          <span className="num">{bytes !== null && sizeInWords(bytes)}</span>
        </>
      }
    >
      <OpenPaper {...shown} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that each opening begins at the first page of the present file. */
function OpenPaper({ token, document }: Pick<PaperDialogProps, "token" | "document">) {
  const { t } = useTranslation("application");
  const { name, url, fileName } = document;
  const view = usePaperView({ url, authorization: applicationAuthorization(token) });
  const [downloadFailed, setDownloadFailed] = useState(false);
  useShortcuts(view.keys, "dialog");
  const download = async () => {
    setDownloadFailed(false);
    await downloadDocument(url ?? "", token, fileName ?? name).catch(() => setDownloadFailed(true));
  };
  const icon = <IconDownload size={18} stroke={1.9} aria-hidden />;
  return (
    <div className={styles.paper}>
      {!view.hasFailed && (
        <PaperTools
          view={view}
          isDrawn
          words={{
            previous: t("preview.previous"),
            next: t("preview.next"),
            smaller: t("preview.smaller"),
            larger: t("preview.larger"),
            page: (at) => t("preview.page", at),
            percent: (percent) => t("document.percent", { percent }),
          }}
        >
          <button type="button" className={styles.download} onClick={() => void download()}>
            {icon}
            {t("document.download")}
          </button>
        </PaperTools>
      )}
      {view.hasFailed ? (
        <NoPaper title={t("preview.unavailable")} text={t("preview.cannotDraw")}>
          <Button leftSection={icon} onClick={() => void download()}>
            {t("document.download")}
          </Button>
          <Button variant="default" onClick={view.retry}>
            {t("preview.retry")}
          </Button>
        </NoPaper>
      ) : (
        <PaperPage
          paper={view.paper}
          page={view.page}
          zoom={view.zoom}
          phrases={[]}
          onFailed={view.fail}
          words={{
            scroll: t("preview.scroll"),
            picture: t("preview.picture", { name, page: view.page, pages: view.pages }),
          }}
        />
      )}
      {downloadFailed && <FieldAlert message={t("document.downloadFailed")} className={styles.problem} />}
    </div>
  );
}
