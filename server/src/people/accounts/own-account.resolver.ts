import { Ctx, ID, Mutation, Resolver } from "type-graphql";
import { ForSignedIn, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { Language } from "./account.rules";
import { changeName, readAccount, setLanguage } from "./account.service";
import { endDevice, endOtherDevices } from "./device.service";
import { cancelEmailChange, changeEmail, resendVerification } from "./email.service";
import { changePassword } from "./password.service";
import { LanguageEnum, ViewerType } from "./viewer.type";

/** What everybody may change about their own account. */
@ForSignedIn()
@Resolver()
export class OwnAccountResolver {
  @Mutation(() => ViewerType, { description: "Changes how the account's person is addressed." })
  changeName(
    @Ctx() ctx: RequestContext,
    @Arg("name", () => String, "1 to 100 characters.") name: string,
  ): Promise<ViewerType> {
    return changeName(ctx, signedIn(ctx), name);
  }

  @Mutation(() => ViewerType, { description: "Other devices are signed out." })
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Arg("currentPassword", () => String, "The password that still counts.") currentPassword: string,
    @Arg("newPassword", () => String, "It has to meet all of `publicConfiguration.passwordRules`.") newPassword: string,
  ): Promise<ViewerType> {
    await changePassword(ctx, signedIn(ctx), currentPassword, newPassword);
    return readAccount(ctx, signedIn(ctx));
  }

  @Mutation(() => ViewerType, {
    description: "Mails a link to the new address, which is `pendingEmail` until then. Needs a confirmed address.",
  })
  async changeEmail(
    @Ctx() ctx: RequestContext,
    @Arg("newEmail", () => String, "The address that is to be confirmed.") newEmail: string,
    @Arg("password", () => String, "The account's present password.") password: string,
  ): Promise<ViewerType> {
    await changeEmail(ctx, signedIn(ctx), newEmail, password);
    return readAccount(ctx, signedIn(ctx));
  }

  @Mutation(() => ViewerType, { description: "Forgets `pendingEmail`; its link stops working." })
  async cancelEmailChange(@Ctx() ctx: RequestContext): Promise<ViewerType> {
    await cancelEmailChange(ctx, signedIn(ctx));
    return readAccount(ctx, signedIn(ctx));
  }

  @Mutation(() => Boolean, { description: "Mails the link that confirms the address, or the new address, once more." })
  resendVerificationEmail(@Ctx() ctx: RequestContext): Promise<boolean> {
    return resendVerification(ctx, signedIn(ctx));
  }

  @Mutation(() => ViewerType, { description: "The language of pages, answers and mails." })
  setLanguage(
    @Ctx() ctx: RequestContext,
    @Arg("language", () => LanguageEnum, "The language from now on.") language: Language,
  ): Promise<ViewerType> {
    return setLanguage(ctx, signedIn(ctx), language);
  }

  @Mutation(() => ViewerType, { description: "Signs one device out, the present one too; its websockets close." })
  async endDevice(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ViewerType> {
    await endDevice(ctx, signedIn(ctx), id);
    return readAccount(ctx, signedIn(ctx));
  }

  @Mutation(() => ViewerType, { description: "Signs every device out but this one." })
  async endOtherDevices(@Ctx() ctx: RequestContext): Promise<ViewerType> {
    await endOtherDevices(ctx, signedIn(ctx));
    return readAccount(ctx, signedIn(ctx));
  }
}
