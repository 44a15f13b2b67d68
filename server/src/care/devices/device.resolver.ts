import { Ctx, Extensions, ID, Int, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { addHeartRates } from "./arrival.service";
import { connectDemonstration } from "./demonstration.service";
import { connectDevice, deleteDevice, listDevices, readDevice } from "./device.service";
import { deviceChanged } from "./device.topics";
import { CreateDeviceInput, HeartRateInput, WearableDeviceType } from "./device.type";

/** What measures a patient. */
@ForPatients()
@Resolver()
export class DeviceResolver {
  @Query(() => [WearableDeviceType], { description: "Connected or not, the newest first; at most 50." })
  devices(@Ctx() ctx: RequestContext): Promise<WearableDeviceType[]> {
    return listDevices(ctx, signedIn(ctx));
  }

  @Query(() => WearableDeviceType, { nullable: true, description: "One of the patient's devices." })
  device(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<WearableDeviceType> {
    return readDevice(ctx, signedIn(ctx), id);
  }

  @Mutation(() => WearableDeviceType, { description: "Adds a device that the browser is linked to." })
  createDevice(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => CreateDeviceInput) input: CreateDeviceInput,
  ): Promise<WearableDeviceType> {
    return connectDevice(ctx, signedIn(ctx), input);
  }

  @Mutation(() => WearableDeviceType, {
    description: "Connects a device whose figures are invented and which says so. CONFLICT beside real devices.",
  })
  connectDemonstrationDevice(@Ctx() ctx: RequestContext): Promise<WearableDeviceType> {
    return connectDemonstration(ctx, signedIn(ctx));
  }

  @Mutation(() => Boolean, { description: "Disconnects a device; its readings stay, or go with it." })
  deleteDevice(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("keepReadings", () => Boolean, "True keeps what the device measured, false deletes it.") keepReadings: boolean,
  ): Promise<boolean> {
    return deleteDevice(ctx, signedIn(ctx), id, { keepReadings });
  }

  @Mutation(() => Int, {
    description:
      "Takes up to 300 live heart rates and answers how many were new. The same moment of a device counts once.",
  })
  addHeartRates(
    @Ctx() ctx: RequestContext,
    @Arg("deviceId", () => ID, "The `id` of one of the patient's Bluetooth devices.") deviceId: string,
    @Arg("readings", () => [HeartRateInput], "1 to 300 live heart rates, in any order.") readings: HeartRateInput[],
  ): Promise<number> {
    return addHeartRates(ctx, signedIn(ctx), deviceId, readings);
  }

  @Extensions({ consent: "data_use" })
  @Subscription(() => [WearableDeviceType], {
    subscribe: ({ context }) => context.hub.subscribe(deviceChanged, signedIn(context).id),
    description: "All devices, at first as they are and then after each change.",
  })
  deviceChanged(@Ctx() ctx: RequestContext): Promise<WearableDeviceType[]> {
    return listDevices(ctx, signedIn(ctx));
  }
}
