import { act, screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { FakeRequest } from "../../../test/fake-request";
import { often, renderRoutes } from "../../../test/render";
import { cancelUploads } from "../../core/fileUploads";
import { CompanyForm_StartDocument, WhatFollowsDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { TOKEN } from "../application/application.test-support";
import { keepOwnToken } from "../application/applicationToken";
import { AdvertiserRegisterPage } from "./AdvertiserRegisterPage";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const RealRequest = globalThis.XMLHttpRequest;

/** Uploads go nowhere, and each test begins without an application and without drafts. */
export function prepareRegistration(): void {
  beforeEach(() => {
    FakeRequest.last = undefined;
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    act(() => {
      cancelUploads();
      keepOwnToken("");
      forgetDrafts();
    });
    globalThis.XMLHttpRequest = RealRequest;
  });
}

const rules = {
  request: { query: WhatFollowsDocument },
  ...often,
  result: {
    data: {
      applicationRules: {
        __typename: "ApplicationRules",
        documents: [{ __typename: "RequiredDocument", key: "data_protection", name: "Data Protection Policy" }],
        reviewTime: "1-2 business days",
      },
    },
  },
};

/** The page, for somebody who begins unless a secret is kept. */
export const open = (...mocks: object[]) =>
  renderRoutes(
    [
      { path: "/advertiser/register", element: <AdvertiserRegisterPage /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { at: "/advertiser/register", mocks: [rules, ...mocks] as Mocks },
  );

/** The page, for somebody who has given the details. */
export async function openDocuments(...mocks: object[]) {
  keepOwnToken(TOKEN);
  const view = await open(...mocks);
  await screen.findByText("2. Documents");
  await screen.findByRole("button", { name: /^Submit application/ });
  return view;
}

/** What the server answers when it refuses. */
export const refusal = (message: string, extensions: Record<string, unknown>) => ({
  errors: [new GraphQLError(message, { extensions })],
});
/** What is wrong, above the form. */
export const summary = () => within(screen.getByRole("alert", { name: "There is a problem" }));
/** The row of a document. */
export const row = (name: string) => {
  const found = screen.getAllByRole("listitem").find((item) => within(item).queryByRole("heading", { name }));
  if (!found) throw new Error(`There is no row ${name}`);
  return within(found);
};
/** A file that looks like a PDF. */
export const pdf = (name = "policy.pdf", bytes = 10) => new File(["%PDF-1.7\n", "x".repeat(bytes)], name);

/** What `fillIn` types. */
export const input = {
  name: "Northbank Allergy Care Ltd",
  registrationNumber: "09876543",
  address: "",
  contactPerson: "Hannah Okafor",
  phone: "0113 496 0123",
  email: "hannah@northbank.example",
  website: "",
};
/** The answer to the first step. */
export const start = (result: object) => ({
  request: { query: CompanyForm_StartDocument, variables: { input } },
  result,
});

type User = Awaited<ReturnType<typeof open>>["user"];
/** Types all that is required. */
export async function fillIn(user: User) {
  await user.type(screen.getByLabelText("Company name"), input.name);
  await user.type(screen.getByLabelText("Registration number"), input.registrationNumber);
  await user.type(screen.getByLabelText("Contact person"), input.contactPerson);
  await user.type(screen.getByLabelText("Phone"), input.phone);
  await user.type(screen.getByLabelText("Email"), input.email);
}
/** Goes to the second step. */
export const goOn = (user: User) => user.click(screen.getByRole("button", { name: /^Continue to Documents/ }));
/** Sends the application. */
export const submit = (user: User) => user.click(screen.getByRole("button", { name: /^Submit application/ }));
