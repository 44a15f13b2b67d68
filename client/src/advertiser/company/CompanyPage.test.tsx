import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { advertiser, renderRoutes } from "../../../test/render";
import { CompanyPageDocument, ContactForm_ChangeDocument } from "../../gql/graphql";
import { sockets } from "../billing/billing.test-support";
import { CompanyPage } from "./CompanyPage";

const company = {
  __typename: "AdvertiserCompany",
  name: "Acme Remedies Ltd",
  registrationNumber: "01234567",
  email: "ads@acme.example",
  since: "2026-11-02T09:00:00Z",
  address: "1 Test Street, Leeds LS1 1AA",
  contactPerson: "Robin Vale",
  phone: "0113 496 0000",
  website: null as string | null,
  changes: [] as object[],
};
const page = (found: object = company) => ({
  request: { query: CompanyPageDocument },
  result: { data: { company: found } },
});
const input = { contactPerson: "Sam Field", phone: "0113 496 0000", address: company.address, website: "" };
const change = (result: object) => ({ request: { query: ContactForm_ChangeDocument, variables: { input } }, result });

async function open(...mocks: object[]) {
  return renderRoutes([{ path: "*", element: <CompanyPage /> }], { viewer: advertiser, mocks: mocks as never });
}
async function typePerson(person: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Change" }));
  const field = screen.getByRole("textbox", { name: "Contact person" });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  if (person) await userEvent.type(field, person);
  await userEvent.click(screen.getByRole("button", { name: /^Save/ }));
}

it("saves how the company is reached, says so, and shows the change", async () => {
  const changes = [
    {
      __typename: "CompanyChange",
      id: "1",
      changedAt: "2026-11-20T10:42:00Z",
      field: "contactPerson",
      before: "Robin Vale",
      after: "Sam Field",
    },
  ];
  await open(page(), change({ data: { updateCompany: { ...company, contactPerson: "Sam Field", changes } } }));
  expect(await screen.findByText("Nothing has been changed yet.")).toBeVisible();
  await typePerson("Sam Field");
  expect(await screen.findByText("Your details are saved.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Change" })).toHaveFocus();
  const log = within(screen.getByRole("region", { name: "Changes" }));
  expect(log.getByRole("row", { name: /Contact person Robin Vale Sam Field/ })).toBeVisible();
  expect(screen.getByText("Not given")).toBeVisible(); // no website
});

it("follows what another window of the advertiser changes", async () => {
  const { live, hear } = sockets();
  await renderRoutes([{ path: "*", element: <CompanyPage /> }], { viewer: advertiser, mocks: [page()] as never, live });
  expect(await screen.findByText("0113 496 0000")).toBeVisible();
  await hear("CompanyChanged", { companyChanged: { ...company, phone: "0113 496 0009" } });
  expect(screen.getByText("0113 496 0009")).toBeVisible();
});

it("keeps what was typed, and says on the field what is wrong", async () => {
  const problem = new GraphQLError("Please enter a phone number.", {
    extensions: { code: "BAD_USER_INPUT", field: "phone" },
  });
  await open(page(), change({ errors: [problem] }));
  await typePerson("");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a contact person");
  await userEvent.type(screen.getByRole("textbox", { name: /Contact person/ }), "Sam Field");
  await userEvent.click(screen.getByRole("button", { name: /^Save/ }));
  expect(await screen.findByRole("link", { name: "Please enter a phone number." })).toHaveAttribute("href", "#phone");
  expect(screen.getByRole("textbox", { name: /Contact person/ })).toHaveValue("Sam Field");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("Robin Vale")).toBeVisible();
});

it("says when the account has no company, and can be tried again when it cannot be shown", async () => {
  const none = new GraphQLError("Not found.", { extensions: { code: "NOT_FOUND" } });
  const { unmount } = await open({ request: page().request, result: { errors: [none] } });
  expect(await screen.findByText("There is no company with this account.")).toBeVisible();
  unmount();
  await open({ request: page().request, error: new Error("Failed to fetch") }, page());
  expect(await screen.findByText("Your company cannot be shown right now.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Acme Remedies Ltd")).toBeVisible();
});
