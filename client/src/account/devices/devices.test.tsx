import { screen, within } from "@testing-library/react";
import { Devices_EndDocument, Devices_EndOthersDocument } from "../../gql/graphql";
import { account, answer, device, lost, openAccount, part } from "../account.test-support";

const section = () => part("Signed-in devices");
const alone = { ...account, devices: account.devices.slice(0, 1) };

describe("signed-in devices", () => {
  it("marks this one, and says how long each stays signed in", async () => {
    await openAccount(account);
    const [here, phone] = section().getAllByRole("listitem");
    expect(here).toHaveTextContent(/Firefox on Windows.*This device.*Remembered until 3 March 2026/);
    expect(phone).toHaveTextContent(/Safari on iPhone.*Signed in until 3 March 2026, 8:00 PM at the latest/);
    expect(phone).not.toHaveTextContent("This device");
  });

  it("shows five at first, this one always among them, and all on demand", async () => {
    const many = ["2", "3", "4", "5", "6", "7"].map((id) => device(id, `Browser ${id}`));
    const { user } = await openAccount({ ...account, devices: [...many, ...account.devices.slice(0, 1)] });
    expect(section().getAllByRole("listitem")).toHaveLength(5);
    expect(section().getByText("This device")).toBeInTheDocument();
    await user.click(section().getByRole("button", { name: "Show all 7 devices" }));
    expect(section().getAllByRole("listitem")).toHaveLength(7);
    expect(section().queryByRole("button", { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it("signs one out", async () => {
    const { user } = await openAccount(account, answer(Devices_EndDocument, { id: "2" }, { endDevice: alone }));
    await user.click(section().getByRole("button", { name: /Sign out of Safari on iPhone/ }));
    expect(await section().findByText("Safari on iPhone is signed out.")).toBeInTheDocument();
    expect(section().getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("heading", { name: "Signed-in devices" })).toHaveFocus();
  });

  it("says when one could not be signed out", async () => {
    const { user } = await openAccount(account, lost(Devices_EndDocument, { id: "2" }));
    await user.click(section().getByRole("button", { name: /Sign out of Safari on iPhone/ }));
    expect(await section().findByRole("alert")).toHaveTextContent(/Check your connection/);
    expect(section().getAllByRole("listitem")).toHaveLength(2);
  });

  it("asks once before it signs out all others", async () => {
    const three = { ...account, devices: [...account.devices, device("3", "Unknown browser")] };
    const { user } = await openAccount(three, answer(Devices_EndOthersDocument, {}, { endOtherDevices: alone }));
    await user.click(section().getByRole("button", { name: "Sign out all other devices" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign out all other devices?" }));
    expect(dialog.getByText("2 other devices will be signed out. You stay signed in here.")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Sign out all other devices/ }));
    expect(await section().findByText("All other devices are signed out.")).toBeInTheDocument();
    expect(section().getByText("You are signed in on this device only.")).toBeInTheDocument();
  });

  it("leaves them alone when the answer is no", async () => {
    const { user } = await openAccount(account);
    await user.click(section().getByRole("button", { name: "Sign out all other devices" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(section().getAllByRole("listitem")).toHaveLength(2);
  });
});
