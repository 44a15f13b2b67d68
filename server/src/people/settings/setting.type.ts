import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  NUMBER_SETTING_NAMES,
  type NumberSettingName,
  SETTING_NAMES,
  SETTING_SOURCES,
  type SettingName,
  type SettingSource,
} from "./setting.rules";

const VAT_DESCRIPTION = "The rate of VAT for what is charged from now on, in hundredths of a percent: 0 to 10,000.";
const HOURS_DESCRIPTION = "Hours within which a pharmacist's answer is promised from now on: 1 to 168.";

export const SettingNameEnum = enumType("SettingName", "What staff can set.", SETTING_NAMES, {
  VAT_BASIS_POINTS: VAT_DESCRIPTION,
  PHARMACIST_ANSWER_HOURS: HOURS_DESCRIPTION,
  NOTICE_COMING: "What everybody is told a day before maintenance.",
  NOTICE_SOON: "What everybody is told 15 minutes before maintenance.",
  NOTICE_RUNNING: "What everybody is told while maintenance goes on.",
  NOTICE_RELEASED: "What everybody is told after a new version was released.",
});

const NumberSettingNameEnum = enumType(
  "NumberSettingName",
  "What staff can set as one whole number.",
  NUMBER_SETTING_NAMES,
  {
    VAT_BASIS_POINTS: VAT_DESCRIPTION,
    PHARMACIST_ANSWER_HOURS: HOURS_DESCRIPTION,
  },
);

export const SettingSourceEnum = enumType("SettingSource", "Where a value comes from.", SETTING_SOURCES, {
  SET: "Staff set it.",
  ENVIRONMENT: "It stands in the environment of the server.",
  DEFAULT: "The product comes with it.",
});

@ApiObject("NumberSetting", "A whole number that staff can set.")
export class NumberSettingType {
  @Field(() => NumberSettingNameEnum, "What it is.") name: NumberSettingName;
  @Field(() => Int, "The value in force.") value: number;
  @Field(() => SettingSourceEnum, "Where the value in force comes from.") source: SettingSource;
  @Field(() => Int, "The value that is in force while staff set none.") fallback: number;
  @Field(() => SettingSourceEnum, "Where `fallback` comes from.") fallbackSource: SettingSource;
  @Field(() => Int, "The lowest value that can be set.") least: number;
  @Field(() => Int, "The highest value that can be set.") most: number;
  @Field(() => Int, "Give this back with a change; 0 while nobody changed it.") revision: number;
  @Nullable(() => String, "Why it was changed last; null while nobody did.") reason: string | null;
  @Nullable(() => String, "Who changed it last; null while nobody did, and when that account is gone.")
  changedByName: string | null;
  @Nullable(() => GraphQLISODateTime, "When it was changed last; null while nobody did.") changedAt: Date | null;
}

@ApiObject("Settings", "What staff can set, as it stands.")
export class SettingsType {
  @Field(() => [NumberSettingType], "The whole numbers.") numbers: NumberSettingType[];
}

@ApiObject("SettingChange", "One change of a setting.")
export class SettingChangeType {
  @Field(() => ID, "Opaque.") id: string;
  @Field(() => SettingNameEnum, "What was changed.") name: SettingName;
  @Field(() => String, "What was in force until then, in words such as 20 %.") before: string;
  @Field(() => String, "What was in force from then on, in the same words.") after: string;
  @Field(() => String, "Why it was changed.") reason: string;
  @Nullable(() => String, "Who changed it; null when that account is gone.") changedByName: string | null;
  @Field(() => GraphQLISODateTime, "When it was changed.") changedAt: Date;
}

export const SettingChangeConnection = connectionOf("SettingChangeConnection", () => SettingChangeType);

@InputType("NumberSettingInput", { description: "A new value of a whole number that staff can set." })
export class NumberSettingInputType {
  @Field(() => NumberSettingNameEnum, "What is set.") name: NumberSettingName;
  @Nullable(() => Int, "The new value; null, or left out, for back to the default.") value?: number | null;
  @Field(() => String, "Why, 5 to 500 characters: colleagues read it in the history.") reason: string;
  @Field(() => Int, "The `revision` that was shown; with another one it is a CONFLICT.") revision: number;
}
