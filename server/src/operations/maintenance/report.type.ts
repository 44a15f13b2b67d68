import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
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
  @Field(() => ID, "Opaque.") id: string;
  @Field(() => String, "Its first month: YYYY-MM, in London.") fromMonth: string;
  @Field(() => String, "Its last month: YYYY-MM, in London.") toMonth: string;
  @Field(() => ReportStatusEnum, "How far its writing has come.") status: MaintenanceReportStatus;
  @Field(() => Int, "How many entries are written.") done: number;
  @Nullable(() => Int, "How many entries there are; null before they are counted.") total: number | null;
  @Field(() => GraphQLISODateTime, "When its writing was begun.") requestedAt: Date;
  @Nullable(() => String, "The report as text, from the root of the site; null until it is ready.")
  textUrl: string | null;
  @Nullable(() => String, "The report as PDF, from the root of the site; null until it is ready.")
  pdfUrl: string | null;
}

export const MaintenanceReportConnection = connectionOf("MaintenanceReportConnection", () => MaintenanceReportType);
