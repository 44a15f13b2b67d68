import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { SettingsPageQuery } from "../../gql/graphql";

const SettingsDocument = graphql(`
  query SettingsPage {
    settings {
      numbers {
        ...NumberSetting_setting @unmask
      }
      notices {
        ...NoticeWording_wording @unmask
      }
    }
  }
`);

const ChangedDocument = graphql(`
  subscription SettingsChanged {
    settingsChanged {
      numbers {
        ...NumberSetting_setting @unmask
      }
      notices {
        ...NoticeWording_wording @unmask
      }
    }
  }
`);

/** What staff can set, live, and how often something was set since the page was opened. */
export function useSettings() {
  // Forms are filled from it once: it has to be what stands now.
  const { data, error, refetch } = useQuery(SettingsDocument, { fetchPolicy: "network-only" });
  const [live, setLive] = useState<SettingsPageQuery["settings"] | null>(null);
  const [heardAt, setHeardAt] = useState<Date | null>(null);
  const [news, setNews] = useState(0);
  const put = (settings: SettingsPageQuery["settings"]) => {
    setLive(settings);
    setNews((count) => count + 1);
  };
  useLiveSubscription(ChangedDocument, {
    variables: {},
    onData: ({ settingsChanged }) => {
      setHeardAt(new Date());
      put(settingsChanged);
    },
  });
  /** Asks again, for what was saved, or changed by somebody else, while the socket is away. */
  const read = () =>
    void refetch().then(
      ({ data: again }) => again && put(again.settings),
      () => undefined,
    );
  return { settings: live ?? data?.settings, error, read, news, heardAt };
}
