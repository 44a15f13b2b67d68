import { screen, within } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { PagedTable, type PagedTableProps } from "./PagedTable";

type Colour = { id: string; name: string };

const read = jest.fn();
const open = (
  list: Partial<PagedTableProps<Colour>["list"]>,
  empty: PagedTableProps<Colour>["empty"] = "No colours.",
) =>
  renderPart(
    <PagedTable<Colour>
      list={{ nodes: undefined, error: undefined, read, more: undefined, ...list }}
      columns={["Colour", false, { label: "Place", isFigure: true }]}
      row={({ id, name }, at, all) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>
            {at + 1} of {all.length}
          </td>
        </tr>
      )}
      empty={empty}
      words={{ failed: "They did not come.", more: "More colours", moreFailed: "No more came." }}
      about="Colours as they were picked."
    />,
  );

const COLOURS = [
  { id: "1", name: "Red" },
  { id: "2", name: "Green" },
];

describe("PagedTable", () => {
  it("draws each entry with its place, without columns that are not there", () => {
    open({ nodes: COLOURS });
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Colour", "Place"]);
    expect(within(screen.getByRole("row", { name: /Green/ })).getByText("2 of 2")).toBeVisible();
    expect(screen.queryByText("No colours.")).not.toBeInTheDocument();
    expect(screen.getByText("Colours as they were picked.")).toBeVisible();
  });

  it("says that there is nothing, in the place of the table, unless that is said elsewhere", () => {
    const { unmount } = open({ nodes: [] });
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.getByText("No colours.")).toBeVisible();
    unmount();
    open({ nodes: [] }, null);
    expect(screen.queryByText("No colours.")).not.toBeInTheDocument();
  });

  it("waits in grey, and says what did not come with the way to try again", async () => {
    const { unmount } = open({});
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    unmount();
    const { user } = open({ error: new Error("gone") });
    expect(screen.getByRole("alert")).toHaveTextContent("They did not come.");
    await user.click(within(screen.getByRole("alert")).getByRole("button"));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("keeps what was read when it could not be read again, and leads to the next page", async () => {
    const more = jest.fn(() => Promise.reject(new Error("gone")));
    const { user } = open({ nodes: COLOURS, error: new Error("gone"), more });
    expect(screen.getByRole("table")).toBeVisible();
    expect(screen.queryByText("They did not come.")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^More colours/ }));
    expect(await screen.findByText("No more came.")).toBeVisible();
  });
});
