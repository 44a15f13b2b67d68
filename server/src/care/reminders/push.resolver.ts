import { Ctx, FieldResolver, InputType, Mutation, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, Field } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { createPushDevice, deletePushDevice, readPushKey } from "./push.service";
import { MedicationRemindersType } from "./reminders.type";

@InputType({ description: "A push subscription as the browser gives it." })
class PushDeviceInput {
  @Field(() => String, "The address of the browser's push service.") endpoint: string;

  @Field(() => String, "Base64url") p256dh: string;

  @Field(() => String, "Base64url") auth: string;
}

/** The devices on which a patient is reminded while no tab is open. */
@ForPatients()
@Resolver(() => MedicationRemindersType)
export class PushResolver {
  @FieldResolver(() => String, { description: "The key with which a browser subscribes to push messages. Base64url." })
  pushKey(@Ctx() ctx: RequestContext): Promise<string> {
    return readPushKey(ctx);
  }

  @Mutation(() => Boolean, { description: "Reminds on this device until its person logs out of it." })
  createPushDevice(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => PushDeviceInput, "The browser that shows the reminders.") device: PushDeviceInput,
  ): Promise<boolean> {
    return createPushDevice(ctx, signedIn(ctx), device);
  }

  @Mutation(() => Boolean, { description: "No longer reminds on this device." })
  deletePushDevice(
    @Ctx() ctx: RequestContext,
    @Arg("endpoint", () => String, "The `endpoint` with which the browser was added.") endpoint: string,
  ): Promise<boolean> {
    return deletePushDevice(ctx, signedIn(ctx), endpoint);
  }
}
