import { screen, waitFor, within } from "@testing-library/react";
import { NoticeDialog_WriteDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { open, pageMock, RUNNING, refused } from "./settings.test-support";

afterEach(() => forgetDrafts());

const row = (name: RegExp) => screen.findByRole("row", { name });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the texts of notices", () => {
  const NOTICES = "/admin/settings?part=notices";

  it("begin with those of the product, are previewed while they are typed, and sent in four languages", async () => {
    const texts = {
      en: "Back at {to}.",
      fr: "Une maintenance est en cours, jusqu’à {to} au plus tard. Le service peut s’arrêter un court moment.",
      es: "Hay un mantenimiento en curso, hasta las {to} como máximo. El servicio puede detenerse un momento.",
      de: "Gerade läuft eine Wartung, bis spätestens {to}. Der Dienst kann kurz ausfallen.",
    };
    const written = { ...RUNNING, texts: { __typename: "NoticeTexts", ...texts }, revision: 1 };
    const { user } = await open(
      [
        pageMock(),
        {
          request: {
            query: NoticeDialog_WriteDocument,
            variables: { input: { phase: "RUNNING", texts, reason: "Shorter", revision: 0 } },
          },
          result: { data: { updateNoticeTexts: written } },
        },
        pageMock({ notices: [written] }),
      ],
      NOTICES,
    );
    const line = await row(/^In progress/);
    expect(line).toHaveTextContent(/Maintenance is going on, until \d\d:\d\d at the latest\./);
    await user.click(within(line).getByRole("button"));
    const inside = await dialog("In progress");
    const field = await inside.findByLabelText("English");
    expect(field).toHaveValue(
      "Maintenance is going on, until {to} at the latest. The service may stop for a short time.",
    );
    await user.clear(field);
    await user.type(field, "Back at {{to}.");
    expect(inside.getByRole("region", { name: "Preview in English" })).toHaveTextContent(/^Back at \d\d:\d\d\.$/);
    expect(inside.getByRole("region", { name: "Preview in Deutsch" })).toHaveTextContent(/bis spätestens \d\d:\d\d\./);
    expect(field).toHaveAccessibleDescription("13 of 300 characters");
    await user.type(inside.getByLabelText("Reason"), "Shorter");
    await user.click(inside.getByRole("button", { name: /^Save/ }));
    await screen.findByText(/^Saved\. “In progress” uses this text/);
    await waitFor(async () => expect(await row(/^In progress/)).toHaveTextContent(/Back at \d\d:\d\d\.Set here/));
  });

  it("show what the server says of each language on its field", async () => {
    const sentence = "Please use {to} as well: people need to know it.";
    const { user } = await open(
      [
        pageMock(),
        {
          request: { query: NoticeDialog_WriteDocument, variables: () => true },
          result: refused("BAD_USER_INPUT", sentence, [{ field: "de", message: sentence }]),
        },
        pageMock(),
      ],
      NOTICES,
    );
    await user.click(within(await row(/^In progress/)).getByRole("button"));
    const inside = await dialog("In progress");
    await user.clear(await inside.findByLabelText("Deutsch"));
    await user.click(inside.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(inside.getByLabelText("Deutsch")).toHaveAccessibleDescription(/people need/));
    expect(inside.getByLabelText("English")).not.toHaveAccessibleDescription(/people need/);
  });
});
