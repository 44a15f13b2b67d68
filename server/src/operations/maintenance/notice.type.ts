import { GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { NOTICE_PHASES, type NoticePhase } from "./window.rules";

export const NoticePhaseEnum = enumType(
  "MaintenanceNoticePhase",
  "Why everybody is told of a maintenance window.",
  NOTICE_PHASES,
  {
    COMING: "It begins within 24 hours.",
    SOON: "It begins within 15 minutes.",
    RUNNING: "It is going on.",
    RELEASED: "A version was released in the last 7 days.",
  },
);

@ApiObject("NoticeTexts", "What everybody is told. Names in braces are filled in: {day}, {from}, {to}, {version}.")
export class NoticeTextsType {
  @Field(() => String, "In English.") en: string;
  @Field(() => String, "In French.") fr: string;
  @Field(() => String, "In Spanish.") es: string;
  @Field(() => String, "In German.") de: string;
}

@ApiObject("MaintenanceNotice", "What everybody is told of a maintenance window.")
export class MaintenanceNoticeType {
  @Field(() => ID, "Opaque; the window's.") id: string;
  @Field(() => NoticePhaseEnum, "Why everybody is told.") phase: NoticePhase;
  @Field(() => GraphQLISODateTime, "When it begins.") startsAt: Date;
  @Field(() => GraphQLISODateTime, "When it is over at the latest.") endsAt: Date;
  @Nullable(() => String, "The version that comes or came; null for no release.") releaseVersion: string | null;
  @Nullable(() => String, "What is new; null until it is released.") releaseNotes: string | null;
  @Nullable(
    () => NoticeTextsType,
    "The texts that staff wrote for this phase; null for those that the product comes with.",
  )
  texts: NoticeTextsType | null;
}
