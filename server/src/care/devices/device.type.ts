import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { DEVICE_TYPES, type DeviceType } from "./device.rules";

export const DeviceTypeEnum = enumType(
  "DeviceType",
  "What a device is, or the kind of file that it was read from. The figures of DEMONSTRATION are invented.",
  DEVICE_TYPES,
  {
    APPLE_HEALTH: "A device in an export of Apple Health.",
    BLUETOOTH: "A heart-rate sensor that the browser is linked to.",
    CSV: "A table of readings.",
    DEMONSTRATION: "A device that invents its figures and says so.",
    FIT: "A sports watch whose files were read.",
  },
);

@ApiObject("WearableDevice", "Something that measures a patient.")
export class WearableDeviceType {
  @Field(() => ID)
  id: string;
  @Field(() => DeviceTypeEnum, "What it is, or the kind of file that it was read from.") type: DeviceType;
  @Field(() => String, "What the patient or the device calls it.") name: string;
  @Field(() => Boolean, "False once it was disconnected and its readings were kept.") connected: boolean;
  @Nullable(() => GraphQLISODateTime, "When it last sent something.") lastSyncedAt: Date | null;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

@InputType({ description: "A device that the browser is linked to." })
export class CreateDeviceInput {
  @Field(() => DeviceTypeEnum, "BLUETOOTH: the others come with their files.") type: DeviceType;
  @Field(() => String, "1 to 100 characters") name: string;
}

@InputType({ description: "One live heart rate, as a sensor tells it." })
export class HeartRateInput {
  @Field(() => GraphQLISODateTime, "When it was measured, by the device's clock.") at: Date;
  @Field(() => Int, "Beats a minute") bpm: number;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: null,
    description: "False when the sensor does not touch the skin: then it is left out. Null when it cannot tell.",
  })
  contact: boolean | null;
}
