import { notifications } from "@mantine/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import { BuilderConflictDocument, PreviewPageDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { campaign } from "../campaigns/campaigns.test-support";
import {
  AT,
  anySave,
  chip,
  draft,
  drafts,
  history,
  LONG_HISTORY,
  launching,
  NEW,
  ofAdvert,
  open,
  pageOf,
  refusal,
  saved,
  saving,
  stored,
} from "./preview.test-support";

afterEach(() => {
  act(() => notifications.clean());
  forgetDrafts();
});

describe("a new campaign", () => {
  it("is made by its first change, saves itself, and its address stays true", async () => {
    const { user, router } = await open(
      "?creative=c1",
      pageOf(),
      ofAdvert,
      saving({ cities: ["London"] }, draft({ cities: ["London"] }), NEW),
      saving({ cities: ["London"], languages: ["en"] }, draft({ cities: ["London"], languages: ["en"], version: 2 }), {
        id: "a",
        version: 1,
      }),
    );
    expect(await screen.findByText("Your first change is saved as a draft")).toBeInTheDocument();
    await user.click(await chip("London"));
    await saved();
    expect(router.state.location.search).toBe("?campaign=a");
    await user.click(await chip("English"));
    expect(screen.getByText("Saving…")).toBeInTheDocument();
    await saved();
    expect(await chip("London")).toBeChecked();
    expect(await chip("English")).toBeChecked();
  });

  it("is one campaign, also when more is chosen while its first change is still being saved", async () => {
    const { user, router } = await open(
      "?creative=c1",
      pageOf(),
      ofAdvert,
      { ...saving({ cities: ["London"] }, draft({ cities: ["London"] }), NEW), delay: 2_500 },
      saving({ cities: ["London"], languages: ["en"] }, draft({ cities: ["London"], languages: ["en"], version: 2 }), {
        id: "a",
        version: 1,
      }),
    );
    await user.click(await chip("London"));
    await screen.findByText("Saving…");
    // Longer than the pause before a draft is saved.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await user.click(await chip("English"));
    await waitFor(() => expect(router.state.location.search).toBe("?campaign=a"));
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument();
    expect(await chip("London")).toBeChecked();
    expect(await chip("English")).toBeChecked();
  });

  it("cannot be launched without a city and a language: both groups say so, and nothing is sent", async () => {
    const { user } = await open("?creative=c1", pageOf(), ofAdvert);
    await user.click(await screen.findByRole("button", { name: /Launch Campaign/ }));
    const summary = await screen.findByRole("alert");
    const said = "Please select at least one geography and language before launching";
    expect(within(summary).getByRole("link", { name: said })).toHaveAttribute("href", "#campaign-cities");
    expect(screen.getByRole("group", { name: `Geography. ${said}` })).toBeInTheDocument();
    expect(screen.getByRole("group", { name: `Languages. ${said}` })).toBeInTheDocument();
    await user.click(within(summary).getByRole("link", { name: said }));
    expect(screen.getByRole("group", { name: `Geography. ${said}` })).toHaveFocus();
  });

  it("shows locked groups with the plan that has them, and why a label is not offered", async () => {
    await open("?creative=c1", pageOf(), ofAdvert);
    expect(await chip("Digestive: under 50 people")).toBeDisabled();
    expect(await chip("Sedentary")).toBeDisabled();
    expect(screen.getByRole("group", { name: "Wearable Cohorts" })).toHaveTextContent("Gold and above.");
    expect(screen.getByRole("checkbox", { name: "Related topics too" })).toBeDisabled();
    expect(screen.getByLabelText("Second advert for A/B testing")).toBeDisabled();
    expect(screen.getByText("Platinum only.", { exact: false })).toBeInTheDocument();
  });

  it("moves the band and says what each press did and what taking a label away would do", async () => {
    const { user } = await open(
      "?creative=c1",
      pageOf(),
      ofAdvert,
      saving({ topics: ["Allergies"] }, draft({ topics: ["Allergies"] }), NEW),
    );
    const part = await screen.findByRole("region", { name: "Reach" });
    expect(await within(part).findByText(/^75,000 to 100,000/)).toBeInTheDocument();
    await user.click(await chip("Allergies"));
    expect(
      await within(part).findByText("Allergies added: 75,000 to 100,000 people before, 50,000 to 75,000 people now."),
    ).toHaveAttribute("aria-live", "polite");
    expect(part).toHaveTextContent("Without Allergies it would be 75,000 to 100,000 people.");
    expect(within(part).getByRole("img")).toHaveAccessibleName("Reach: 50,000 to 75,000 people");
    expect(screen.getByText(/^With a topic or a cohort, clicks lead to your company’s website/)).toBeInTheDocument();
    await saved();
  });

  it("asks for more when fewer than 50 people fit", async () => {
    const { user } = await open(
      "?creative=c1",
      pageOf(),
      ofAdvert,
      saving({ cities: ["Glasgow"] }, draft({ cities: ["Glasgow"] }), NEW),
    );
    await user.click(await chip("Glasgow"));
    expect(await screen.findByText("Fewer than 50 people: choose more")).toBeInTheDocument();
    await saved();
  });

  it("says in words what a budget buys, and does not save what is no number", async () => {
    const { user } = await open("?creative=c1", pageOf(), ofAdvert);
    await user.type(await screen.findByLabelText("Monthly budget in pounds"), "2,500x");
    expect(screen.getByText("Please type an amount such as 2,500, at most £1,000,000.")).toBeInTheDocument();
    expect(screen.getByText("Not saved: one of the numbers below is not valid")).toBeInTheDocument();
  });
});

