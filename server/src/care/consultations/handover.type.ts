import { GraphQLISODateTime, ID } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { CareLevelEnum } from "../clinical/care.type";
import type { CareLevel } from "../clinical/care-level.rules";
import type { Standing } from "../clinical/case.rules";
import type { PregnancyAnswer } from "../patients/health-profile.rules";
import { PregnancyAnswerEnum } from "../patients/health-profile.type";
import type { Frequency } from "../patients/medication.rules";
import { FrequencyEnum } from "../patients/medication.type";
import { CareAdviceType, StandingEnum } from "./consultation-response.type";
import { HANDOVER_SUBJECTS, type HandoverSubject, type Sex } from "./handover-subject.rules";
import { PatientSexEnum, QuestionKindEnum } from "./interview.type";

const HandoverSubjectEnum = enumType("HandoverSubject", "Whom a consultation is about.", HANDOVER_SUBJECTS, {
  SELF: "Whoever has the account.",
  CHILD: "Somebody under 16, who has no account.",
  SOMEBODY_ELSE: "Somebody else, grown up or of unknown age; also where another age is named than in the profile.",
  UNCLEAR: "The words do not say so.",
});

@ApiObject("HandoverFact", "Something that was understood, for a clinician.")
export class HandoverFactType {
  @Field(() => ID, "The fact of the clinical book, such as throat.sore.") fact: string;
  @Field(() => String, "What it is called, in the language that was asked for.") label: string;
  @Nullable(() => String, "Its code in SNOMED CT; null where the book has none.") snomed: string | null;
  @Field(() => StandingEnum, "Whether it is there.") standing: Standing;
  @Nullable(() => String, "The words that said it; null where a list was ticked.") words: string | null;
  @Nullable(() => String, "How long it has lasted, such as “3 days”; null where nobody said so.")
  lasting: string | null;
  @Field(() => Boolean, "True when it was asked because help is needed at once where it is there.") isDanger: boolean;
}

@ApiObject("HandoverChoice", "One line of a list that was asked.")
export class HandoverChoiceType {
  @Field(() => String, "What it is called, in the language that was asked for.") label: string;
}

@ApiObject("HandoverAnswer", "What was asked back, and what was said to it.")
export class HandoverAnswerType {
  @Field(() => QuestionKindEnum, "What kind of answer the question takes.")
  kind: "ticks" | "duration" | "age" | "sex" | "who" | "words";
  @Field(() => String, "The question, in the language that was asked for.") text: string;
  @Field(() => [HandoverChoiceType], "What could be ticked.") choices: HandoverChoiceType[];
  @Field(() => [HandoverChoiceType], "What of it is there.") present: HandoverChoiceType[];
  @Field(() => [HandoverChoiceType], "What of it the person is not sure of.") unsure: HandoverChoiceType[];
  @Nullable(() => String, "How long it has lasted, such as “3 days”.") lasting: string | null;
  @Nullable(() => String, "How old the person is, such as “34 years”.") age: string | null;
  @Nullable(() => PatientSexEnum, "What was said to the question for it.") sex: Sex | null;
  @Nullable(() => String, "What was added in own words, or how things were later.") words: string | null;
  @Field(() => GraphQLISODateTime, "When it was said.") at: Date;
}

@ApiObject("HandoverMedicine", "A medicine that the patient takes.")
export class HandoverMedicineType {
  @Field(() => String, "As the patient wrote it.") name: string;
  @Nullable(() => String, "In the patient's words; null where it is not known.") dosage: string | null;
  @Nullable(() => FrequencyEnum, "How often a day it is taken; null where it is not known.")
  frequency: Frequency | null;
}

@ApiObject("HandoverProfile", "What the patient's profile says today.")
export class HandoverProfileType {
  @Nullable(() => PregnancyAnswerEnum, "Null: has not said.") pregnantOrBreastfeeding: PregnancyAnswer | null;
  @Field(() => [String], "In the patient's own words.") allergies: string[];
  @Field(() => [String], "What the patient lives with, in their own words.") conditions: string[];
  @Field(() => [HandoverMedicineType], "What the patient takes now, the last one that was added first.")
  medicines: HandoverMedicineType[];
  @Nullable(() => GraphQLISODateTime, "When it was changed last; null while nothing was told.") changedAt: Date | null;
  @Field(() => Boolean, "True when it was changed after the advice was given.") hasChangedSince: boolean;
}

@ApiObject("HandoverRaised", "Something more urgent that was written under the answer later.")
export class HandoverRaisedType {
  @Field(() => CareLevelEnum, "How urgent it was found to be.") level: CareLevel;
  @Field(() => GraphQLISODateTime, "When it was written.") at: Date;
}

@ApiObject(
  "ConsultationHandover",
  "A consultation for whoever goes on with it: a GP, 111 or a pharmacist. Not a diagnosis.",
)
export class ConsultationHandoverType {
  @Field(() => ID, "The consultation's.") id: string;
  @Field(() => LanguageEnum, "The language that it is written in.") language: Language;
  @Field(() => HandoverSubjectEnum, "Whom it is about.") subject: HandoverSubject;
  @Field(() => String, "Who has the account and has told it.") name: string;
  @Nullable(
    () => String,
    "For whom of the patient's family it is, as the name was written at the time; null for all others.",
  )
  subjectName: string | null;
  @Nullable(() => String, "YYYY-MM-DD of the person; null where it is not known.") dateOfBirth: string | null;
  @Nullable(() => String, "How old the person is, such as “34 years”; null where it is not known.") age: string | null;
  @Nullable(() => PatientSexEnum, "Null where it is not known.") sex: Sex | null;
  @Field(() => String, "The patient's own words.") question: string;
  @Field(() => LanguageEnum, "The language of these words.") questionLanguage: Language;
  @Field(() => GraphQLISODateTime, "When they were written.") askedAt: Date;
  @Field(() => [HandoverFactType], "What was understood.") facts: HandoverFactType[];
  @Field(() => [HandoverAnswerType], "What was asked back and answered, in the order of the questions.")
  answers: HandoverAnswerType[];
  @Field(() => [String], "Warning signs that were not asked about, or not answered.") notAsked: string[];
  @Nullable(() => HandoverProfileType, "What was told about the person before; null where that is nothing.")
  profile: HandoverProfileType | null;
  @Field(() => CareLevelEnum, "How urgent it was found to be.") level: CareLevel;
  @Nullable(() => CareAdviceType, "Where the patient was told to go; null in answers of before it was kept.")
  care: CareAdviceType | null;
  @Field(() => String, "The advice in one line.") heading: string;
  @Field(() => GraphQLISODateTime, "When the advice was given, or changed by an answer.") advisedAt: Date;
  @Field(() => [String], "Medicines that were suggested, in the language of the answer.") medicinesSuggested: string[];
  @Field(() => LanguageEnum, "The language in which the patient was answered.") answerLanguage: Language;
  @Field(
    () => [String],
    "The complaints that a pharmacy can treat without a GP (Pharmacy First); none where the advice is another one.",
  )
  pharmacyFirst: string[];
  @Nullable(() => HandoverRaisedType, "Null where nothing more urgent was written later.")
  raised: HandoverRaisedType | null;
  @Field(() => String, "The version of the assistant that advised.") assistantVersion: string;
}
