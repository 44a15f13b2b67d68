import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../platform/context";
import { adminLogin, login, logout, readAccount, register, staffRights } from "./account.service";
import { RegisterInput, ViewerType } from "./viewer.type";

/** Signing in and out. Public by nature: listed by name in the access test. */
@Resolver(() => ViewerType)
export class AccountResolver {
  @Query(() => ViewerType, { nullable: true, description: "Who is signed in; null when nobody is." })
  async me(@Ctx() ctx: RequestContext): Promise<ViewerType | null> {
    return ctx.who ? readAccount(ctx, ctx.who) : null;
  }

  @Mutation(() => ViewerType, { description: "Makes a patient's account and signs it in." })
  async register(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => RegisterInput) input: RegisterInput,
  ): Promise<ViewerType> {
    return register(ctx, input);
  }

  @Mutation(() => ViewerType, { description: "Signs in a patient or an advertiser; the session is a cookie." })
  async login(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String) email: string,
    @Arg("password", () => String) password: string,
    @Arg("rememberMe", () => Boolean, { defaultValue: false }) rememberMe: boolean,
  ): Promise<ViewerType> {
    return login(ctx, { email, password, rememberMe });
  }

  @Mutation(() => ViewerType, { description: "Signs in a member of staff." })
  async adminLogin(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String) email: string,
    @Arg("password", () => String) password: string,
  ): Promise<ViewerType> {
    return adminLogin(ctx, { email, password });
  }

  @Mutation(() => Boolean, { description: "Ends the session of this browser and closes its websockets." })
  async logout(@Ctx() ctx: RequestContext): Promise<boolean> {
    return logout(ctx);
  }

  @FieldResolver(() => [String], { description: "What a member of staff may do; empty for everyone else." })
  async permissions(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<string[]> {
    return (await staffRights(ctx, viewer.id)).permissions;
  }

  @FieldResolver(() => [String], { description: "The names of a member of staff's roles; empty for everyone else." })
  async staffRoles(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<string[]> {
    return (await staffRights(ctx, viewer.id)).roles;
  }
}
