import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, renderRoutes } from "../../../test/render";
import { handoverTexts, startTranslations } from "../../core/i18n";
import { HandoverPageDocument } from "../../gql/graphql";
import { HandoverPage } from "./HandoverPage";

const fact = (label: string, standing: string, changes: object = {}) => ({
  ...{ __typename: "HandoverFact", fact: label, label, standing, lasting: null as string | null, isDanger: false },
  ...changes,
});
const choice = (label: string) => ({ __typename: "HandoverChoice", label });

const handover = (changes: object = {}) => ({
  __typename: "ConsultationHandover",
  ...{
    id: "a",
    language: "en",
    subject: "SELF",
    subjectName: null as string | null,
    name: "Priya Raman",
    dateOfBirth: "1984-03-02",
    age: "42 years",
  },
  ...{ sex: "FEMALE", question: "Meine Haut juckt", questionLanguage: "de", askedAt: "2026-11-25T10:00:00Z" },
  facts: [
    fact("Itchy skin", "PRESENT", { lasting: "3 days" }),
    fact("Swollen lips", "DENIED", { isDanger: true }),
    fact("Fever", "DENIED"),
    fact("Rash", "UNSURE"),
  ],
  answers: [
    {
      ...{ __typename: "HandoverAnswer", kind: "TICKS", text: "Is any of this there now?" },
      ...{ choices: ["Swollen lips", "Rash"].map(choice), present: [], unsure: [choice("Rash")] },
      ...{ lasting: null, age: null, sex: null, words: null, at: "2026-11-25T10:01:00Z" },
    },
  ],
  notAsked: ["Wheezing"],
  profile: {
    ...{ __typename: "HandoverProfile", pregnantOrBreastfeeding: "NO", allergies: ["Penicillin"], conditions: [] },
    medicines: [{ __typename: "HandoverMedicine", name: "Ramipril", dosage: "5 mg", frequency: "ONCE" }],
    ...{ changedAt: "2026-11-26T10:00:00Z", hasChangedSince: true },
  },
  level: "URGENT",
  care: { __typename: "CareAdvice", id: "pharmacist-treats", how: "Go to a pharmacy." },
  ...{ heading: "A pharmacist can treat this", advisedAt: "2026-11-25T10:01:00Z", medicinesSuggested: [] as string[] },
  ...{ answerLanguage: "de", pharmacyFirst: ["Impetigo"], raised: null, assistantVersion: "3.0.0" },
  ...changes,
});
const asking = (outcome: object, language = "en") => ({
  request: { query: HandoverPageDocument, variables: { id: "a", language } },
  ...outcome,
});
const answered = (consultationHandover: object) => ({ result: { data: { consultationHandover } } });
const refused = (code: string) => ({ result: { errors: [new GraphQLError("No", { extensions: { code } })] } });

const open = (...mocks: object[]) =>
  renderRoutes([{ path: "/consultation/:id/handover", element: <HandoverPage /> }], {
    ...{ viewer: patient, at: "/consultation/a/handover" },
    mocks: mocks as ReturnType<typeof asking>[],
  });
/** What stands beside a name. */
const said = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling?.textContent;

