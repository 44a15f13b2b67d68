import { act, screen } from "@testing-library/react";
import { AssistantVersionCheckDocument } from "../../gql/graphql";
import { open, page } from "./ConsultationPage.test-support";

const version = (number: string) => ({
  ...page([]).result.data.assistantVersion,
  version: number,
  improvements: [`What ${number} does better`],
});
const check = (number: string) => ({
  request: { query: AssistantVersionCheckDocument },
  result: { data: { assistantVersion: version(number) } },
});

describe("the panel about the assistant", () => {
  const notified: string[] = [];
  beforeEach(() => {
    notified.length = 0;
    class FakeNotification {
      static permission = "granted";
      constructor(title: string) {
        notified.push(title);
      }
    }
    Object.assign(window, { Notification: FakeNotification });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "Notification");
    jest.useRealTimers();
  });

  it("shows a new version at once, says so, and notifies once", async () => {
    const { live } = await open([page([])]);
    expect(await screen.findByText("Clearer answers")).toBeInTheDocument();
    expect(notified).toEqual([]);
    // The test's one line carries what both subscriptions of the page ask for.
    const nothing = { __typename: "ConsultationChange", snapshot: false, consultations: [] };
    const data = { assistantVersionChanged: version("2.2.0"), consultationChanged: nothing };
    act(() => live.simulateResult({ result: { data } }));
    expect(await screen.findByText("The assistant was updated. Version 2.2.0 answers now.")).toBeInTheDocument();
    expect(screen.getByText("What 2.2.0 does better")).toBeInTheDocument();
    expect(notified).toEqual(["The assistant was updated."]);
  });

  it("names the studies behind the version, with a way to each, and nothing when there are none", async () => {
    const { live } = await open([page([])]);
    expect(await screen.findByText("Clearer answers")).toBeInTheDocument();
    expect(screen.queryByText("Studies behind this version")).not.toBeInTheDocument();
    const study = { __typename: "VersionStudy", authors: ["Ada E", "Bo S"], publishedDate: "2024-05" };
    const studies = [
      { ...study, title: "With a DOI", doi: "10.5555/a b" },
      { ...study, title: "Without", doi: null },
    ];
    const nothing = { __typename: "ConsultationChange", snapshot: false, consultations: [] };
    const data = { assistantVersionChanged: { ...version("2.2.0"), studies }, consultationChanged: nothing };
    act(() => live.simulateResult({ result: { data } }));
    expect(await screen.findByRole("heading", { name: "Studies behind this version" })).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "With a DOI" });
    expect(link).toHaveAttribute("href", "https://doi.org/10.5555/a%20b");
    expect(link).toHaveAttribute("rel", "noreferrer");
    expect(screen.getByText(/^Without/)).toHaveTextContent("WithoutAda E, Bo S, 2024");
  });

  it("checks every five minutes, also when the live line says nothing", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open([page([]), check("2.3.0")]);
    expect(await screen.findByText("Clearer answers")).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.queryByText("What 2.3.0 does better")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText("What 2.3.0 does better")).toBeInTheDocument();
  });
});
