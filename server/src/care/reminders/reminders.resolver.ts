import {
  Args,
  ArgsType,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, Field } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { Medication } from "../patients/medication.entity";
import { medicinesChanged } from "../patients/medication.topics";
import { MedicationType } from "../patients/medication.type";
import { ADHERENCE_DAYS } from "./dose.rules";
import { noteDose, readNextDose, undoDose } from "./dose.service";
import { readAdherence, readReminders } from "./reminders.service";
import { AdherenceType, DoseTimeType, MedicationRemindersType, SlotEnum } from "./reminders.type";
import type { SlotHour } from "./slot.rules";

@ArgsType()
class DoseArgs {
  @Field(() => ID, "The `id` of the medicine.") medicationId: string;

  @Field(() => String, "YYYY-MM-DD in Europe/London") day: string;

  @Field(() => SlotEnum, "The time of the day at which the dose is due.") slot: SlotHour;
}

/** What a patient has to take and what they say about it. */
@ForPatients()
@Resolver(() => MedicationRemindersType)
export class RemindersResolver {
  @Query(() => MedicationRemindersType, { description: "What there is to take today, now and next." })
  medicationReminders(@Ctx() ctx: RequestContext): Promise<MedicationRemindersType> {
    return readReminders(ctx, signedIn(ctx));
  }

  @FieldResolver(() => AdherenceType, { description: "How many of the doses of the last days were taken." })
  adherence(
    @Ctx() ctx: RequestContext,
    @Root() { id }: MedicationRemindersType,
    @Arg("days", () => Int, { defaultValue: ADHERENCE_DAYS, description: "1 to 90, today among them" }) days: number,
  ): Promise<AdherenceType> {
    return readAdherence(ctx, id, days);
  }

  @Mutation(() => MedicationRemindersType, {
    description: "Notes that a dose was taken: the next one of the medicine, or one of today and the two days before.",
  })
  takeDose(@Ctx() ctx: RequestContext, @Args(() => DoseArgs) dose: DoseArgs): Promise<MedicationRemindersType> {
    return noteDose(ctx, signedIn(ctx), dose, "taken");
  }

  @Mutation(() => MedicationRemindersType, { description: "Notes that a dose was left out on purpose." })
  skipDose(@Ctx() ctx: RequestContext, @Args(() => DoseArgs) dose: DoseArgs): Promise<MedicationRemindersType> {
    return noteDose(ctx, signedIn(ctx), dose, "skipped");
  }

  @Mutation(() => MedicationRemindersType, { description: "Takes back `takeDose` or `skipDose`." })
  undoDose(@Ctx() ctx: RequestContext, @Args(() => DoseArgs) dose: DoseArgs): Promise<MedicationRemindersType> {
    return undoDose(ctx, signedIn(ctx), dose);
  }

  @Extensions({ consent: "data_use" })
  @Subscription(() => MedicationRemindersType, {
    subscribe: ({ context }) => context.hub.subscribe(medicinesChanged, signedIn(context).id),
    description: "At first as it is, then after each change of a medicine or a dose.",
  })
  medicationRemindersChanged(@Ctx() ctx: RequestContext): Promise<MedicationRemindersType> {
    return readReminders(ctx, signedIn(ctx));
  }
}

/** When a medicine is taken next. */
@ForPatients()
@Resolver(() => MedicationType)
export class NextDoseResolver {
  @FieldResolver(() => DoseTimeType, {
    nullable: true,
    description: "The dose that is due, else the next one; null where it has no times or is stopped.",
  })
  async nextDose(@Ctx() ctx: RequestContext, @Root() medication: Medication): Promise<DoseTimeType | null> {
    const slot = await readNextDose(ctx, medication);
    return slot && { day: slot.day, slot: slot.hour, at: slot.at };
  }
}
