import { Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { DeviceImport } from "./device-import.entity";
import { problemSentence } from "./device-import.rules";
import { cancelDeviceImport, listDeviceImports, readDeviceImport } from "./device-import.service";
import { deviceImportChanged } from "./device-import.topics";
import { DeviceImportType } from "./device-import.type";

/** Files of readings that patients have given us by `POST /devices/imports`. */
@ForPatients()
@Resolver(() => DeviceImportType)
export class DeviceImportResolver {
  @Query(() => [DeviceImportType], { description: "The newest first, at most 5." })
  deviceImports(@Ctx() ctx: RequestContext): Promise<DeviceImportType[]> {
    return listDeviceImports(ctx, signedIn(ctx));
  }

  @Query(() => DeviceImportType, { nullable: true, description: "One file of readings." })
  deviceImport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<DeviceImportType> {
    return readDeviceImport(ctx, signedIn(ctx), id);
  }

  @Mutation(() => DeviceImportType, { description: "Ends the reading of a file. Nothing of it is kept." })
  cancelDeviceImport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<DeviceImportType> {
    return cancelDeviceImport(ctx, signedIn(ctx), id);
  }

  @FieldResolver(() => String, { nullable: true, description: "Why it failed and what to do, as a sentence." })
  message(@Root() { problem }: DeviceImport): string | null {
    return problemSentence(problem);
  }

  @Extensions({ consent: "data_use" })
  @Subscription(() => [DeviceImportType], {
    description: "The files of the patient, at first and after each change.",
    subscribe: ({ context }) => context.hub.subscribe(deviceImportChanged, signedIn(context).id),
  })
  deviceImportChanged(@Ctx() ctx: RequestContext): Promise<DeviceImportType[]> {
    return listDeviceImports(ctx, signedIn(ctx));
  }
}
