import { act, screen } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { useFilter } from "./useFilter";

const COLOURS = ["RED", "GREEN"] as const;
const SIZES = ["SMALL", "LARGE"] as const;
let choose: { colour: (choice: "RED" | "GREEN" | null) => void; size: (choice: "SMALL" | "LARGE" | null) => void };

function Filters() {
  const [colour, setColour] = useFilter("colour", COLOURS);
  const [size, setSize] = useFilter("size", SIZES);
  choose = { colour: setColour, size: setSize };
  return (
    <p>
      {colour ?? "any"}, {size ?? "any"}
    </p>
  );
}
const open = (at: string) => renderRoutes([{ path: "/", element: <Filters /> }], { at });

it("two choices before the page is drawn again are both in the address", async () => {
  const { router } = await open("/?part=now");
  await act(async () => {
    choose.colour("RED");
    choose.size("LARGE");
  });
  expect(screen.getByText("RED, LARGE")).toBeInTheDocument();
  expect(router.state.location.search).toBe("?part=now&colour=red&size=large");
});

it("a choice builds on where somebody went back to", async () => {
  const { router } = await open("/?colour=green");
  await act(async () => choose.size("SMALL"));
  await act(async () => router.navigate("/?colour=green"));
  await act(async () => choose.colour("RED"));
  expect(screen.getByText("RED, any")).toBeInTheDocument();
  await act(async () => choose.colour(null));
  expect(router.state.location.search).toBe("");
});

it("a word of nobody's choice counts as none", async () => {
  await open("/?colour=blue");
  expect(screen.getByText("any, any")).toBeInTheDocument();
});
