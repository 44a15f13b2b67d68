import { Field, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { type MaintenanceReportStatus, REPORT_STATUSES } from "./report.rules";

const ReportStatusEnum = enumType(
  "MaintenanceReportStatus",
  "How far the writing of a report has come.",
  REPORT_STATUSES,
  {
    RUNNING: "It is being written.",
    READY: "It can be downloaded.",
    FAILED: "It could not be written.",
    CANCELLED: "Staff ended it.",
  },
);

@ApiObject("MaintenanceReport", "What happened in maintenance in some months. It is kept for 30 days.")
export class MaintenanceReportType {
  @Field(() => ID, { description: "Opaque." }) id: string;
  @Field(() => String, { description: "Its first month: YYYY-MM, in London." }) fromMonth: string;
  @Field(() => String, { description: "Its last month: YYYY-MM, in London." }) toMonth: string;
  @Field(() => ReportStatusEnum, { description: "How far its writing has come." }) status: MaintenanceReportStatus;
  @Field(() => Int, { description: "How many entries are written." }) done: number;
  @Field(() => Int, { nullable: true, description: "How many entries there are; null before they are counted." })
  total: number | null;
  @Field(() => GraphQLISODateTime, { description: "When its writing was begun." }) requestedAt: Date;
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
