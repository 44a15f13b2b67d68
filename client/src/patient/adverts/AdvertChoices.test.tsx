import { screen, waitFor } from "@testing-library/react";
import { patient, renderRoutes } from "../../../test/render";
import { AdvertChoices_HideDocument, ReportForm_ReportDocument } from "../../gql/graphql";
import { AdvertChoices, AdvertGone } from "./AdvertChoices";

const VIEW = "the-view-token";
const hide = (hidden: boolean, outcome: object = { result: { data: { hideAdvert: hidden } } }) => ({
  request: { query: AdvertChoices_HideDocument, variables: { viewToken: VIEW, hidden } },
  ...outcome,
});
const report = (comment: string | null) => ({
  request: {
    query: ReportForm_ReportDocument,
    variables: { viewToken: VIEW, reason: "UNSAFE" as const, comment },
  },
  result: { data: { reportAdvert: true } },
});

async function open(mocks: ReturnType<typeof hide | typeof report>[]) {
  const onGone = jest.fn();
  const element = <AdvertChoices viewToken={VIEW} onGone={onGone} />;
  const view = await renderRoutes([{ path: "*", element }], { viewer: patient, mocks });
  return { ...view, onGone };
}

describe("what a patient does with an advert", () => {
  it("is to hide it", async () => {
    const { user, onGone } = await open([hide(true)]);
    await user.click(screen.getByRole("button", { name: /^Hide this advert/ }));
    await waitFor(() => expect(onGone).toHaveBeenCalledWith("hidden"));
  });

  it("says so when hiding fails, and leaves it", async () => {
    const { user, onGone } = await open([hide(true, { error: new Error("gone") })]);
    await user.click(screen.getByRole("button", { name: /^Hide this advert/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("That did not work. Please try again.");
    expect(onGone).not.toHaveBeenCalled();
  });

  it("is to report it: with a reason, and with more if they want", async () => {
    const { user, onGone } = await open([report("It has no label.")]);
    await user.click(screen.getByRole("button", { name: "Report this advert", expanded: false }));
    await user.type(await screen.findByLabelText("Tell us more (optional)"), "It has no label.");
    await user.click(screen.getByRole("button", { name: /^Send report/ }));
    expect(screen.getByText("Please choose what is wrong.")).toBeInTheDocument();
    expect(screen.getByLabelText("Tell us more (optional)")).toHaveValue("It has no label.");
    await user.click(screen.getByRole("radio", { name: "It could harm somebody" }));
    await user.click(screen.getByRole("button", { name: /^Send report/ }));
    await waitFor(() => expect(onGone).toHaveBeenCalledWith("reported"));
  });

  it("can be taken back where it was hidden, and says who reads a report", async () => {
    const onBack = jest.fn();
    const element = (
      <>
        <AdvertGone viewToken={VIEW} fate="hidden" onBack={onBack} />
        <AdvertGone viewToken={VIEW} fate="reported" onBack={onBack} />
      </>
    );
    const { user } = await renderRoutes([{ path: "*", element }], { viewer: patient, mocks: [hide(false)] });
    expect(screen.getByText(/We did not keep who sent the report/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show it again" }));
    await waitFor(() => expect(onBack).toHaveBeenCalled());
  });
});
