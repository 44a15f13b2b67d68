import { Field, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
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
  @Field(() => String, { description: "YYYY-MM, in London." }) month: string;
  @Field(() => ReportStatusEnum, { description: "How far its making has come." }) status: ReportStatus;
  @Field(() => Int, { description: "Percent." }) progress: number;
  @Field(() => GraphQLISODateTime, { description: "When its counting was begun." }) requestedAt: Date;
  @Field(() => String, { nullable: true, description: "From the root of the site, once it is ready." })
  textUrl: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The figures as CSV, from the root of the site; null until it is ready.",
  })
  csvUrl: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The report as PDF, from the root of the site; null until it is ready.",
  })
  pdfUrl: string | null;
}

export const ComplianceReportConnection = connectionOf("ComplianceReportConnection", () => ComplianceReportType);
