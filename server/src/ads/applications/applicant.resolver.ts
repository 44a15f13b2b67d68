import { Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { Delivery } from "../../platform/realtime/topics";
import { readAfterChange, readByToken, watchByToken } from "./applicant.service";
import {
  ApplicantApplicationType,
  ApplicationRulesType,
  StartedApplicationType,
  SubmittedApplicationType,
  UploadTicketType,
} from "./applicant.type";
import { readRules, startApplication, updateApplicationCompany } from "./application.service";
import { CompanyInput } from "./application.type";
import { askDocumentUpload, deleteDocument, setDocumentDate } from "./application-documents.service";
import { requestApplicationLink } from "./application-mail.service";
import { submitApplication } from "./submission.service";

const TOKEN = { description: "The secret of the application." } as const;

/** For applicants, who have no account: whoever has an application's secret may see and change it. Listed by name in the access test. */
@Resolver()
export class ApplicantResolver {
  @Query(() => ApplicationRulesType, { description: "What an application needs, for everybody." })
  applicationRules(): ApplicationRulesType {
    return readRules();
  }

  @Query(() => ApplicantApplicationType, {
    nullable: true,
    description: "The application that a mailed secret belongs to.",
  })
  application(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, TOKEN) token: string,
  ): Promise<ApplicantApplicationType> {
    return readByToken(ctx, token);
  }

  @Mutation(() => StartedApplicationType, { description: "Starts a draft for a company." })
  startApplication(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => CompanyInput) input: CompanyInput,
  ): Promise<StartedApplicationType> {
    return startApplication(ctx, input);
  }

  @Mutation(() => ApplicantApplicationType, {
    description: "With another name or number, documents that were accepted are judged anew.",
  })
  updateApplicationCompany(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, TOKEN) token: string,
    @Arg("input", () => CompanyInput) input: CompanyInput,
  ): Promise<ApplicantApplicationType> {
    return updateApplicationCompany(ctx, token, input);
  }

  @Mutation(() => UploadTicketType, { description: "Lets one PDF be sent for a document." })
  askDocumentUpload(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, TOKEN) token: string,
    @Arg("key", () => String, "The document's `key`.") key: string,
    @Arg("fileName", () => String, "What the file is called on the computer it comes from.") fileName: string,
    @Arg("bytes", () => Int, "Exactly as many are taken.") bytes: number,
  ): Promise<UploadTicketType> {
    return askDocumentUpload(ctx, token, { key, fileName, bytes });
  }

  @Mutation(() => ApplicantApplicationType, { description: "Says which date a document states." })
  setDocumentDate(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, TOKEN) token: string,
    @Arg("key", () => String, "The document's `key`.") key: string,
    @Arg("date", () => String, "YYYY-MM-DD") date: string,
  ): Promise<ApplicantApplicationType> {
    return setDocumentDate(ctx, token, { key, date });
  }

  @Mutation(() => ApplicantApplicationType, { description: "Takes the file of a document away." })
  deleteDocument(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, TOKEN) token: string,
    @Arg("key", () => String, "The document's `key`.") key: string,
  ): Promise<ApplicantApplicationType> {
    return deleteDocument(ctx, token, key);
  }

  @Mutation(() => SubmittedApplicationType, {
    description:
      "Sends the application, when its documents hold what they have to. What is wrong with them is data, not an error.",
  })
  submitApplication(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, TOKEN) token: string,
    @Arg("acceptTerms", () => Boolean, "True accepts the present terms and conditions; it has to be true.")
    acceptTerms: boolean,
  ): Promise<SubmittedApplicationType> {
    return submitApplication(ctx, token, acceptTerms);
  }

  @Mutation(() => Boolean, {
    description: "Mails a new link to the application of this address that changed last. True for every address.",
  })
  requestApplicationLink(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, "The address that the application gave.") email: string,
  ): Promise<boolean> {
    return requestApplicationLink(ctx, email);
  }

  @Subscription(() => ApplicantApplicationType, {
    description: "The application now, and after each change. Without a session, connect with `application: <token>`.",
    subscribe: ({ context, args }) => watchByToken(context, args.token),
  })
  applicationStatusChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ applicationId: string }>,
    @Arg("token", () => String, TOKEN) token: string,
  ): Promise<ApplicantApplicationType> {
    return readAfterChange(ctx, token, delivery);
  }
}
