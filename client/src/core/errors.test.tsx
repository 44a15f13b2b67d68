import { screen } from "@testing-library/react";
import { patient, renderRoutes } from "../../test/render";
import { CrashedPage, NotFoundPage } from "./errors";

function Broken(): never {
  throw new Error("a secret of the implementation");
}

describe("error pages", () => {
  it("offers the way home and back on an unknown address", async () => {
    const { user, router } = await renderRoutes([{ path: "*", element: <NotFoundPage /> }], {
      viewer: patient,
      at: "/nope",
    });
    expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Go Back" })).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Go to Home" }));
    expect(router.state.location.pathname).toBe("/dashboard");
  });

  it("shows the default error page without what was thrown", async () => {
    const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await renderRoutes([{ path: "*", Component: Broken, ErrorBoundary: CrashedPage }]);
    expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent("secret");
    silent.mockRestore();
  });
});