describe("a draft", () => {
  const ready = draft({ cities: ["London"], languages: ["en"] });
  const live = campaign("a", { ...ready, status: "LIVE", version: 2, launchedAt: "2026-11-20T10:00:00Z" });

  it("is launched: the button, a toast and four live figures say so", async () => {
    const { user } = await open("?campaign=a", pageOf(), ...stored(ready), launching(live, 1));
    await user.click(await screen.findByRole("button", { name: /Launch Campaign/ }));
    expect(await screen.findByText("Campaign Launched")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Campaign Live" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getAllByText("Impressions", { selector: "dt" })[0]?.parentElement).toHaveTextContent("18,204");
    expect(screen.getByText("Last updated 10:42:06")).toBeInTheDocument();
  });

  it("stays a draft when the launch fails, and says so", async () => {
    const refused = { request: launching(live, 1).request, error: new Error("Failed to fetch") };
    const { user } = await open("?campaign=a", pageOf(), ...stored(ready), refused);
    await user.click(await screen.findByRole("button", { name: /Launch Campaign/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to launch campaign. Please try again.");
    expect(screen.getByRole("button", { name: "Launch Campaign" })).not.toHaveAttribute("aria-disabled");
  });

  it("shows what the API says on the group that it is about", async () => {
    const message = "Fewer than 50 people match. Widen your targeting.";
    const refused = {
      request: launching(live, 1).request,
      result: refusal("BAD_USER_INPUT", [{ message, field: "topics" }]),
    };
    const { user } = await open("?campaign=a", pageOf(), ...stored(ready), refused);
    await user.click(await screen.findByRole("button", { name: /Launch Campaign/ }));
    expect(await screen.findByRole("link", { name: message })).toHaveAttribute("href", "#campaign-topics");
    expect(screen.getByRole("group", { name: `Symptom Clusters. ${message}` })).toBeInTheDocument();
  });

  it("that was changed elsewhere asks whose choices stay, and writes nothing before", async () => {
    const theirs = draft({ cities: ["Glasgow"], languages: ["en"], version: 5 });
    const { user } = await open(
      "?campaign=a",
      pageOf(),
      ...stored(ready),
      {
        request: saving({ cities: ["London"], languages: ["en", "pl"] }, ready, { id: "a", version: 1 }).request,
        result: refusal("CONFLICT", [{ message: "It was changed." }]),
      },
      { request: { query: BuilderConflictDocument, variables: { id: "a" } }, result: { data: { campaign: theirs } } },
    );
    await user.click(await chip("Polish"));
    const dialog = await screen.findByRole("dialog", { name: "This campaign was changed elsewhere" });
    await user.click(within(dialog).getByRole("button", { name: "Use the other choices" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await chip("Glasgow")).toBeChecked();
    expect(await chip("Polish")).not.toBeChecked();
  });

  it("keeps what could not be saved, and is saved by another try", async () => {
    const sent = saving(
      { cities: ["Glasgow", "London"], languages: ["en"] },
      draft({ cities: ["London", "Glasgow"], languages: ["en"], version: 2 }),
      { id: "a", version: 1 },
    );
    const { user } = await open(
      "?campaign=a",
      pageOf(),
      ...stored(ready),
      { request: sent.request, error: new Error("Failed to fetch") },
      sent,
    );
    await user.click(await chip("Glasgow"));
    expect(await screen.findByText("Not saved.")).toBeInTheDocument();
    expect(await chip("Glasgow")).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await saved();
  });

  it("takes over recommended days and hours", async () => {
    const times = { weekdays: [1, 3], hours: [9, 10, 20, 21] };
    const { user } = await open(
      "?campaign=a",
      pageOf(),
      ...stored(ready),
      history(LONG_HISTORY),
      saving({ cities: ["London"], languages: ["en"], ...times }, draft({ ...ready, ...times, version: 2 }), {
        id: "a",
        version: 1,
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Get AI Recommendations" }));
    const panel = await screen.findByRole("region", { name: "AI Recommendations" });
    await user.click(await within(panel).findByRole("button", { name: "Use these days and hours" }));
    expect(await chip("Monday")).toBeChecked();
    expect(await chip("20:00 to 21:00")).toBeChecked();
    expect(screen.getAllByText("9:00-11:00 and 20:00-22:00")[0]).toBeInTheDocument();
    await saved();
  });
});

describe("the recommendations", () => {
  const ready = draft({ cities: ["London"], languages: ["en"] });
  const rowsOf = async (...mocks: object[]) => {
    const { user } = await open("?campaign=a", pageOf(), ...stored(ready), ...mocks);
    await user.click(await screen.findByRole("button", { name: "Get AI Recommendations" }));
    const panel = await screen.findByRole("region", { name: "AI Recommendations" });
    await within(panel).findByText("Confidence");
    await screen.findByText("800 to 1,300 in 9 of 10 cases");
    return within(panel)
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  };

  it("come from the forecast and the advertiser's own history", async () => {
    expect(await rowsOf(history(LONG_HISTORY))).toEqual([
      ["Best audience", "London, aged 25–34"],
      ["Best channel", "–No clear difference"],
      ["Budget", "about £12range £10 to £15 for 28 days, excl. VAT"],
      ["Best days", "Monday, Wednesday"],
      ["Peak hours", "9:00-11:00, 20:00-22:00"],
      ["Monthly reach", "–No forecast. The reason is given beside the choices."],
      ["CTR", "–No forecast. The reason is given beside the choices."],
      ["ROI", "61.6%of the last 90 days"],
      ["Confidence", "9 in 10 results should be within the rangesOwn history: 60,000 impressions on 60 days"],
    ]);
  });

  it("say what is missing", async () => {
    const rows = new Map((await rowsOf(history())).map(([name, value]) => [name, value]));
    expect(rows.get("Best audience")).toBe("–Not enough history yet");
    expect(rows.get("Best days")).toBe("–Not enough history yet");
    expect(rows.get("ROI")).toBe("–You have reported no conversions in the last 90 days.");
    expect(screen.getByText(/need 10,000 impressions of yours on 28 days/)).toBeInTheDocument();
  });
});

describe("the forecast", () => {
  const ready = draft({ cities: ["London"], languages: ["en"] });

  it("moves with the choices, says how each number came about, and what is missing", async () => {
    const { user } = await open("?campaign=a", pageOf(), ...stored(ready), anySave);
    const panel = within(await screen.findByRole("region", { name: "Forecast" }));
    expect(await panel.findByText("about 1,000")).toBeInTheDocument();
    expect(panel.getByText("800 to 1,300 in 9 of 10 cases")).toBeInTheDocument();
    expect(panel.getByText("about £12")).toBeInTheDocument();
    expect(panel.getByText("Not enough history yet")).toBeInTheDocument();
    expect(
      await panel.findByText("Of the last 12 forecasts for 7 days, 11 were within their range."),
    ).toBeInTheDocument();
    await user.click(panel.getAllByText("Why this number")[0] as HTMLElement);
    expect(panel.getByText("Past requests were decided again.")).toBeVisible();
    await user.click(await chip("Glasgow"));
    expect(await panel.findByText("about 2,000")).toBeInTheDocument();
    await user.click(await chip("London"));
    expect(await panel.findByText(/^You have asked about 60 different audiences today\./)).toHaveTextContent(
      "from 21 November, 00:00",
    );
    await user.click(await chip("English"));
    expect(await panel.findByText("Choose a language to see a forecast.")).toBeInTheDocument();
  });

  it("has suggestions that are applied and undone", async () => {
    const { user } = await open("?campaign=a", pageOf(), ...stored(ready), history(), anySave);
    await user.click(await screen.findByRole("button", { name: "Get AI Recommendations" }));
    const panel = within(await screen.findByRole("region", { name: "AI Recommendations" }));
    expect(await panel.findByText("+4,100 impressions, +38 clicks, about +£6")).toBeInTheDocument();
    expect(panel.getByText("about −£1,200 in 28 days")).toBeInTheDocument();
    expect(panel.getByRole("link", { name: "Compare plans" })).toHaveAttribute("href", "/advertiser/dashboard#plans");
    await user.click(panel.getByRole("button", { name: "Apply: Add Glasgow" }));
    expect(await chip("Glasgow")).toBeChecked();
    expect(await panel.findByText("No change that we compared would clearly bring more.")).toBeInTheDocument();
    expect(screen.getByText("Add Glasgow: done.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await chip("Glasgow")).not.toBeChecked();
    expect(await panel.findByRole("button", { name: "Apply: Add Glasgow" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });
});

describe("a campaign that was launched", () => {
  it("is changed only when somebody says so", async () => {
    const live = campaign("a", { ...draft(), cities: ["London"], languages: ["en"], status: "LIVE", version: 4 });
    const after = { ...live, cities: ["London", "Glasgow"], version: 5 };
    const { user } = await open(
      "?campaign=a",
      pageOf(),
      ...stored(live),
      saving({ cities: ["Glasgow", "London"], languages: ["en"] }, after, { id: "a", version: 4 }),
    );
    await user.click(await chip("Glasgow"));
    const note = await screen.findByText(/^This campaign has been launched\./);
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    expect(note).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo changes" }));
    expect(await chip("Glasgow")).not.toBeChecked();
    await user.click(await chip("Glasgow"));
    await user.click(screen.getByRole("button", { name: /^Save changes/ }));
    await saved();
  });
});

describe("without an advert", () => {
  it("offers drafts to go on with, and adverts", async () => {
    await open("", pageOf(), drafts([draft()]));
    expect(await screen.findByText("Which advert is the campaign for?")).toBeInTheDocument();
    const part = await screen.findByRole("region", { name: "Drafts to continue" });
    expect(within(part).getByRole("link")).toHaveAttribute("href", `${AT}?campaign=a`);
    const adverts = screen.getByRole("region", { name: "Adverts" });
    expect(within(adverts).getByRole("link")).toHaveAttribute("href", `${AT}?creative=c1`);
  });

  it("says so when there is none, and when the page failed", async () => {
    const failed = { request: { query: PreviewPageDocument }, error: new Error("Failed to fetch") };
    const { user } = await open("", failed, pageOf([]), drafts());
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("No adverts yet. A campaign needs one.")).toBeInTheDocument();
  });
});
