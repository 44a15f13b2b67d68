import { account, advertsAnswer, openAccount, page, part } from "../account.test-support";

const section = () => part("Adverts and you");
const label = (change: object) => ({
  ...{ __typename: "SponsorshipLabel", kind: "TOPIC", label: "Allergies", why: "Hay fever is in your profile." },
  ...{ isShared: true },
  ...change,
});

describe("adverts and you", () => {
  it("says that nothing of one's health counts without the consent", async () => {
    await openAccount(account);
    expect(await section().findByText(/^Adverts are chosen without any health data/)).toBeInTheDocument();
    expect(section().getByText("No adverts were shown to you in the last 30 days.")).toBeInTheDocument();
  });

  it("lists the words with their reasons, which of them are not used, and the adverts that were seen", async () => {
    const labels = [label({}), label({ kind: "SIGNAL", label: "Sedentary", why: "Few steps.", isShared: false })];
    const shown = {
      ...{ __typename: "ShownAdvert", id: "a", title: "Saline spray", company: "Northbank Ltd" },
      ...{ imageUrl: "/ads/a.svg", imageAlt: "A spray", lastShownAt: "2026-03-04T10:00:00Z", times: 3 },
    };
    const told = { isPersonalised: true, computedAt: "2026-03-05T05:00:00Z", labels };
    await openAccount(account, advertsAnswer(told, page("ShownAdvert", [shown])));
    expect(await section().findByText("Hay fever is in your profile.")).toBeInTheDocument();
    expect(section().getByText("Not used: fewer than 50 people have it.")).toBeInTheDocument();
    expect(section().getByText(/^Worked out on 5 March 2026/)).toBeInTheDocument();
    expect(section().getByText("Saline spray")).toBeInTheDocument();
    expect(section().getByText(/^Seen 3 times, last on 4 March 2026/)).toBeInTheDocument();
  });
});