describe("a hand-over", () => {
  it("says the first of many open signs, and how many more there are", async () => {
    const notAsked = Array.from({ length: 12 }, (_, at) => `Sign ${at + 1}`);
    await open(asking(answered(handover({ notAsked }))));
    expect(await said("Warning signs not asked or not answered")).toMatch(/^Sign 1; .*; Sign 10; and 2 more$/);
  });

  it("has who it is, the words, the facts by how they stand, the answers and the profile", async () => {
    await open(asking(answered(handover())));
    expect(await said("Name")).toBe("Priya Raman");
    expect(await said("Born")).toBe("2 March 1984");
    expect(screen.getByText("Meine Haut juckt")).toHaveAttribute("lang", "de");
    expect(await said("There now")).toBe("Itchy skin (3 days)");
    expect(await said("Warning signs, said not to be there")).toBe("Swollen lips");
    expect(await said("Other things said not to be there")).toBe("Fever");
    expect(await said("Not sure")).toBe("Rash");
    expect(await said("Warning signs not asked or not answered")).toBe("Wheezing");
    expect(screen.getByText("Not sure: Rash")).toBeVisible();
    expect(await said("Medicines")).toBe("Ramipril, 5 mg, once a day");
    expect(await said("Conditions")).toBe("None reported");
    expect(screen.getByText(/changed on 26 November 2026, after the advice/)).toBeVisible();
    expect(screen.getByText(/This is not a diagnosis.*No clinician has reviewed its rules yet/)).toBeVisible();
  });

  it("leads to the pharmacy that can treat it, with what the pharmacist needs to check", async () => {
    await open(asking(answered(handover())));
    expect(await said("Pharmacy First")).toMatch(/It may fit Pharmacy First: Impetigo.*not a referral/);
    expect(screen.getByRole("link", { name: /Find a pharmacy near you/ })).toHaveAttribute(
      "href",
      "https://www.nhs.uk/service-search/pharmacy/find-a-pharmacy/",
    );
    expect(screen.getByRole("link", { name: /FHIR/ })).toHaveAttribute("href", "/consultations/a/handover.json");
  });

  it("begins with 999 where that was the advice", async () => {
    const care = { __typename: "CareAdvice", id: "emergency", how: "Call 999." };
    await open(asking(answered(handover({ level: "EMERGENCY", care, heading: "Call 999 now" }))));
    const call = await screen.findByRole("link", { name: "Call 999" });
    expect(call).toHaveAttribute("href", "tel:999");
    const print = screen.getByRole("button", { name: "Print or save as PDF" });
    expect(call.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("prints, and begins at its heading", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    const { user } = await open(asking(answered(handover())));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await user.click(await screen.findByRole("button", { name: "Print or save as PDF" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("is there in the language of the answer too", async () => {
    const german = handover({ language: "de", heading: "Das kann eine Apotheke behandeln" });
    const { user } = await open(asking(answered(handover())), asking(answered(german), "de"));
    await user.click(await screen.findByRole("button", { name: "Show it in German" }));
    expect(await screen.findByText("In eigenen Worten")).toBeVisible();
    expect(screen.getByRole("article")).toHaveAttribute("lang", "de");
    expect(screen.getByRole("button", { name: "Show it in English" })).toBeVisible();
  });

  it("says nothing of the account but its name where it is about somebody else", async () => {
    await open(asking(answered(handover({ subject: "CHILD", age: "4 years", dateOfBirth: null, profile: null }))));
    expect(await said("About")).toBe("A child");
    expect(await said("Told by")).toBe("Priya Raman");
    expect(screen.queryByText("Born")).not.toBeInTheDocument();
    expect(screen.getByText(/profile of Priya Raman is left out/)).toBeVisible();
  });

  it("names somebody of the family, with what is known of them", async () => {
    const mia = { subject: "CHILD", subjectName: "Mia", age: "2 years", dateOfBirth: "2024-03-02", profile: null };
    await open(asking(answered(handover(mia))));
    expect(await said("Name")).toBe("Mia");
    expect(await said("Born")).toBe("2 March 2024");
    expect(await said("Told by")).toBe("Priya Raman");
    expect(screen.getByText("Nothing is known of Mia before this consultation.")).toBeVisible();
  });

  it("says when it is gone, with the way back and nothing to print", async () => {
    await open(asking(refused("NOT_FOUND")));
    expect(await screen.findByText(/We cannot find this consultation/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("can be tried again when it failed", async () => {
    const { user } = await open(asking(refused("INTERNAL_SERVER_ERROR")), asking(answered(handover())));
    const failed = await screen.findByRole("alert");
    expect(within(failed).getByText("This page cannot be shown right now.")).toBeVisible();
    await user.click(within(failed).getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.getByRole("article")).toBeVisible());
  });

  it("speaks German around an English sheet", async () => {
    await startTranslations("de");
    await handoverTexts("de");
    const { unmount } = await open(asking(answered(handover())));
    expect(await screen.findByRole("button", { name: "Drucken oder als PDF speichern" })).toBeVisible();
    expect(await screen.findByText("In the person’s own words")).toBeVisible();
    unmount();
    await startTranslations("en");
  });
});
