import { Ctx, Mutation, Resolver } from "type-graphql";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { sendContactMessage } from "./contact.service";
import { ContactMessageInput } from "./contact.type";

/** Public by nature: listed by name in the access test. */
@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, { description: "Sends us a mail. An answer comes by mail." })
  sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ContactMessageInput) input: ContactMessageInput,
  ): Promise<boolean> {
    return sendContactMessage(ctx, input);
  }
}
