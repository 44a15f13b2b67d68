import { useTranslation } from "react-i18next";
import { toLanguage } from "../../lib/language";
import { formatFullDay } from "../../lib/time";
import type { ProfileField, ProfileValues } from "./profileForm";

/** What the fields of a profile and their values are called in the language of the page. */
export function useProfileWords() {
  const { t, i18n } = useTranslation("profile");
  const language = toLanguage(i18n.language) ?? "en";
  const day = (iso: string) => formatFullDay(`${iso}T12:00:00Z`, language);
  const wordOf = (field: ProfileField, values: ProfileValues): string => {
    const { gender, pregnantOrBreastfeeding, city } = values;
    switch (field) {
      case "dateOfBirth":
        return values.dateOfBirth && day(values.dateOfBirth);
      case "age":
        return values.age;
      case "gender":
        return gender && t(`gender.${gender}`);
      case "pregnantOrBreastfeeding":
        return pregnantOrBreastfeeding && t(`pregnancy.${pregnantOrBreastfeeding}`);
      case "city":
        return city && t(`city.${city}`);
      default:
        return values[field].join(", ");
    }
  };
  return {
    t,
    day,
    language,
    readValue: (field: ProfileField, values: ProfileValues) => wordOf(field, values) || t("notSaid"),
  };
}
