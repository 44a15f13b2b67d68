import { screen, waitFor } from "@testing-library/react";
import { account, openAccount, part } from "../account.test-support";

const section = () => part("Download my data");
const file = (name: string) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers({ "content-disposition": `attachment; filename="${name}"` }),
    blob: async () => new Blob(["{}"]),
  }) as Response;
const refused = (status: number, code = "") =>
  ({ ok: false, status, json: async () => ({ errors: [{ extensions: { code } }] }) }) as Response;

/** The names of the files that were handed to the browser. */
const saved: string[] = [];
const before = global.fetch;
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  saved.length = 0;
  fetched.mockReset();
  global.fetch = fetched as unknown as typeof fetch;
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  global.fetch = before;
  jest.restoreAllMocks();
});

const press = async (me = account) => {
  const view = await openAccount(me);
  await view.user.click(section().getByRole("link", { name: "Download for programs" }));
  return view;
};

describe("download my data", () => {
  it("has plain links, and saves the file under the server's name", async () => {
    fetched.mockResolvedValue(file("ai-health-assistant-data-2026-03-01.json"));
    await press();
    await waitFor(() => expect(saved).toEqual(["ai-health-assistant-data-2026-03-01.json"]));
    expect(await section().findByText(/^Your file is saved: ai-health/)).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledWith("/account/export?format=json", expect.anything());
    expect(section().getByRole("link", { name: "Download to read" })).toHaveAttribute(
      "href",
      "/account/export?format=html",
    );
  });

  it("shows that it is being prepared, and does not ask twice", async () => {
    let finish: (answer: Response) => void = () => undefined;
    fetched.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const { user } = await press();
    const link = section().getByRole("link", { name: "Preparing your file" });
    await user.click(link);
    expect(fetched).toHaveBeenCalledTimes(1);
    finish(file("data.json"));
    expect(await section().findByText("Your file is saved: data.json")).toBeInTheDocument();
  });

  it("says that it failed, and tries again", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(file("data.json"));
    const { user } = await press();
    expect(await section().findByText("Your file could not be made. Please try again.")).toBeInTheDocument();
    await user.click(section().getByRole("button", { name: "Try Again" }));
    expect(await section().findByText("Your file is saved: data.json")).toBeInTheDocument();
  });

  it("says that it was asked for too often", async () => {
    fetched.mockResolvedValue(refused(429));
    await press();
    expect(await section().findByText(/You have downloaded your data often just now/)).toBeInTheDocument();
  });

  it("gives the reason and the way out when the address is not confirmed", async () => {
    await openAccount({ ...account, emailVerifiedAt: null });
    expect(section().getByText(/Please confirm your email address first/)).toBeInTheDocument();
    expect(section().getByRole("button", { name: /^Send the email again/ })).toBeInTheDocument();
    expect(section().queryByRole("link")).not.toBeInTheDocument();
  });

  it("believes the server when it says so", async () => {
    fetched.mockResolvedValue(refused(403, "CONFLICT"));
    await press();
    expect(await section().findByText(/Please confirm your email address first/)).toBeInTheDocument();
    expect(screen.queryByText("Your file could not be made. Please try again.")).not.toBeInTheDocument();
  });

  it("does not blame the address for another refusal", async () => {
    fetched.mockResolvedValue(refused(403, "FORBIDDEN"));
    await press();
    expect(await section().findByText("Your file could not be made. Please try again.")).toBeInTheDocument();
  });
});
