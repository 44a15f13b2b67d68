import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType, inCapitals } from "../../platform/enum.type";
import { LINE_READERS, type LineReader } from "../clinical/book.rules";

export const LineReaderEnum = enumType("LineReader", "Whom a number to call is for.", inCapitals(LINE_READERS), {
  SELF: "Whoever it happens to.",
  OTHER: "Somebody who worries about another person.",
  CHILD: "Whoever is under 19.",
});

@ApiObject("HelpLine", "Somebody to call, or to find by a page.")
export class HelpLineType {
  @Field(() => String, "What it is called.") name: string;
  @Nullable(() => String, "The number as it is said; null where there is a page alone.") phone: string | null;
  @Field(() => String, "Whom it is for, where and when, in a line.") about: string;
  @Field(() => String, "Its own page.") url: string;
  @Field(() => String, "The day on which these words were written, as YYYY-MM-DD.") writtenOn: string;
}

@ApiObject("HelpLines", "Who to call, for one kind of reader.")
export class HelpLinesType {
  @Field(() => LineReaderEnum, "Whom they are for.") reader: LineReader;
  @Field(() => String, "The same as words above them.") title: string;
  @Field(() => [HelpLineType], "The most fitting first.") lines: HelpLineType[];
}
