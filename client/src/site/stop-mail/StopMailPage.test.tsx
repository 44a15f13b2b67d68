import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { renderRoutes } from "../../../test/render";
import { StopMailPage_StopDocument } from "../../gql/graphql";
import { StopMailPage } from "./StopMailPage";

const stop = { request: { query: StopMailPage_StopDocument, variables: { token: "t" } } };
const stopped = { ...stop, result: { data: { stopInsightViewMail: true } } };
const open = (at: string, ...mocks: object[]) =>
  renderRoutes([{ path: "/stop-mail", element: <StopMailPage /> }], { at, mocks: mocks as [] });

describe("StopMailPage", () => {
  it("stops the mail as it opens", async () => {
    await open("/stop-mail?token=t", stopped);
    expect(await screen.findByText(/^This mail will not come any more\./)).toBeInTheDocument();
  });

  it("says that a link is not complete", async () => {
    const refusal = new GraphQLError("No.", { extensions: { code: "BAD_USER_INPUT", field: "token" } });
    await open("/stop-mail?token=t", { ...stop, result: { errors: [refusal] } });
    expect(await screen.findByText(/^This link is not complete\./)).toBeInTheDocument();
  });

  it("tries again after a failure", async () => {
    const { user } = await open("/stop-mail?token=t", { ...stop, error: new Error("Failed to fetch") }, stopped);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText(/^This mail will not come any more\./)).toBeInTheDocument();
  });
});
