import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { NameSetting_ViewerFragment } from "../../gql/graphql";
import { TextField } from "../../ui/TextField";
import { ActForm } from "../ActForm";
import { Setting } from "../Setting";

const NameSettingFragment = graphql(`
  fragment NameSetting_viewer on Viewer {
    id
    name
  }
`);

const ChangeNameDocument = graphql(`
  mutation NameSetting_changeName($name: String!) {
    changeName(name: $name) {
      id
      ...NameSetting_viewer
    }
  }
`);

/** The name, which the header shows too: the session learns of the new one before it is said to be saved. */
export function NameSetting({ viewer }: { viewer: FragmentType<NameSetting_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation("account");
  const { refresh } = useSession();
  const { data, complete } = useFragment({ fragment: NameSettingFragment, from: viewer });
  const [change] = useMutation(ChangeNameDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const act = useAct(t("action.failed"), (field) => field);
  if (!complete) return null;

  const close = () => setTyped(null);
  const submit = async () => {
    const name = (typed ?? "").trim();
    if (name === "") {
      act.refuse([{ message: t("details.nameMissing"), fieldId: "name" }]);
      return;
    }
    const went = await act.run(async () => {
      await change({ variables: { name } });
      await refresh();
      return t("details.nameSaved");
    });
    if (went) close();
  };

  return (
    <Setting
      label={t("details.name")}
      change={t("details.nameChange")}
      done={act.done}
      onOpen={() => {
        act.clear();
        setTyped(data.name);
      }}
      form={
        typed !== null && (
          <ActForm
            act={act}
            name={t("details.nameChange")}
            onSubmit={() => void submit()}
            onCancel={close}
            submit={t("action.save")}
            pendingLabel={t("action.saving")}
          >
            <TextField
              id="name"
              label={t("details.name")}
              hint={t("details.nameHint")}
              autoComplete="name"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={act.errorOn("name")}
            />
          </ActForm>
        )
      }
    >
      {data.name}
    </Setting>
  );
}
