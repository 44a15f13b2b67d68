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
import styles from "./download.module.css";

/** Why the file did not come. */
type ExportRefusal = "unverified" | "tooOften" | "signedOut" | "failed";

/** The file with everything, or why there is none. */
type ExportAnswer = { file: Blob; name: string } | { refusal: ExportRefusal };

type ExportFormat = "json" | "html";

/** Where the file comes from: a route of its own, because a file is no answer of the API. */
const exportAddress = (format: ExportFormat) => `/account/export?format=${format}`;

const REFUSALS: Readonly<Record<number, ExportRefusal>> = { 401: "signedOut", 429: "tooOften" };

/** An address that is not confirmed is answered with 403 and the code CONFLICT; other reasons for 403 are none of the person's. */
async function refusalOf(answer: Response): Promise<ExportRefusal> {
  if (answer.status !== 403) return REFUSALS[answer.status] ?? "failed";
  const { errors } = await answer.json();
  return errors?.[0]?.extensions?.code === "CONFLICT" ? "unverified" : "failed";
}

/** Fetches the file into memory, so that a refusal can be said on the page. Never rejects. */
async function fetchExport(format: ExportFormat): Promise<ExportAnswer> {
  try {
    const answer = await fetch(exportAddress(format), { credentials: "same-origin", cache: "no-store" });
    if (!answer.ok) return { refusal: await refusalOf(answer) };
    const [, name] = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
    return { file: await answer.blob(), name: name ?? `ai-health-assistant-data.${format}` };
  } catch {
    return { refusal: "failed" };
  }
}

/** Hands a file to the browser as a download would. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

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
