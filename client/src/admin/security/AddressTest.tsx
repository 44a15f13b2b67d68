import { useApolloClient } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import styles from "./Firewall.module.css";
import { rangeText } from "./firewall";

const TestDocument = graphql(`
  query AddressTest($address: String!) {
    testFirewallAddress(address: $address) {
      normalised
      isDenied
      rule {
        id
        ipRange
        description
      }
    }
  }
`);

/** Tries an address against the rules; nobody is asked and nothing is counted. */
export function AddressTest({ isEnforced }: { isEnforced: boolean }) {
  const { t } = useTranslation("security");
  const client = useApolloClient();
  const [typed, setTyped] = useState("");
  const { run, pending, problem } = useAct(t("try.failed"));
  const [answer, setAnswer] = useState<{ isDenied: boolean; sentence: string } | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setAnswer(null);
      const { data } = await client.query({
        query: TestDocument,
        variables: { address: typed },
        // The rules may have changed since the same address was tried.
        fetchPolicy: "network-only",
      });
      const { normalised: address, rule, isDenied } = data?.testFirewallAddress ?? {};
      const sentence = rule
        ? t("try.denied", { address, range: rangeText(rule), description: rule.description })
        : t("try.allowed", { address });
      setAnswer({ isDenied: isDenied ?? false, sentence });
    });
  };
  return (
    <Panel id="test-address" title={t("try.title")}>
      <form className={styles.try} onSubmit={submit} noValidate>
        <TextField
          id="test-address-field"
          label={t("try.label")}
          hint={t("try.hint")}
          error={problem || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SubmitButton variant="default" pending={pending} pendingLabel={t("try.pending")}>
          {t("try.submit")}
        </SubmitButton>
        <p role="status" className={styles.answer}>
          {answer && (
            <>
              <StatusChip level={answer.isDenied ? "critical" : "normal"}>
                {t(answer.isDenied ? "try.deniedWord" : "try.allowedWord")}
              </StatusChip>{" "}
              {answer.sentence} {answer.isDenied && !isEnforced && t("try.off")}
            </>
          )}
        </p>
      </form>
    </Panel>
  );
}
