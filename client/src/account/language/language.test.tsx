import { act, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { changeLanguage } from "../../core/i18n";
import { LanguageForm_SetLanguageDocument } from "../../gql/graphql";
import { account, answer, consent, lost, openAccount, pageMock, part, sessionAs } from "../account.test-support";

const variables = { language: "de" };
const section = () => part("Language and colours");

const choose = async (...mocks: Parameters<typeof openAccount>[1][]) => {
  const view = await openAccount(account, ...mocks);
  await view.user.selectOptions(screen.getByLabelText("Language"), "Deutsch");
  await view.user.click(section().getByRole("button", { name: /^Save/ }));
  return view;
};

afterEach(() => act(() => changeLanguage("en")));

describe("the language", () => {
  it("is saved for the person, and the page speaks it at once", async () => {
    const { session } = await choose(
      answer(LanguageForm_SetLanguageDocument, variables, { setLanguage: { ...account, language: "de" } }),
      sessionAs({ language: "de" }),
      pageMock({ ...account, language: "de", consents: [consent("DATA_USE", false), ...account.consents.slice(1)] }),
    );
    await waitFor(() => expect(i18next.language).toBe("de"));
    // The words of the agreements are read again, because the server writes them in the person's language.
    await waitFor(() => expect(screen.getAllByText(/^(Off\. You never agreed|Aus\. Sie haben nie)/)).toHaveLength(3));
    expect(session.read().viewer?.language).toBe("de");
  });

  it("stays chosen when it could not be saved", async () => {
    await choose(lost(LanguageForm_SetLanguageDocument, variables));
    expect(await screen.findByText(/Check your connection and try again/)).toBeInTheDocument();
    expect(screen.getByLabelText("Language")).toHaveValue("de");
    expect(i18next.language).toBe("en");
  });
});

describe("the colours", () => {
  it("follow the choice at once", async () => {
    const { user } = await openAccount(account);
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "dark");
    await user.click(screen.getByRole("radio", { name: "Light" }));
    expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "light");
    expect(screen.getByRole("group", { name: "Colours" })).toHaveAccessibleDescription("Kept on this device only.");
  });
});
