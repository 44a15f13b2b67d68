import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { REPORT_STATUSES, type ReportStatus } from "./report.rules";

const ReportStatusEnum = enumType("ReportStatus", "How far the making of a report has come.", REPORT_STATUSES, {
  FAILED: "It could not be made.",
  READY: "It can be downloaded.",
  RUNNING: "It is being made.",
});

@ApiObject("ComplianceReport", "How the adverts of a month were decided about.")
export class ComplianceReportType {
  @Field(() => ID) id: string;
  @Field(() => String, "YYYY-MM, in London.") month: string;
  @Field(() => ReportStatusEnum, "How far its making has come.") status: ReportStatus;
  @Field(() => Int, "Percent.") progress: number;
  @Field(() => GraphQLISODateTime, "When its counting was begun.") requestedAt: Date;
  @Nullable(() => String, "From the root of the site, once it is ready.") textUrl: string | null;
  @Nullable(() => String, "The figures as CSV, from the root of the site; null until it is ready.")
  csvUrl: string | null;
  @Nullable(() => String, "The report as PDF, from the root of the site; null until it is ready.")
  pdfUrl: string | null;
}

export const ComplianceReportConnection = connectionOf("ComplianceReportConnection", () => ComplianceReportType);
