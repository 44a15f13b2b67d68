import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field } from "../../platform/api-object.type";

@ApiObject(
  "Translation",
  "What a machine made of a message, to be shown as plain text beneath it. It is not kept, and it decides nothing.",
)
export class TranslationType {
  @Field(() => String, "The translated words.") text: string;
  @Field(() => LanguageEnum, "The language that was translated.") from: Language;
  @Field(() => LanguageEnum, "The language that it was translated into.") to: Language;
  @Field(() => String, "The name of the service.") by: string;
}
