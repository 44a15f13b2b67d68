import { screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderPart } from "../../test/render";
import { focusPage } from "../lib/pageBelow";
import { Dialog } from "./Dialog";

function Page() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    focusPage(() => opener.current);
  };
  return (
    <main id="root">
      <button type="button" ref={opener} onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Delete it?">
        It is gone then.
      </Dialog>
    </main>
  );
}

describe("Dialog", () => {
  it("keeps the page below out of reach until it closes, and the focus goes back to the opener", async () => {
    const { user } = renderPart(<Page />);
    const page = screen.getByRole("main");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByRole("dialog", { name: "Delete it?" });
    expect(page).toHaveAttribute("inert");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus());
    expect(page).not.toHaveAttribute("inert");
  });

  it("frees the page when whatever opened it goes away", async () => {
    const { user, rerender } = renderPart(<Page />);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByRole("dialog");
    const page = document.getElementById("root");
    rerender(null);
    expect(page).not.toHaveAttribute("inert");
  });
});
