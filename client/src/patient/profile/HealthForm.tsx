import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconCircleCheck } from "@tabler/icons-react";
import { type FormEvent, lazy, Suspense } from "react";
import { graphql } from "../../gql";
import type { HealthForm_ProfileFragment } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { TagField } from "../../ui/TagField";
import { SelectField, TextField } from "../../ui/TextField";
import styles from "./ProfilePage.module.css";
import { ageFrom, GENDERS, HOME_PLACES, PREGNANCY_ANSWERS, type SavedProfile } from "./profileForm";
import { useProfileForm } from "./useProfileForm";
import { useProfileWords } from "./useProfileWords";

/** Comes when somebody saved meanwhile, which is rare. */
const Conflict = lazy(() => import("./Conflict").then((module) => ({ default: module.Conflict })));

const HealthFormFragment = graphql(`
  fragment HealthForm_profile on HealthProfile {
    id
    version
    age
    dateOfBirth
    gender
    pregnantOrBreastfeeding
    city
    allergies
    conditions
    importedAllergies
    importedConditions
  }
`);

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export interface HealthFormProps {
  profile: FragmentType<HealthForm_ProfileFragment> & { id: string };
  /** Reads the profile again; gives what is saved now. */
  reread: () => Promise<{ version: number } | undefined>;
}

/** The chosen value, or nothing for the first line. */
const pick = <T extends string>(known: readonly T[], value: string): T | "" => known.find((one) => one === value) ?? "";

/** The lists with what of them came from a linked record. */
type ImportedLists = Pick<HealthForm_ProfileFragment, "importedAllergies" | "importedConditions">;

function Form({ profile, reread }: { profile: SavedProfile & ImportedLists; reread: HealthFormProps["reread"] }) {
  const { t } = useProfileWords();
  const form = useProfileForm(profile, reread);
  const { values, typed, change } = form;
  const imported = { allergies: profile.importedAllergies, conditions: profile.importedConditions };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const listOf = (list: "allergies" | "conditions") => ({
    id: list,
    label: t(`field.${list}`),
    hint: t(`hint.${list}`),
    error: form.errorOn(list),
    maxLength: 200,
    entries: values[list],
    noteOn: (entry: string) => (imported[list].some((one) => isSameText(one, entry)) ? t("fromNhs") : undefined),
    typed: typed[list],
    onType: (text: string) => form.type({ [list]: text }),
    onAdd: (entry: string) => form.add(list, entry),
    onRemove: (entry: string) => change({ [list]: values[list].filter((one) => one !== entry) }),
    suggestions: t(`often.${list}`, { returnObjects: true }),
    words: {
      add: t("list.add"),
      entries: t(`list.${list}`),
      suggestions: t("list.common"),
      remove: (entry: string) => t("list.remove", { entry }),
      addOne: (entry: string) => t("list.addOne", { entry }),
    },
  });
  const choices = <T extends string>(known: readonly T[], word: (value: T) => string) => [
    { value: "", label: t("choose") },
    ...known.map((value) => ({ value, label: word(value) })),
  ];
  return (
    <section aria-labelledby="health">
      <h2 id="health">{t("health.title")}</h2>
      <p className={styles.note}>{t("health.lead")}</p>
      <form noValidate aria-labelledby="health" onSubmit={submit} className={styles.form}>
        <ErrorSummary problems={form.problems} />
        {form.theirs && (
          <Suspense>
            <Conflict form={form} />
          </Suspense>
        )}
        <div className={styles.row}>
          <TextField
            id="dateOfBirth"
            type="date"
            label={t("field.dateOfBirth")}
            hint={t("hint.dateOfBirth")}
            autoComplete="bday"
            value={values.dateOfBirth}
            onChange={(event) => change({ dateOfBirth: event.currentTarget.value })}
            error={form.errorOn("dateOfBirth")}
          />
          <TextField
            id="age"
            label={t("field.age")}
            hint={t(values.dateOfBirth ? "hint.ageFromDate" : "hint.age")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            disabled={values.dateOfBirth !== ""}
            value={values.dateOfBirth ? ageFrom(values.dateOfBirth, isoDay(new Date())) : values.age}
            onChange={(event) => change({ age: event.currentTarget.value })}
            error={form.errorOn("age")}
          />
          <SelectField
            id="gender"
            label={t("field.gender")}
            data={choices(GENDERS, (value) => t(`gender.${value}`))}
            value={values.gender}
            onChange={(event) => change({ gender: pick(GENDERS, event.currentTarget.value) })}
          />
          <SelectField
            id="pregnancy"
            label={t("field.pregnantOrBreastfeeding")}
            data={choices(PREGNANCY_ANSWERS, (value) => t(`pregnancy.${value}`))}
            value={values.pregnantOrBreastfeeding}
            onChange={(event) =>
              change({ pregnantOrBreastfeeding: pick(PREGNANCY_ANSWERS, event.currentTarget.value) })
            }
          />
        </div>
        <SelectField
          id="city"
          label={t("field.city")}
          hint={t("hint.city")}
          data={choices(HOME_PLACES, (value) => t(`city.${value}`))}
          value={values.city}
          onChange={(event) => change({ city: pick(HOME_PLACES, event.currentTarget.value) })}
        />
        <TagField {...listOf("allergies")} />
        <TagField {...listOf("conditions")} />
        <div className={styles.save}>
          <SubmitButton pending={form.pending} pendingLabel={t("action.saving")}>
            {t("action.save")}
          </SubmitButton>
          <p role="status" className={styles.done}>
            {form.isDone && (
              <>
                <IconCircleCheck size={22} stroke={2} aria-hidden />
                {t("saved")}
              </>
            )}
          </p>
          {form.isTouched && !form.pending && <p className={styles.unsaved}>{t("unsaved")}</p>}
        </div>
      </form>
    </section>
  );
}

/** What matters for medicines. It is saved as a whole, with 'Save Profile'. */
export function HealthForm({ profile, reread }: HealthFormProps) {
  const { data, complete } = useFragment({ fragment: HealthFormFragment, from: profile });
  return complete ? <Form profile={data} reread={reread} /> : null;
}
