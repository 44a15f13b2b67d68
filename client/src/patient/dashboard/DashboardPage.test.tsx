import { MockSubscriptionLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { dashboardAnswer, emptyProfile, emptyReminders, noAdvert, noCheck } from "../../../test/dashboard";
import { patient, renderRoutes } from "../../../test/render";
import { PatientDashboardPageDocument } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { DashboardPage } from "./DashboardPage";

const consultation = (
  id: string,
  level: string,
  answeredAt: string | null = null,
  status = "SENT",
  care: object | null = null,
) => ({
  __typename: "Consultation",
  id,
  question: `Question ${id}`,
  subjectName: null,
  timestamp: "2025-11-18T10:00:00Z",
  isAboutSafety: level === "CRISIS",
  level,
  response: { __typename: "ConsultationResponse", care },
  escalation: level === "PHARMACIST" ? { __typename: "ConsultationEscalation", answeredAt, status } : null,
});

const tonight = new Date(Date.now() + 3_600_000).toISOString();

const answer = (
  nodes: object[],
  told: object = {},
  medicines: string[] = [],
  totalCount = medicines.length,
  slots: object = {},
  alerts: object[] = [],
) =>
  dashboardAnswer({
    healthProfile: { ...emptyProfile, ...told },
    medicationReminders: { ...emptyReminders, ...slots },
    medications: {
      __typename: "MedicationConnection",
      totalCount,
      nodes: medicines.map((name) => ({ __typename: "Medication", id: name, name, dosage: "5 mg" })),
    },
    healthAlerts: { __typename: "HealthAlertConnection", nodes: alerts },
    consultations: { __typename: "ConsultationConnection", nodes },
  });
const failure = { request: { query: PatientDashboardPageDocument }, error: new Error("Failed to fetch") };

const open = (mocks: object[], viewer = patient) =>
  renderRoutes([{ path: "*", element: <DashboardPage /> }], {
    viewer,
    live: new MockSubscriptionLink(),
    mocks: [...mocks, noAdvert, noCheck] as (typeof failure)[],
  });

describe("DashboardPage", () => {
  it("greets with the first name, or with what stands before the @", async () => {
    const { unmount } = await open([answer([])]);
    expect(screen.getByRole("heading", { name: "Welcome back, Priya" })).toBeInTheDocument();
    unmount();
    await open([answer([])], { ...patient, name: "" });
    expect(screen.getByRole("heading", { name: "Welcome back, priya.raman" })).toBeInTheDocument();
  });

  it("says the two things that matter today, and nothing of what there is not", async () => {
    const next = { __typename: "ReminderSlot", id: "next", day: isoDay(new Date()), slot: "AFTERNOON", at: tonight };
    const { unmount } = await open([
      answer([consultation("a", "PHARMACIST", null, "NEEDS_REPLY")], {}, ["Metformin"], 1, { next }),
    ]);
    expect(await screen.findByText(/Your next medicine is at/)).toHaveTextContent(
      "Your next medicine is at 1 PM. One thing to look at: a pharmacist has a question for you.",
    );
    const link = screen.getByRole("link", { name: "a pharmacist has a question for you" });
    expect(link).toHaveAttribute("href", "/consultation#consultation-a");
    unmount();
    const alert = {
      __typename: "HealthAlert",
      id: "alert",
      metric: "SLEEP",
      type: "LOW",
      message: "Short sleep",
      day: "2025-11-18",
      demonstration: false,
      timestamp: "2025-11-18T07:10:00Z",
      acknowledgedAt: null,
    };
    const night = await open([answer([], {}, [], 0, {}, [alert])]);
    expect(await screen.findByText("you slept little")).toBeInTheDocument();
    night.unmount();
    await open([answer([consultation("a", "PHARMACIST", null, "SENT")])]);
    await screen.findByText("Recent consultations");
    expect(screen.getByText(/^Ask a question at any hour/)).toBeInTheDocument();
  });

  it("lists the questions with their level in words and leads to each", async () => {
    await open([
      answer([
        consultation("a", "SELF_CARE"),
        consultation("b", "PHARMACIST"),
        consultation("c", "PHARMACIST", "2025-11-19T09:00:00Z"),
        consultation("d", "EMERGENCY"),
        consultation("e", "SELF_CARE", null, "SENT", {
          __typename: "CareAdvice",
          id: "gp-days",
          name: "See a GP in the next few days",
        }),
      ]),
    ]);
    const first = await screen.findByRole("link", { name: /Question a/ });
    expect(first).toHaveTextContent("Self-care answer");
    expect(first).toHaveAttribute("href", "/consultation#consultation-a");
    expect(screen.getByRole("link", { name: /Question b/ })).toHaveTextContent("With a pharmacist");
    expect(screen.getByRole("link", { name: /Question c/ })).toHaveTextContent(
      "A pharmacist answered, 19 November 2025",
    );
    expect(screen.getByRole("link", { name: /Question d/ })).toHaveTextContent("Call 999");
    expect(screen.getByRole("link", { name: /Question e/ })).toHaveTextContent("See a GP in the next few days");
  });

  it("says what will be here, with the next step", async () => {
    await open([answer([])]);
    expect(await screen.findByText("Your consultation history will appear here.")).toBeInTheDocument();
    for (const link of screen.getAllByRole("link", { name: "Ask a question" })) {
      expect(link).toHaveAttribute("href", "/consultation");
    }
  });

  it("sums up what the person has told about their health, with the way to change it", async () => {
    const told = {
      age: 34,
      gender: "FEMALE",
      allergies: ["Penicillin"],
      conditions: ["Asthma", "Gout"],
      nhsImportedAt: "2026-11-21T10:00:00Z",
    };
    await open([answer([], told, ["Ramipril", "Metformin"], 9)]);
    const summary = await screen.findByRole("region", { name: "Health Summary" });
    expect(within(summary).getByRole("link", { name: "Update Health Profile" })).toHaveAttribute("href", "/profile");
    const facts = within(summary)
      .getAllByRole("term")
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      "Age and gender: 34, Female",
      "Conditions: AsthmaGout",
      "Allergies: Penicillin",
      "Medications: Ramipril 5 mgMetformin 5 mgand 7 more",
    ]);
    expect(within(summary).getByRole("button", { name: "Connect Device" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Health Metrics" })).not.toBeInTheDocument();
    expect(within(summary).getByText("NHS record linked on 21 November 2026")).toBeInTheDocument();
  });

  it("says what is not told yet, and why to tell it when nothing is", async () => {
    const { unmount } = await open([answer([], { age: 0 })]);
    expect(await screen.findAllByText("Not told yet")).toHaveLength(3);
    unmount();
    await open([answer([])]);
    expect(await screen.findByText(/^Tell us about your health/)).toBeInTheDocument();
  });

  it("says in each card that it failed and tries again", async () => {
    const { user } = await open([failure, answer([consultation("a", "URGENT")])]);
    expect(await screen.findByText("Your health summary cannot be shown right now.")).toBeInTheDocument();
    const again = await screen.findAllByRole("button", { name: "Try Again" });
    expect(again).toHaveLength(2);
    await user.click(again[1] as HTMLElement);
    expect(await screen.findByRole("link", { name: /Question a/ })).toHaveTextContent("Call 111 or see a GP");
  });
});
