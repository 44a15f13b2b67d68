import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { HiddenQuestions_OpenMutation } from "../../gql/graphql";
import { localeOf } from "../../lib/language";
import { useMoments } from "../../lib/useMoments";
import { PasswordField } from "../../ui/PasswordField";
import { EmptyState } from "../../ui/States";
import { ActForm } from "../ActForm";
import disclosures from "../disclosures/disclosures.module.css";
import { More } from "../More";
import { Said } from "../Said";
import { focusSection, Section } from "../Section";

const OpenDocument = graphql(`
  mutation HiddenQuestions_open($password: String!, $after: String) {
    openHiddenConsultations(password: $password, first: 20, after: $after) {
      nodes {
        id
        question
        questionLanguage
        language
        timestamp
        response {
          heading
          message
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const UnhideDocument = graphql(`
  mutation HiddenQuestions_unhide($id: ID!, $password: String!) {
    unhideConsultation(id: $id, password: $password) {
      id
    }
  }
`);

type Page = HiddenQuestions_OpenMutation["openHiddenConsultations"];

/** What the person took out of every list. Nobody sees whether there is anything before the password was typed. */
export function HiddenQuestions() {
  const { t } = useTranslation("account");
  const { whole } = useMoments();
  const [open] = useMutation(OpenDocument, { fetchPolicy: "no-cache" });
  const [unhide] = useMutation(UnhideDocument);
  const [password, setPassword] = useState("");
  const [page, setPage] = useState<Page>();
  const opening = useAct(t("action.failed"), () => "hiddenPassword");
  const showing = useAct(t("action.failed"));

  const read = async (after: string | null) => {
    const { data } = await open({ variables: { password, after } });
    if (!data) throw new Error("The list came back empty.");
    return data.openHiddenConsultations;
  };
  const submit = async () => {
    if (password === "") {
      return opening.refuse([{ message: t("hidden.passwordMissing"), fieldId: "hiddenPassword" }]);
    }
    const went = await opening.run(async () => {
      setPage(await read(null));
      return "";
    });
    if (went) focusSection("hidden");
  };
  const show = async (id: string) => {
    const went = await showing.run(async () => {
      await unhide({ variables: { id, password } });
      return t("hidden.shown");
    });
    if (!went) return;
    setPage((before) => before && { ...before, nodes: before.nodes.filter((one) => one.id !== id) });
    focusSection("hidden");
  };
  const more = async (after: string | null) => {
    const next = await read(after);
    setPage((before) => before && { ...next, nodes: [...before.nodes, ...next.nodes] });
  };
  const close = () => {
    setPage(undefined);
    setPassword("");
    showing.clear();
    focusSection("hidden");
  };

  return (
    <Section id="hidden" title={t("hidden.title")} lead={t("hidden.lead")}>
      {!page && (
        <ActForm
          act={opening}
          name={t("hidden.title")}
          onSubmit={() => void submit()}
          submit={t("hidden.open")}
          pendingLabel={t("hidden.opening")}
          button={{ variant: "default" }}
        >
          <PasswordField
            id="hiddenPassword"
            label={t("erase.password")}
            hint={t("hidden.passwordHint")}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={opening.errorOn("hiddenPassword")}
          />
        </ActForm>
      )}
      {page && (
        <>
          <Said act={showing} />
          {page.nodes.length === 0 && <EmptyState>{t("hidden.empty")}</EmptyState>}
          {page.nodes.length > 0 && (
            <ol className={disclosures.list}>
              {page.nodes.map(({ id, question, questionLanguage, language, timestamp, response }) => (
                <li key={id}>
                  <time dateTime={timestamp} className={disclosures.when}>
                    {whole(timestamp)}
                  </time>
                  <div>
                    <b lang={localeOf(questionLanguage)}>{question}</b>
                    <p lang={localeOf(language)}>
                      {response.heading}. {response.message}
                    </p>
                    <Button variant="default" size="xs" onClick={() => void show(id)}>
                      {t("hidden.show")}
                      <span className="hidden-text">{t("hidden.about", { question })}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
          )}
          <More pageInfo={page.pageInfo} onMore={more} />
          <Button variant="default" onClick={close}>
            {t("hidden.close")}
          </Button>
        </>
      )}
    </Section>
  );
}
