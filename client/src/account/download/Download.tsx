import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconBraces, IconFileText } from "@tabler/icons-react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
import { graphql } from "../../gql";
import type { Download_ViewerFragment } from "../../gql/graphql";
import { FailedState } from "../../ui/States";
import { ResendButton } from "../ResendButton";
import { Done } from "../Said";
import { Section } from "../Section";
import { type ExportFormat, type ExportRefusal, exportAddress, fetchExport, saveFile } from "./download";
import styles from "./download.module.css";

const DownloadFragment = graphql(`
  fragment Download_viewer on Viewer {
    id
    emailVerifiedAt
  }
`);

const FORMATS = [
  { format: "html", icon: IconFileText },
  { format: "json", icon: IconBraces },
] as const;

type State =
  | { name: "idle" }
  | { name: "preparing"; format: ExportFormat }
  | { name: "saved"; file: string }
  | { name: "refused"; format: ExportFormat; refusal: Exclude<ExportRefusal, "signedOut"> };

/** Everything that is held about the person, as a file to read and a file for programs. */
export function Download({ viewer }: { viewer: FragmentType<Download_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation("account");
  const { refresh } = useSession();
  const { data, complete } = useFragment({ fragment: DownloadFragment, from: viewer });
  const [state, setState] = useState<State>({ name: "idle" });
  if (!complete) return null;

  const download = async (format: ExportFormat) => {
    if (state.name === "preparing") return;
    setState({ name: "preparing", format });
    const answer = await fetchExport(format);
    if (!("refusal" in answer)) {
      saveFile(answer.file, answer.name);
      setState({ name: "saved", file: answer.name });
    } else if (answer.refusal === "signedOut") {
      setState({ name: "idle" });
      await refresh();
    } else {
      setState({ name: "refused", format, refusal: answer.refusal });
    }
  };
  const press = (format: ExportFormat) => (event: MouseEvent) => {
    event.preventDefault();
    void download(format);
  };

  const isUnverified = !data.emailVerifiedAt || (state.name === "refused" && state.refusal === "unverified");
  return (
    <Section id="download" title={t("download.title")} lead={t("download.lead")}>
      {isUnverified ? (
        <div className={styles.unverified}>
          <p>{t("download.unverified")}</p>
          <ResendButton />
        </div>
      ) : (
        <ul className={styles.formats}>
          {FORMATS.map(({ format, icon: Icon }) => {
            const isPreparing = state.name === "preparing" && state.format === format;
            return (
              <li key={format}>
                <Button
                  component="a"
                  href={exportAddress(format)}
                  download
                  variant="default"
                  leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
                  aria-disabled={state.name === "preparing" || undefined}
                  aria-describedby={`download-${format}-hint`}
                  onClick={press(format)}
                >
                  {t(isPreparing ? "download.preparing" : `download.${format}`)}
                </Button>
                <p id={`download-${format}-hint`}>{t(`download.${format}Hint`)}</p>
              </li>
            );
          })}
        </ul>
      )}
      <Done className={styles.done}>{state.name === "saved" ? t("download.done", { name: state.file }) : ""}</Done>
      <p role="status" className="hidden-text">
        {state.name === "preparing" && t("download.preparing")}
      </p>
      {state.name === "refused" && state.refusal !== "unverified" && (
        <FailedState message={t(`download.${state.refusal}`)} onRetry={() => void download(state.format)} />
      )}
    </Section>
  );
}
