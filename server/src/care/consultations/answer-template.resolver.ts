import { Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { createTemplate, deleteTemplate, listTemplates, readTemplate, updateTemplate } from "./answer-template.service";
import { AnswerTemplateInput, AnswerTemplateType } from "./answer-template.type";

/** Texts that whoever answers questions puts into answers, and writes for colleagues. */
@ForStaff(PERMISSIONS.answerConsultations)
@Resolver()
export class AnswerTemplateResolver {
  @Query(() => [AnswerTemplateType], {
    description: "Texts that a pharmacist can put into an answer: those of the product, then those of staff.",
  })
  answerTemplates(@Ctx() ctx: RequestContext): Promise<AnswerTemplateType[]> {
    return listTemplates(ctx);
  }

  @Query(() => AnswerTemplateType, { nullable: true, description: "One text, of the product or of staff." })
  answerTemplate(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<AnswerTemplateType> {
    return readTemplate(ctx, id);
  }

  @Mutation(() => AnswerTemplateType, {
    description: "Keeps a text for everybody who answers. CONFLICT when there are 100.",
  })
  createAnswerTemplate(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AnswerTemplateInput) input: AnswerTemplateInput,
  ): Promise<AnswerTemplateType> {
    return createTemplate(ctx, signedIn(ctx), input);
  }

  @Mutation(() => AnswerTemplateType, {
    description: "Keeps a text of staff as it is given now. CONFLICT when it is not the version that was seen.",
  })
  updateAnswerTemplate(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "A text of staff.") id: string,
    @Arg("version", () => Int, "The `version` that was seen.") version: number,
    @Arg("input", () => AnswerTemplateInput) input: AnswerTemplateInput,
  ): Promise<AnswerTemplateType> {
    return updateTemplate(ctx, signedIn(ctx), { id, version, input });
  }

  @Mutation(() => ID, {
    description:
      "Deletes a text of staff; what was sent with it stays. CONFLICT when it is not the version that was seen.",
  })
  deleteAnswerTemplate(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "A text of staff.") id: string,
    @Arg("version", () => Int, "The `version` that was seen.") version: number,
  ): Promise<string> {
    return deleteTemplate(ctx, { id, version });
  }
}
