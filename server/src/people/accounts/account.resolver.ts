import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import { Arg } from "../../platform/api-object.type";
import { askedFields } from "../../platform/asked-fields";
import type { RequestContext } from "../../platform/context";
import { readViewer, register } from "./account.service";
import { confirmEmail } from "./email.service";
import { passwordResetTokenIsValid, requestPasswordReset, resetPassword } from "./password.service";
import { adminLogin, login, logout } from "./sign-in.service";
import { EmailConfirmationType, PasswordResetType, RegisterInput, ViewerType } from "./viewer.type";

/** The ways to an account and out of it. Public by nature: listed by name in the access test. */
@Resolver()
export class AccountResolver {
  @Query(() => ViewerType, { nullable: true, description: "Who is signed in; null when nobody is." })
  async me(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<ViewerType | null> {
    return ctx.who ? readViewer(ctx, ctx.who, askedFields(info)) : null;
  }

  @Mutation(() => ViewerType, {
    description: "Makes a patient's account, mails the link that confirms its address, and signs it in.",
  })
  async register(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => RegisterInput) input: RegisterInput,
  ): Promise<ViewerType> {
    return register(ctx, input);
  }

  @Mutation(() => ViewerType, { description: "Signs in a patient or an advertiser; the session is a cookie." })
  async login(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, "The address of the account, in any case.") email: string,
    @Arg("password", () => String, "The account's present password.") password: string,
    @Arg("rememberMe", () => Boolean, {
      defaultValue: false,
      description: "With true the session lasts for 30 days instead of ending after 30 idle minutes.",
    })
    rememberMe: boolean,
  ): Promise<ViewerType> {
    return login(ctx, { email, password, rememberMe });
  }

  @Mutation(() => ViewerType, { description: "Signs in a member of staff." })
  async adminLogin(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, "The address of the account, in any case.") email: string,
    @Arg("password", () => String, "The account's present password.") password: string,
  ): Promise<ViewerType> {
    return adminLogin(ctx, { email, password });
  }

  @Mutation(() => Boolean, { description: "Ends the session of this browser and closes its websockets." })
  async logout(@Ctx() ctx: RequestContext): Promise<boolean> {
    return logout(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      "Mails a link that sets a new password, if the address has an account. The answer is true for every address that is one.",
  })
  requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, "The address of the account, in any case.") email: string,
  ): Promise<boolean> {
    return requestPasswordReset(ctx, email);
  }

  @Query(() => Boolean, { description: "True while the mailed link can set a password." })
  passwordResetTokenIsValid(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, "The secret of the mailed link.") token: string,
  ): Promise<boolean> {
    return passwordResetTokenIsValid(ctx, token);
  }

  @Mutation(() => PasswordResetType, { description: "Sets a password by a mailed link, once. Every session ends." })
  async resetPassword(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, "The secret of the mailed link.") token: string,
    @Arg("newPassword", () => String, "It has to meet all of `publicConfiguration.passwordRules`.") newPassword: string,
  ): Promise<PasswordResetType> {
    const { role } = await resetPassword(ctx, token, newPassword);
    return { signInPage: role === "ADMIN" ? "ADMIN_LOGIN" : "LOGIN" };
  }

  @Mutation(() => EmailConfirmationType, {
    description: "Confirms an address by its mailed link, once; a new address replaces the old one now.",
  })
  confirmEmail(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, "The secret of the mailed link.") token: string,
  ): Promise<EmailConfirmationType> {
    return confirmEmail(ctx, token);
  }
}
