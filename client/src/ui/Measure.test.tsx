import { screen } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { Measure } from "./Measure";

const sentence = "72 beats per minute, normal is 60 to 100";

describe("Measure", () => {
  it("is a picture with a full sentence", () => {
    renderPart(<Measure min={20} max={140} value={72} label={sentence} />);
    expect(screen.getByRole("img", { name: sentence })).toBeInTheDocument();
  });

  it("tells a meter's value, limits and sentence", () => {
    renderPart(<Measure role="meter" min={0} max={100} value={83} label="Memory, 83 percent, warning from 80" />);
    const meter = screen.getByRole("meter");
    expect(meter).toHaveAttribute("aria-valuenow", "83");
    expect(meter).toHaveAttribute("aria-valuemax", "100");
    expect(meter).toHaveAttribute("aria-valuetext", "Memory, 83 percent, warning from 80");
  });

  it("has no value and no pin without a reading", () => {
    const { container } = renderPart(
      <Measure role="meter" min={0} max={100} value={null} label="Error rate, no reading" />,
    );
    expect(screen.getByRole("img", { name: "Error rate, no reading" })).not.toHaveAttribute("aria-valuenow");
    expect(container.querySelector(".pin")).toBeNull();
  });

  it("sets pin, band and limit at their true places", () => {
    const { container } = renderPart(
      <Measure
        min={20}
        max={140}
        value={80}
        bands={[{ from: 50, to: 110, kind: "normal" }]}
        limit={110}
        label={sentence}
      />,
    );
    expect(container.querySelector(".pin")).toHaveStyle({ left: "50%" });
    expect(container.querySelector(".normal")).toHaveStyle({ left: "25%", width: "50%" });
    expect(container.querySelector(".limit")).toHaveStyle({ left: "75%" });
  });

  it("keeps a value beyond the scale at its end", () => {
    const { container } = renderPart(<Measure min={0} max={100} value={140} label="140" />);
    expect(container.querySelector(".pin")).toHaveStyle({ left: "100%" });
  });

  it("hatches the forecast up to the limit and warns beyond it", () => {
    const { container } = renderPart(
      <Measure mark="fill" min={0} max={800} value={400} limit={500} forecast={750} label="400 of 500" />,
    );
    expect(container.querySelector(".fill")).toHaveStyle({ left: "0%", width: "50%" });
    expect(container.querySelector(".forecast")).toHaveStyle({ left: "50%", width: "12.5%" });
    expect(container.querySelector(".beyond")).toHaveStyle({ left: "62.5%", width: "31.25%" });
  });
});
