import { useQuery } from "@apollo/client/react";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { MaintenanceNotice_NoticeFragment } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { useViewer } from "../session";
import { useLiveSubscription } from "../useLiveSubscription";
import styles from "./ConnectionNotice.module.css";
import own from "./MaintenanceBar.module.css";
import { NoticeLine } from "./NoticeLine";
import { noticeSentence } from "./noticeWords";

graphql(`
  fragment MaintenanceNotice_notice on MaintenanceNotice {
    id
    phase
    startsAt
    endsAt
    releaseVersion
    releaseNotes
    texts {
      en
      fr
      es
      de
    }
  }
`);

const NoticeDocument = graphql(`
  query MaintenanceNotice {
    maintenanceNotice {
      ...MaintenanceNotice_notice @unmask
    }
  }
`);

const ChangedDocument = graphql(`
  subscription MaintenanceNoticeChanged {
    maintenanceNoticeChanged {
      ...MaintenanceNotice_notice @unmask
    }
  }
`);

type Notice = MaintenanceNotice_NoticeFragment;

/** Visitors have no websocket: they ask this often, in ms. */
const EVERY_MS = 5 * 60_000;
const KEPT = "maintenance-notice";

/** Tells of maintenance that comes or goes on, and of a new version, until the person takes it away: each step once. */
export function MaintenanceBar() {
  const viewer = useViewer();
  const [told, setTold] = useState<Notice | null>(null);
  const { data } = useQuery(NoticeDocument, {
    skip: viewer !== null,
    pollInterval: EVERY_MS,
    fetchPolicy: "network-only",
  });
  useLiveSubscription(ChangedDocument, {
    variables: {},
    skip: viewer === null,
    onData: ({ maintenanceNoticeChanged }) => setTold(maintenanceNoticeChanged ?? null),
  });
  const notice = viewer ? told : (data?.maintenanceNotice ?? null);
  return (
    <div role="status" className={`${styles.place} ${own.place}`}>
      {notice && <Bar key={nameOf(notice)} notice={notice} />}
    </div>
  );
}

const nameOf = ({ id, phase }: Notice): string => `${id} ${phase}`;

function Bar({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isGone, setGone] = useState(() => readKept() === nameOf(notice));
  if (isGone) return null;
  const dismiss = () => {
    keep(nameOf(notice));
    setGone(true);
  };
  return (
    <NoticeLine
      dismiss={
        <button type="button" aria-label={t("maintenance.dismiss")} onClick={dismiss}>
          <IconX size={18} stroke={2} aria-hidden />
        </button>
      }
    >
      {noticeSentence(t, notice, language)}
      {notice.releaseNotes && (
        <span lang="en-GB" className={own.notes}>
          {notice.releaseNotes}
        </span>
      )}
    </NoticeLine>
  );
}

/** Browsers may refuse storage: then a notice comes again with the next page. */
function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // Nothing to do: it is gone from this page at least.
  }
}
