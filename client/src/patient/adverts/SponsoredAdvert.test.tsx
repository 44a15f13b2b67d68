import { act, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { dashboardAnswer, noCheck } from "../../../test/dashboard";
import { FakeIntersectionObserver, setVisibility } from "../../../test/intersection";
import { patient, renderRoutes } from "../../../test/render";
import { PatientDashboardPage_AdvertDocument } from "../../gql/graphql";
import { DashboardPage } from "../dashboard/DashboardPage";

let adverts = 0;
/** Tokens are used once in the life of a page, so each advert has its own. */
function advert(changes: object = {}) {
  adverts += 1;
  return {
    __typename: "SponsoredRecommendation",
    id: `advert-${adverts}`,
    title: "Saline nasal spray",
    description: "A gentle rinse.",
    imageUrl: "/ads/allergy-care.svg",
    imageAlt: "A flower beside a spray bottle",
    pricePence: 649,
    promoCode: null,
    company: "Northbank Allergy Care Ltd",
    host: "northbank-allergy.example",
    disclaimer: "Always read the label.",
    privacyNote: "WITHOUT_HEALTH_DATA",
    why: ["You use this site in English."],
    viewToken: `view-${adverts}`,
    clickToken: `click-${adverts}`,
    engagementToken: `engagement-${adverts}`,
    ...changes,
  };
}
type Advert = ReturnType<typeof advert>;

const consultations = dashboardAnswer();
const recommended = (sponsoredRecommendation: Advert | null) => ({
  request: { query: PatientDashboardPage_AdvertDocument },
  result: { data: { sponsoredRecommendation } },
});
const failed = { request: { query: PatientDashboardPage_AdvertDocument }, error: new Error("Failed to fetch") };

const request = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
const reports = () => request.mock.calls.map(([url, { body }]) => `${url} ${body}`);

beforeEach(() => {
  request.mockReset();
  request.mockImplementation(() => Promise.resolve({ status: 200 }));
  globalThis.fetch = request as unknown as typeof fetch;
  globalThis.IntersectionObserver = FakeIntersectionObserver;
  setVisibility("visible");
});

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <p>
      {pathname + search + hash} {JSON.stringify(state)}
    </p>
  );
}
const open = (...mocks: object[]) =>
  renderRoutes(
    [
      { path: "/dashboard", element: <DashboardPage /> },
      { path: "/consultation", element: <Here /> },
    ],
    { viewer: patient, at: "/dashboard", mocks: [consultations, noCheck, ...mocks] as (typeof failed)[] },
  );
const card = () => screen.findByRole("region", { name: "Sponsored recommendation" });

async function look() {
  await act(async () => {
    FakeIntersectionObserver.show(1);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  });
}

describe("the sponsored recommendation", () => {
  it("is labelled and says what it is, whose site it leads to and what it costs", async () => {
    await open(recommended(advert()));
    const region = await card();
    expect(within(region).getByText("Sponsored")).toBeInTheDocument();
    expect(within(region).getByRole("heading", { name: "Saline nasal spray" })).toBeInTheDocument();
    expect(within(region).getByRole("img")).toHaveAccessibleName("A flower beside a spray bottle");
    expect(region).toHaveTextContent("£6.49 at northbank-allergy.example");
  });

  it.each([
    ["WITH_CONSENT", "Recommendations use anonymised health data; no personal information goes to advertisers."],
    ["WITHOUT_HEALTH_DATA", "Chosen without any health data; no personal information goes to advertisers."],
  ])("has the note that fits the consent: %s", async (privacyNote, note) => {
    await open(recommended(advert({ privacyNote })));
    expect(await card()).toHaveTextContent(`Always read the label. ${note}`);
  });

  it("has the code of its campaign as text", async () => {
    await open(recommended(advert({ promoCode: "SPRING10" })));
    expect(await card()).toHaveTextContent("Code: SPRING10");
  });

  it("names a place without a price", async () => {
    await open(recommended(advert({ pricePence: null })));
    expect(await card()).toHaveTextContent("At northbank-allergy.example");
  });

  it("says why it is there, in its place and by keyboard", async () => {
    const { user } = await open(recommended(advert()));
    const why = await screen.findByRole("button", { name: "Why am I seeing this?", expanded: false });
    expect(screen.getByText("You use this site in English.")).not.toBeVisible();
    why.focus();
    await user.keyboard("{Enter}");
    expect(why).toHaveAttribute("aria-expanded", "true");
    const reasons = within(await card())
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(reasons).toEqual(["Northbank Allergy Care Ltd pays for this advert.", "You use this site in English."]);
    await user.keyboard("{Enter}");
    expect(screen.queryByText("You use this site in English.")).not.toBeVisible();
  });

  it.each([
    ["there is none", recommended(null)],
    ["it cannot be had", failed],
  ])("leaves no gap when %s", async (_when, answer) => {
    const { container } = await open(answer);
    await screen.findByText("Your consultation history will appear here.");
    await waitFor(() => expect(container.querySelector(".aside")?.children).toHaveLength(1));
    expect(screen.queryByRole("region", { name: "Sponsored recommendation" })).not.toBeInTheDocument();
    expect(screen.queryByText("Sponsored")).not.toBeInTheDocument();
  });

  it("is reported as seen exactly once", async () => {
    const shown = advert();
    await open(recommended(shown));
    await card();
    expect(reports()).toEqual([]);
    await look();
    await look();
    expect(reports()).toEqual([`/ads/views {"token":"${shown.viewToken}"}`]);
  });

  it("is not reported from a hidden tab", async () => {
    await open(recommended(advert()));
    await card();
    setVisibility("hidden");
    await look();
    expect(reports()).toEqual([]);
  });

  it("is replaced by a fresh one when it was seen too late", async () => {
    const [late, fresh] = [advert({ title: "Late" }), advert({ title: "Fresh" })];
    request.mockImplementationOnce(() => Promise.resolve({ status: 410 }));
    await open(recommended(late), recommended(fresh));
    await screen.findByRole("heading", { name: "Late" });
    await look();
    expect(await screen.findByRole("heading", { name: "Fresh" })).toBeInTheDocument();
    await look();
    expect(reports()).toEqual([late, fresh].map(({ viewToken }) => `/ads/views {"token":"${viewToken}"}`));
  });

  it("reports a click after the view, and leads on in a new tab that is not told from where", async () => {
    const shown = advert();
    const { user } = await open(recommended(shown));
    const link = await screen.findByRole("link", { name: /^Learn More ?\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute("href", `/ads/go/${shown.clickToken}`);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noreferrer");
    let answerView: (answer: { status: number }) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((resolve) => (answerView = resolve)));
    await look();
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await user.click(link);
    expect(reports()).toEqual([`/ads/views {"token":"${shown.viewToken}"}`]);
    await act(async () => answerView({ status: 200 }));
    expect(reports().slice(1)).toEqual([`/ads/clicks {"token":"${shown.clickToken}"}`]);
  });

  it("leads to a question with its token outside the address, and reports nothing yet", async () => {
    const shown = advert();
    const { user } = await open(recommended(shown));
    await user.click(await screen.findByRole("link", { name: "Ask about this" }));
    expect(await screen.findByText(/^\/consultation \{/)).toHaveTextContent(
      `/consultation {"engagementToken":"${shown.engagementToken}"}`,
    );
    expect(reports()).toEqual([]);
  });
});
