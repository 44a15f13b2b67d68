import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { notify } from "../../lib/browserNotifications";

const VersionCheckDocument = graphql(`
  query AssistantVersionCheck {
    assistantVersion {
      ...AboutAssistant_version
    }
  }
`);

const VersionChangedDocument = graphql(`
  subscription AssistantVersionChanged {
    assistantVersionChanged {
      ...AboutAssistant_version
    }
  }
`);

/** The documented check, which also finds a new version while the live line is down. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Keeps the version that answers up to date while a page is open, and tells of a new one: by a notification if the person
 * has allowed it, and as the number of the new version, which the page shows.
 * @param version the one that is shown.
 */
export function useAssistantVersion(version: string | undefined): string | null {
  const { t } = useTranslation("conversation");
  const client = useApolloClient();
  const first = useRef<string>(undefined);
  first.current ??= version;
  useLiveSubscription(VersionChangedDocument, { variables: {} });
  useEffect(() => {
    const check = () => {
      // A check that fails is made again in five minutes.
      client.query({ query: VersionCheckDocument, fetchPolicy: "network-only" }).catch(() => undefined);
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);
  const isNew = version !== undefined && version !== first.current;
  useEffect(() => {
    if (isNew) notify(t("about.changed"), t("about.changedTo", { version }), "assistant-version");
  }, [isNew, version, t]);
  return isNew ? version : null;
}
