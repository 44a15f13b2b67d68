import {
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { RecordExport } from "./record-export.entity";
import { downloadUrl, keptUntil, type RecordExportFormat } from "./record-export.rules";
import {
  deleteRecordExport,
  listRecordExports,
  readRecordExport,
  retryRecordExport,
  startRecordExport,
} from "./record-export.service";
import { recordExportMoved } from "./record-export.topics";
import { RecordExportFormatEnum, RecordExportType, RecordSelectionInput } from "./record-export.type";

/** Files that patients have made of their records. */
@ForPatients()
@Resolver(() => RecordExportType)
export class RecordExportResolver {
  @Query(() => [RecordExportType], { description: "The newest first, at most 10." })
  recordExports(@Ctx() ctx: RequestContext): Promise<RecordExportType[]> {
    return listRecordExports(ctx, signedIn(ctx));
  }

  @Query(() => RecordExportType, { nullable: true, description: "One of these files." })
  recordExport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<RecordExportType> {
    return readRecordExport(ctx, signedIn(ctx), id);
  }

  @Mutation(() => RecordExportType, { description: "Begins to write a file, which then waits for a day." })
  startRecordExport(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => RecordSelectionInput, "Which records it holds.") selection: RecordSelectionInput,
    @Arg("format", () => RecordExportFormatEnum, "What kind of file is written.") format: RecordExportFormat,
  ): Promise<RecordExportType> {
    return startRecordExport(ctx, signedIn(ctx), { selection, format });
  }

  @Mutation(() => RecordExportType, { description: "Writes a file that failed anew." })
  retryRecordExport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<RecordExportType> {
    return retryRecordExport(ctx, signedIn(ctx), id);
  }

  @Mutation(() => ID, { description: "Deletes a file, also one that is being written. The records stay." })
  deleteRecordExport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteRecordExport(ctx, signedIn(ctx), id);
  }

  @FieldResolver(() => String, { nullable: true, description: "Null until the file is ready." })
  downloadUrl(@Root() file: RecordExport): string | null {
    return downloadUrl(file);
  }

  @FieldResolver(() => GraphQLISODateTime, { description: "Until when the file is kept." })
  keptUntil(@Root() { createdAt }: RecordExport): Date {
    return keptUntil(createdAt);
  }

  @Subscription(() => [RecordExportType], {
    description: "All files of the patient, at first and after each change.",
    subscribe: ({ context }) => context.hub.subscribe(recordExportMoved, signedIn(context).id),
  })
  recordExportProgress(@Ctx() ctx: RequestContext): Promise<RecordExportType[]> {
    return listRecordExports(ctx, signedIn(ctx));
  }
}
