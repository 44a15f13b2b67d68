import { Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { AnswerCheckType } from "./answer.type";
import { checkAnswer } from "./answer-check.service";
import { CloseReasonEnum } from "./consultation.type";
import type { CloseReason, ReportOutcome } from "./escalation.rules";
import {
  answerQuestion,
  askBack,
  askFromBook,
  claimQuestion,
  closeQuestion,
  closeReport,
  giveBackQuestion,
  openQuestion,
  reassignQuestion,
  takeBackAnswer,
  writeAgain,
} from "./pharmacist-acts.service";
import { PharmacistQuestionType, ReportOutcomeEnum } from "./pharmacist-question.type";

const LANGUAGE = { nullable: true, description: "The patient's language unless named." } as const;

import { type TranslateContext, translateQuestion } from "./translation.service";
import { TranslationType } from "./translation.type";

/** What a pharmacist does with an entry of the queue. */
@ForStaff(PERMISSIONS.answerConsultations)
@Resolver()
export class PharmacistActsResolver {
  @Mutation(() => PharmacistQuestionType, { description: "Marks the question as seen; its patient sees that it was." })
  openPharmacistQuestion(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<PharmacistQuestionType> {
    return openQuestion(ctx, signedIn(ctx), id);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Takes the question for oneself." })
  claimPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<PharmacistQuestionType> {
    return claimQuestion(ctx, signedIn(ctx), id);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Puts a claimed question back into the queue." })
  giveBackPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("note", () => String, {
      defaultValue: "",
      description: "For colleagues; the patient does not see it. May be empty.",
    })
    note: string,
  ): Promise<PharmacistQuestionType> {
    return giveBackQuestion(ctx, signedIn(ctx), id, note);
  }

  @Mutation(() => PharmacistQuestionType, {
    description: "Hands a question to one of `pharmacists`, with a note that the patient does not see.",
  })
  reassignPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("pharmacistId", () => ID, "The `id` of one of `pharmacists`.") pharmacistId: string,
    @Arg("note", () => String, "For colleagues; the patient does not see it.") note: string,
  ): Promise<PharmacistQuestionType> {
    return reassignQuestion(ctx, signedIn(ctx), id, { pharmacistId, note });
  }

  @Mutation(() => PharmacistQuestionType, { description: "Asks the patient for more." })
  askBackPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("text", () => String, "What the other one reads, as plain text.") text: string,
    @Arg("language", () => LanguageEnum, LANGUAGE) language?: Language,
  ): Promise<PharmacistQuestionType> {
    return askBack(ctx, signedIn(ctx), id, { text, language });
  }

  @Mutation(() => PharmacistQuestionType, {
    description:
      "Asks the patient one of `advice.openQuestions`. It is answered by a tap, and the answer counts in the case.",
  })
  askFromBook(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("question", () => ID, "The `id` of one of `advice.openQuestions`.") question: string,
  ): Promise<PharmacistQuestionType> {
    return askFromBook(ctx, signedIn(ctx), id, question);
  }

  @Mutation(() => AnswerCheckType, {
    description:
      "Compares the medicines of an answer with the profile, as far as its patient consents. Nothing is sent.",
  })
  checkPharmacistAnswer(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("text", () => String, "The answer as far as it is written.") text: string,
  ): Promise<AnswerCheckType> {
    return checkAnswer(ctx, signedIn(ctx), id, text);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Answers a question that one has claimed." })
  answerPharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("answer", () => String, "What the patient reads, as plain text.") answer: string,
    @Arg("language", () => LanguageEnum, LANGUAGE) language?: Language,
  ): Promise<PharmacistQuestionType> {
    return answerQuestion(ctx, signedIn(ctx), id, { text: answer, language });
  }

  @Mutation(() => PharmacistQuestionType, {
    description: "Takes back an answer of one's own of the last minute. Its patient no longer has it.",
  })
  takeBackPharmacistAnswer(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<PharmacistQuestionType> {
    return takeBackAnswer(ctx, signedIn(ctx), id);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Writes again after the answer." })
  writePharmacistMessage(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("text", () => String, "What the other one reads, as plain text.") text: string,
    @Arg("language", () => LanguageEnum, LANGUAGE) language?: Language,
  ): Promise<PharmacistQuestionType> {
    return writeAgain(ctx, signedIn(ctx), id, { text, language });
  }

  @Mutation(() => PharmacistQuestionType, {
    description: "Closes a question. Its patient can open it again for seven days.",
  })
  closePharmacistQuestion(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => CloseReasonEnum, "Why nothing more is expected.") reason: CloseReason,
  ): Promise<PharmacistQuestionType> {
    return closeQuestion(ctx, signedIn(ctx), id, reason);
  }

  @Mutation(() => TranslationType, {
    description: "Has the question of an entry translated by the service that `publicConfiguration.translator` names.",
  })
  translatePharmacistQuestion(
    @Ctx() ctx: TranslateContext,
    @Arg("id", () => ID) id: string,
    @OptionalArg("to", () => LanguageEnum, "One's own language unless named.") to?: Language,
  ): Promise<TranslationType> {
    return translateQuestion(ctx, signedIn(ctx), id, to);
  }

  @Mutation(() => PharmacistQuestionType, { description: "Closes a report about an answer with what came of it." })
  closeAdviceReport(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("outcome", () => ReportOutcomeEnum, "What the pharmacist found of the answer.") outcome: ReportOutcome,
    @Arg("note", () => String, {
      defaultValue: "",
      description: "For colleagues; the patient does not see it. May be empty.",
    })
    note: string,
  ): Promise<PharmacistQuestionType> {
    return closeReport(ctx, signedIn(ctx), id, { outcome, note });
  }
}
