import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import { NOTICE_PHASES, type NoticePhase } from "./window.rules";

const NoticePhaseEnum = Object.fromEntries(NOTICE_PHASES.map((name) => [name, name]));
registerEnumType(NoticePhaseEnum, {
  name: "MaintenanceNoticePhase",
  description: "Why everybody is told of a maintenance window.",
  valuesConfig: {
    COMING: { description: "It begins within 24 hours." },
    SOON: { description: "It begins within 15 minutes." },
    RUNNING: { description: "It is going on." },
    RELEASED: { description: "A version was released in the last 7 days." },
  },
});

@ObjectType("MaintenanceNotice", {
  simpleResolvers: true,
  description: "What everybody is told of a maintenance window.",
})
export class MaintenanceNoticeType {
  @Field(() => ID, { description: "Opaque; the window's." })
  id: string;

  @Field(() => NoticePhaseEnum, { description: "Why everybody is told." })
  phase: NoticePhase;

  @Field(() => GraphQLISODateTime, { description: "When it begins." })
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When it is over at the latest." })
  endsAt: Date;

  @Field(() => String, { nullable: true, description: "The version that comes or came; null for no release." })
  releaseVersion: string | null;

  @Field(() => String, { nullable: true, description: "What is new; null until it is released." })
  releaseNotes: string | null;
}
