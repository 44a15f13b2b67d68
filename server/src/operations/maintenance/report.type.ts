import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../../platform/page.type";
import { type MaintenanceReportStatus, REPORT_STATUSES } from "./report.rules";

const ReportStatusEnum = Object.fromEntries(REPORT_STATUSES.map((status) => [status, status]));
registerEnumType(ReportStatusEnum, {
  name: "MaintenanceReportStatus",
  description: "How far the writing of a report has come.",
  valuesConfig: {
    RUNNING: { description: "It is being written." },
    READY: { description: "It can be downloaded." },
    FAILED: { description: "It could not be written." },
    CANCELLED: { description: "Staff ended it." },
  },
});

@ObjectType("MaintenanceReport", {
  simpleResolvers: true,
  description: "What happened in maintenance in some months. It is kept for 30 days.",
})
export class MaintenanceReportType {
  @Field(() => ID, { description: "Opaque." })
  id: string;

  @Field(() => String, { description: "Its first month: YYYY-MM, in London." })
  fromMonth: string;

  @Field(() => String, { description: "Its last month: YYYY-MM, in London." })
  toMonth: string;

  @Field(() => ReportStatusEnum, { description: "How far its writing has come." })
  status: MaintenanceReportStatus;

  @Field(() => Int, { description: "How many entries are written." })
  done: number;

  @Field(() => Int, { nullable: true, description: "How many entries there are; null before they are counted." })
  total: number | null;

  @Field(() => GraphQLISODateTime, { description: "When its writing was begun." })
  requestedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: "The report as text, from the root of the site; null until it is ready.",
  })
  textUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The report as PDF, from the root of the site; null until it is ready.",
  })
  pdfUrl: string | null;
}

export const MaintenanceReportConnection = connectionOf("MaintenanceReportConnection", () => MaintenanceReportType);
