import { Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { UploadTicketType } from "../applications/applicant.type";
import { newestByCreative, servingByCreative } from "./creative.loaders";
import type { CreativeStatus } from "./creative.rules";
import { readCreative, restoreCreative, saveCreative } from "./creative.service";
import {
  CreativeConnection,
  CreativeInput,
  CreativeRulesType,
  CreativeStatusEnum,
  CreativeType,
  CreativeVersionConnection,
  CreativeVersionType,
} from "./creative.type";
import { TEXT_LIMITS } from "./creative-input.rules";
import { listCreatives, listVersions } from "./creative-list.service";
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from "./picture.rules";
import { askPictureUpload } from "./picture.service";

/** An advertiser's own adverts. */
@ForAdvertisers()
@Resolver(() => CreativeType)
export class CreativeResolver {
  @Query(() => CreativeConnection, { description: "The advertiser's adverts, the newest first." })
  creatives(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @Arg("archived", () => Boolean, {
      defaultValue: false,
      description: "True for archived adverts only, false for the others.",
    })
    archived: boolean,
    @OptionalArg("status", () => CreativeStatusEnum, "Of what is shown, or of the newest version.")
    status?: CreativeStatus,
    @OptionalArg("search", () => String, "Part of the title.") search?: string,
  ): Promise<Page<CreativeType>> {
    return listCreatives(ctx, signedIn(ctx), { ...page, status, archived, search });
  }

  @Query(() => CreativeType, { nullable: true, description: "One of the advertiser's own adverts." })
  creative(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CreativeType> {
    return readCreative(ctx, signedIn(ctx), id);
  }

  @Query(() => CreativeRulesType, { description: "The limits of an advert." })
  creativeRules(): CreativeRulesType {
    const { title, description, altText, disclaimer } = TEXT_LIMITS;
    return {
      maxBytes: PICTURE_MAX_BYTES,
      titleMax: title,
      descriptionMax: description,
      altMax: altText,
      disclaimerMax: disclaimer,
      maxPixels: PICTURE_MAX_PIXELS,
    };
  }

  @FieldResolver(() => CreativeVersionType, { description: "What was written last." })
  newest(@Ctx() ctx: RequestContext, @Root() { id }: CreativeType): Promise<CreativeVersionType> {
    return ctx.loaders.get(newestByCreative).load(id);
  }

  @FieldResolver(() => CreativeVersionType, {
    nullable: true,
    description: "What may be shown: it stays while a newer version is reviewed.",
  })
  serving(@Ctx() ctx: RequestContext, @Root() { id }: CreativeType): Promise<CreativeVersionType | null> {
    return ctx.loaders.get(servingByCreative).load(id);
  }

  @FieldResolver(() => CreativeVersionConnection, { description: "The newest first." })
  versions(
    @Ctx() ctx: RequestContext,
    @Root() { id }: CreativeType,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<CreativeVersionType>> {
    return listVersions(ctx, id, page);
  }

  @Mutation(() => UploadTicketType, {
    description: "PNG, JPG or GIF. The upload answers with pictureId, url, width, height and isAnimated.",
  })
  askPictureUpload(
    @Ctx() ctx: RequestContext,
    @Arg("fileName", () => String, "What the file is called on the computer it comes from.") fileName: string,
    @Arg("bytes", () => Int, "The size of the file; exactly as many bytes are taken.") bytes: number,
  ): Promise<UploadTicketType> {
    return askPictureUpload(ctx, signedIn(ctx), { fileName, bytes });
  }

  @Mutation(() => CreativeType, {
    description:
      "A new advert with a draft, or the draft of an advert: made from its newest version when there is none. CONFLICT while that waits for a review.",
  })
  saveCreative(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => CreativeInput) input: CreativeInput,
    @OptionalArg("id", () => ID, "Null for a new advert.") id?: string | null,
  ): Promise<CreativeType> {
    return saveCreative(ctx, signedIn(ctx), id ?? null, input);
  }

  @Mutation(() => CreativeType, { description: "Takes an archived advert back." })
  restoreCreative(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CreativeType> {
    return restoreCreative(ctx, signedIn(ctx), id);
  }
}
