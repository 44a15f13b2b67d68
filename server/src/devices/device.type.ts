import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { DEVICE_TYPES, type DeviceType } from "./device.rules";

export const DeviceTypeEnum = Object.fromEntries(DEVICE_TYPES.map((type) => [type, type]));
registerEnumType(DeviceTypeEnum, {
  name: "DeviceType",
  description:
    "What a device is, or the kind of file that it was read from. The figures of DEMONSTRATION are invented.",
});

@ObjectType("WearableDevice", { simpleResolvers: true, description: "Something that measures a patient." })
export class WearableDeviceType {
  @Field(() => ID)
  id: string;

  @Field(() => DeviceTypeEnum)
  type: DeviceType;

  @Field(() => String)
  name: string;

  @Field(() => Boolean, { description: "False once it was disconnected and its readings were kept." })
  connected: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it last sent something." })
  lastSyncedAt: Date | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

@InputType({ description: "A device that the browser is linked to." })
export class AddDeviceInput {
  @Field(() => DeviceTypeEnum, { description: "BLUETOOTH: the others come with their files." })
  type: DeviceType;

  @Field(() => String, { description: "1 to 100 characters" })
  name: string;
}

@InputType({ description: "One live heart rate, as a sensor tells it." })
export class HeartRateInput {
  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => Int, { description: "Beats a minute" })
  bpm: number;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: null,
    description: "False when the sensor does not touch the skin: then it is left out. Null when it cannot tell.",
  })
  contact: boolean | null;
}
