import { screen } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { LivePill } from "./LivePill";

describe("LivePill", () => {
  it("says Live with the time of the newest value", () => {
    renderPart(<LivePill connection="live" updated="10:42:05" />);
    expect(screen.getByRole("status")).toHaveTextContent("Live");
    expect(screen.getByText("10:42:05")).toBeInTheDocument();
  });

  it("says Reconnecting", () => {
    renderPart(<LivePill connection="reconnecting" />);
    expect(screen.getByRole("status")).toHaveTextContent("Reconnecting");
  });

  it("says since when the figures are stale, in London's time", () => {
    renderPart(<LivePill connection={{ staleSince: new Date("2026-07-01T09:41:30Z") }} />);
    expect(screen.getByRole("status")).toHaveTextContent("Stale since 10:41");
  });

  it("has a different shape for each state", () => {
    const shapes = (["live", "reconnecting", "paused", { staleSince: new Date() }] as const).map((connection) => {
      const { container, unmount } = renderPart(<LivePill connection={connection} />);
      const shape = container.querySelector("i")?.className;
      unmount();
      return shape;
    });
    expect(new Set(shapes).size).toBe(4);
  });
});
