import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { Personal_ViewerFragment } from "../../gql/graphql";
import { FactList } from "../../ui/FactList";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited, Skeleton } from "../../ui/States";
import { WhenNear } from "../../ui/WhenNear";
import { Wearables } from "../devices/Wearables";
import { HealthForm } from "./HealthForm";
import { LeaveGuard } from "./LeaveGuard";
import { Privacy } from "./Privacy";
import styles from "./ProfilePage.module.css";
import { useProfileWords } from "./useProfileWords";

/** Comes after the rest of the page, which does not wait for it. */
const NhsCard = lazy(() => import("./nhs/NhsCard").then((module) => ({ default: module.NhsCard })));

const downloadMedicines = () => import("./medicines/Medicines");

const ProfilePageDocument = graphql(`
  query ProfilePage($afterCurrent: String, $afterStopped: String) {
    healthProfile {
      id
      version
      revision
      ...HealthForm_profile
    }
    current: medications(filter: CURRENT, first: 50, after: $afterCurrent) {
      ...Medicines_list @unmask
    }
    stopped: medications(filter: STOPPED, first: 50, after: $afterStopped) {
      ...Medicines_list @unmask
    }
    nhsAccount {
      id
      ...NhsCard_account
    }
    devices {
      id
      ...WearableRow_device
    }
    deviceImports {
      id
      status
      ...ImportLine_import
    }
    me {
      id
      ...Personal_viewer
      ...Privacy_viewer
    }
  }
`);

const HealthProfileChangedDocument = graphql(`
  subscription HealthProfileChanged {
    healthProfileChanged {
      id
      version
      revision
      ...HealthForm_profile
    }
  }
`);

/** What a patient tells about their health: who they are, what matters for medicines, which they take, and who may use it. */
export function ProfilePage() {
  const { t } = useProfileWords();
  // What another tab or another device saved counts, so nothing of an earlier visit is shown in the meantime.
  const { data, error, refetch, fetchMore } = useQuery(ProfilePageDocument, {
    variables: {},
    // Forms are filled from it once: it has to be what stands now.
    fetchPolicy: "network-only",
  });
  const seen = useRef<number | null>(null);
  useEffect(() => {
    seen.current = data?.healthProfile.revision ?? seen.current;
  }, [data]);
  const reread = async () => {
    const { data: fresh } = await refetch();
    return fresh?.healthProfile;
  };
  useLiveSubscription(HealthProfileChangedDocument, {
    variables: {},
    onData: ({ healthProfileChanged: { revision } }) => {
      if (seen.current !== null && revision > seen.current) void reread().catch(() => undefined);
    },
  });

  if (!data?.me) {
    return (
      <div className={styles.waiting}>
        <PageTitle title={t("title")} />
        <Awaited
          failed={error && t("failed")}
          onRetry={refetch}
          lines={["60%", "0", "34%", "100%", "100%", "100%", "0", "38%", "100%", "100%", "100%"]}
        />
      </div>
    );
  }
  const { healthProfile, current, stopped, nhsAccount, devices, deviceImports, me } = data;
  return (
    <div className={styles.page}>
      <header>
        <PageTitle title={t("title")} />
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      <Personal viewer={me} />
      <Suspense fallback={<Skeleton lines={["38%", "100%", "60%"]} />}>
        <NhsCard account={nhsAccount} onChanged={reread} />
      </Suspense>
      <Wearables devices={devices} imports={deviceImports} />
      <HealthForm profile={healthProfile} reread={reread} />
      <WhenNear download={downloadMedicines} failed={t("failed")}>
        {({ Medicines }) => (
          <Medicines
            current={current}
            stopped={stopped}
            onChanged={reread}
            onMore={(variables) => fetchMore({ variables })}
          />
        )}
      </WhenNear>
      <Privacy viewer={me} />
      <LeaveGuard />
    </div>
  );
}

const PersonalFragment = graphql(`
  fragment Personal_viewer on Viewer {
    id
    name
    email
    language
  }
`);

/** Who this is, to be read here and changed in the account. */
function Personal({ viewer }: { viewer: FragmentType<Personal_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation(["profile", "common"]);
  const { data, complete } = useFragment({ fragment: PersonalFragment, from: viewer });
  if (!complete) return null;
  const facts = [
    [t("personal.name"), data.name],
    [t("personal.email"), data.email],
    [t("personal.language"), t(`common:language.names.${data.language}`)],
  ] as const;
  return (
    <section aria-labelledby="personal">
      <h2 id="personal">{t("personal.title")}</h2>
      <FactList facts={facts} className={styles.facts} />
      <p className={styles.after}>
        <Link to="/account">{t("personal.change")}</Link>
      </p>
    </section>
  );
}
