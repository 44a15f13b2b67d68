import { screen, within } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { changeLanguage } from "../../core/i18n";
import { SafetyPageDocument } from "../../gql/graphql";
import { SafetyPage } from "./SafetyPage";

const share = (value: number | null, n: number) => ({ __typename: "MeasuredShare", value, from: 0.5, to: 0.9, n });
const figures = (recall: number) => ({
  __typename: "MeasuredFigures",
  emergencyRecall: share(recall, 50),
  atOrAbove: share(0.92, 178),
  accuracy: share(0.61, 178),
  routineAsEmergency: share(0.11, 65),
});

const record = {
  __typename: "ModelRecord",
  trainingLines: 8383,
  figures: figures(0.82),
  rulesAlone: figures(0.7),
  byLanguage: [
    { __typename: "LanguageFigures", language: "de", figures: { ...figures(0.6), emergencyRecall: share(null, 0) } },
  ],
  heldOutConcepts: 40,
  unseenConcepts: { __typename: "MeasuredFigures", emergencyRecall: share(0.55, 93) },
  safetyEmergencies: 1119,
  safetyMissed: 0,
  safetyLookAlikes: 433,
  safetyLookAlikesCalled: 0,
};

const answer = (shown: typeof record | null) => ({
  request: { query: SafetyPageDocument },
  result: {
    data: {
      assistantVersion: {
        __typename: "AssistantVersion",
        version: shown ? "2.1.0" : "2.0.0",
        rulesVersion: "2.0.0",
        updatedAt: "2026-11-21T20:00:00Z",
        conceptCount: 210,
        record: shown,
      },
      versionFigures: ["2.1.0", "2.0.0"].map((version) => ({
        ...figures(0.7),
        __typename: "VersionFigures",
        version,
        since: "2026-11-20T20:00:00Z",
        safetyMissed: version === "2.0.0" ? 3 : 0,
      })),
    },
  },
});

const open = (...mocks: object[]) =>
  renderRoutes([{ path: "/", element: <SafetyPage /> }], { mocks: mocks as ReturnType<typeof answer>[] });

afterEach(() => changeLanguage("en"));

describe("SafetyPage", () => {
  it("shows the figures of the API with set, size and interval, and who wrote the questions", async () => {
    await open(answer(record));
    expect(await screen.findByText(/Of 50 emergencies in it, 41 were called one. That is 82%/)).toBeInTheDocument();
    expect(screen.getByText(/not by independent clinicians/)).toBeInTheDocument();
    const table = screen.getByRole("table", { name: "Main test: 178 questions in held-out styles" });
    const found = within(table).getByRole("row", { name: /^Emergencies found/ });
    expect(within(found).getByText("82%")).toBeInTheDocument();
    expect(within(found).getByText("70%")).toBeInTheDocument();
    expect(within(found).getAllByText("50% to 90%")).toHaveLength(2);
    expect(within(screen.getByRole("table", { name: /found$/ })).getByText("–")).toBeInTheDocument();
    expect(screen.getByText("8,383")).toBeInTheDocument();
    expect(screen.getByText(/1,119 emergencies and 433 questions/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "contact us" })).toHaveAttribute("href", "/contact");
  });

  it("speaks the language of the page, figures too", async () => {
    await changeLanguage("de");
    await open(answer(record));
    expect(await screen.findByText(/Das sind 82\s%/)).toBeInTheDocument();
    expect(screen.getByText("8.383")).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: /^Deutsch/ })).toBeInTheDocument();
  });

  it("shows what was measured of each version, and what one missed", async () => {
    await open(answer(record));
    const table = await screen.findByRole("table", { name: /^Main test of each version/ });
    const [, newest, before] = within(table).getAllByRole("row");
    expect(newest).toHaveTextContent(/^2\.1\.0 Since 20 November 2026.*70%.*61%.*11%/);
    expect(newest).not.toHaveTextContent("Missed");
    expect(before).toHaveTextContent("Missed in the set that must always be right: 3");
  });

  it("shows no figures while the rules alone answer", async () => {
    await open(answer(null));
    expect(await screen.findByText(/At the moment the rules answer alone/)).toBeInTheDocument();
    expect(screen.queryByRole("table", { name: /^Main test: / })).not.toBeInTheDocument();
  });

  it("keeps its words and tries again when the figures cannot be loaded", async () => {
    const { user } = await open(
      { ...answer(null), result: undefined, error: new Error("Failed to fetch") },
      answer(record),
    );
    expect(await screen.findByText(/We could not load the figures/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Where it fails" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("table", { name: /178 questions/ })).toBeInTheDocument();
  });
});
