import { Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { type Page, readPageArguments } from "../../platform/pages";
import type { AnsweringContext } from "../models/model-context";
import type { PatientEscalation } from "./consultation.loaders";
import { ConsultationEscalationType, ConsultationType } from "./consultation.type";
import { replyToPharmacist } from "./conversation.service";
import { messagesForPatient } from "./message.loaders";
import { ConsultationMessageConnection, type ConsultationMessageType } from "./message.type";

/** What a patient and a pharmacist say to each other, on the patient's side. */
@ForPatients()
@Resolver(() => ConsultationEscalationType)
export class ConversationResolver {
  @FieldResolver(() => ConsultationMessageConnection, { description: "The conversation, the newest message first." })
  messages(
    @Ctx() ctx: RequestContext,
    @Root() { consultationId }: PatientEscalation,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @OptionalArg("after", () => String) after?: string,
  ): Promise<Page<ConsultationMessageType>> {
    const place = { consultationId, ...readPageArguments(first, after) };
    return ctx.loaders.get(messagesForPatient).load(place);
  }

  @Mutation(() => ConsultationType, {
    description: "Writes to the pharmacist. What is urgent in it is answered at once, in `raised`.",
  })
  replyToPharmacist(
    @Ctx() ctx: AnsweringContext,
    @Arg("consultationId", () => ID, "The `id` of the patient's question.") consultationId: string,
    @Arg("text", () => String, "What the other one reads, as plain text.") text: string,
  ): Promise<ConsultationType> {
    return replyToPharmacist(ctx, signedIn(ctx), consultationId, text);
  }
}
