import { Field, ObjectType } from "type-graphql";
import { enumType, inCapitals } from "../../platform/enum.type";
import { LINE_READERS, type LineReader } from "../clinical/book.rules";

export const LineReaderEnum = enumType("LineReader", "Whom a number to call is for.", inCapitals(LINE_READERS), {
  SELF: "Whoever it happens to.",
  OTHER: "Somebody who worries about another person.",
  CHILD: "Whoever is under 19.",
});

@ObjectType("HelpLine", { simpleResolvers: true, description: "Somebody to call, or to find by a page." })
export class HelpLineType {
  @Field(() => String, { description: "What it is called." })
  name: string;

  @Field(() => String, { nullable: true, description: "The number as it is said; null where there is a page alone." })
  phone: string | null;

  @Field(() => String, { description: "Whom it is for, where and when, in a line." })
  about: string;

  @Field(() => String, { description: "Its own page." })
  url: string;

  @Field(() => String, { description: "The day on which these words were written, as YYYY-MM-DD." })
  writtenOn: string;
}

@ObjectType("HelpLines", { simpleResolvers: true, description: "Who to call, for one kind of reader." })
export class HelpLinesType {
  @Field(() => LineReaderEnum, { description: "Whom they are for." })
  reader: LineReader;

  @Field(() => String, { description: "The same as words above them." })
  title: string;

  @Field(() => [HelpLineType], { description: "The most fitting first." })
  lines: HelpLineType[];
}
