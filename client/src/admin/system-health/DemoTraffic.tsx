import "@mantine/core/styles/Switch.layer.css";
import { useMutation, useQuery } from "@apollo/client/react";
import { Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { FieldAlert } from "../../ui/FieldError";
import styles from "./DemoTraffic.module.css";

const DemoTrafficDocument = graphql(`
  query DemoTraffic {
    demoTraffic {
      on
    }
  }
`);

const SetDemoTrafficDocument = graphql(`
  mutation DemoTraffic_set($on: Boolean!) {
    setDemoTraffic(on: $on) {
      on
    }
  }
`);

/** The switch of demonstration mode for adverts' traffic that the product makes itself. Elsewhere there is none. */
export function DemoTraffic() {
  const { t } = useTranslation("admin");
  const { data } = useQuery(DemoTrafficDocument);
  const [send, { loading }] = useMutation(SetDemoTrafficDocument, {
    update: (cache, { data: answer }) => {
      if (answer) cache.writeQuery({ query: DemoTrafficDocument, data: { demoTraffic: answer.setDemoTraffic } });
    },
  });
  const [hasFailed, setFailed] = useState(false);
  if (!data?.demoTraffic) return null;

  const set = async (on: boolean) => {
    setFailed(false);
    try {
      await send({ variables: { on } });
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={styles.line} aria-label={t("systemHealth.traffic.title")}>
      <Switch
        classNames={{ label: styles.label, description: styles.hint }}
        label={t("systemHealth.traffic.title")}
        description={t("systemHealth.traffic.hint")}
        checked={data.demoTraffic.on}
        aria-busy={loading}
        onChange={(event) => {
          if (!loading) void set(event.currentTarget.checked);
        }}
      />
      {hasFailed && <FieldAlert message={t("systemHealth.traffic.failed")} />}
    </section>
  );
}
