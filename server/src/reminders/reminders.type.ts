import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { DOSE_STATES, type DoseState } from "./dose.rules";
import type { SlotHour } from "./slot.rules";

export const SlotEnum = { MORNING: 9, AFTERNOON: 13, EVENING: 19 } as const;
registerEnumType(SlotEnum, {
  name: "DaySlot",
  description: "When medicines are due: 09:00, 13:00 and 19:00 in Europe/London.",
});
export const DoseStateEnum = Object.fromEntries(DOSE_STATES.map((state) => [state, state]));
registerEnumType(DoseStateEnum, {
  name: "DoseState",
  description: "MISSED when the medicine's next slot begins, its last one of a day at midnight.",
});

@ObjectType("ReminderDose", { simpleResolvers: true, description: "One dose of one medicine." })
export class ReminderDoseType {
  @Field(() => ID, { description: "Made of the medicine, the day and the slot." })
  id: string;

  @Field(() => ID)
  medicationId: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  dosage: string | null;

  @Field(() => String, { description: "YYYY-MM-DD in Europe/London" })
  day: string;

  @Field(() => SlotEnum)
  slot: SlotHour;

  @Field(() => DoseStateEnum)
  state: DoseState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the patient said that it was taken or skipped.",
  })
  notedAt: Date | null;

  @Field(() => Boolean, { description: "True while `takeDose` and `skipDose` accept it." })
  canNote: boolean;
}

@ObjectType("ReminderSlot", { simpleResolvers: true, description: "A time of a day, with what is due then." })
export class ReminderSlotType {
  @Field(() => ID, { description: "Made of the day and the slot." })
  id: string;

  @Field(() => String, { description: "YYYY-MM-DD in Europe/London" })
  day: string;

  @Field(() => SlotEnum)
  slot: SlotHour;

  @Field(() => GraphQLISODateTime)
  at: Date;

  @Field(() => [ReminderDoseType])
  doses: ReminderDoseType[];
}

@ObjectType("MedicineAdherence", { simpleResolvers: true })
export class MedicineAdherenceType {
  @Field(() => ID)
  medicationId: string;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  due: number;

  @Field(() => Int)
  taken: number;

  @Field(() => Int)
  skipped: number;

  @Field(() => Int)
  missed: number;
}

@ObjectType("Adherence", {
  simpleResolvers: true,
  description: "Doses that were noted or are over. `due` is the sum of taken, skipped and missed.",
})
export class AdherenceType {
  @Field(() => Int)
  days: number;

  @Field(() => Int)
  due: number;

  @Field(() => Int)
  taken: number;

  @Field(() => Int)
  skipped: number;

  @Field(() => Int)
  missed: number;

  @Field(() => [MedicineAdherenceType], { description: "Medicines of which a dose was due." })
  medicines: MedicineAdherenceType[];
}

@ObjectType("MedicationReminders", { description: "What there is to take, now and next." })
export class MedicationRemindersType {
  @Field(() => ID, { description: "The patient's." })
  id: string;

  @Field(() => GraphQLISODateTime, { description: "The server's time: countdowns are told from it." })
  now: Date;

  @Field(() => String, { description: "Today in Europe/London, YYYY-MM-DD" })
  day: string;

  @Field(() => ReminderSlotType, { nullable: true, description: "The slot that began less than five minutes ago." })
  current: ReminderSlotType | null;

  @Field(() => ReminderSlotType, { nullable: true, description: "The first later slot in which something is due." })
  next: ReminderSlotType | null;

  @Field(() => [ReminderSlotType], { description: "Morning, afternoon and evening of today." })
  slots: ReminderSlotType[];

  @Field(() => [ReminderDoseType], { description: "Missed doses that can still be noted, the oldest first." })
  missed: ReminderDoseType[];
}
