import { readVisitor, writeAddress } from "./address.rules";
import { contains, coverageOf, type Range, readRange, FIREWALL_MESSAGES as SAYS, writeRange } from "./firewall.rules";

const written = (text: string) => {
  const range = readRange(text);
  return "message" in range ? range.message : writeRange(range);
};

describe("a range", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7/32"],
    [" 192.0.2.0/24 ", "192.0.2.0/24"],
    ["0.0.0.0/1", "0.0.0.0/1"],
    ["2001:DB8::/32", "2001:db8::/32"],
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1/128"],
    ["::1", "::1/128"],
    ["fe80::/10", "fe80::/10"],
    ["::ffff:192.0.2.7", "192.0.2.7/32"],
    ["::ffff:c000:200/120", "192.0.2.0/24"],
    ["64:ff9b::192.0.2.0/120", "192.0.2.0/24"],
    ["64:ff9b:1::/48", "64:ff9b:1::/48"],
  ])("%s is %s", (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each([
    ["", SAYS.rangeMissing],
    ["   ", SAYS.rangeMissing],
    ["10.0.0.0/33", SAYS.rangePrefix4],
    ["10.0.0.0/", SAYS.rangePrefix4],
    ["10.0.0.0/08", SAYS.rangePrefix4],
    ["10.0.0.0/-1", SAYS.rangePrefix4],
    ["10.0.0.0/8/8", SAYS.rangePrefix4],
    ["10.0.0.0/255.0.0.0", SAYS.rangePrefix4],
    ["2001:db8::/129", SAYS.rangePrefix6],
    ["127.1", SAYS.rangeParts],
    ["10.0.0.", SAYS.rangeParts],
    ["1.2.3.4.5", SAYS.rangeParts],
    ["2130706433", SAYS.rangeParts],
    ["0x7f.1", SAYS.rangeHex],
    ["0x7f000001", SAYS.rangeHex],
    ["010.0.0.1", SAYS.rangeOctal],
    ["10.0.0.00", SAYS.rangeOctal],
    ["10.0.0.256", SAYS.rangeOctet],
    ["fe80::1%eth0", SAYS.rangeZone],
    ["10.0.0 .1", SAYS.rangeSpace],
    ["10.0.0.0 /8", SAYS.rangeSpace],
    ["10.0.0.1,10.0.0.2", SAYS.rangeUnknown],
    ["example.org", SAYS.rangeUnknown],
    ["１０.0.0.1", SAYS.rangeUnknown],
    ["1::2::3", SAYS.rangeUnknown],
    ["12345::", SAYS.rangeUnknown],
    ["1:2:3:4:5:6:7", SAYS.rangeUnknown],
    ["1:2:3:4:5:6:7:8:9", SAYS.rangeUnknown],
    ["1:2:3:4:5:6:7::8", SAYS.rangeUnknown],
    ["[::1]", SAYS.rangeUnknown],
    ["::ffff:010.0.0.1", SAYS.rangeUnknown],
    ["0.0.0.0/0", SAYS.rangeEverybody],
    ["::/0", SAYS.rangeEverybody],
    ["::ffff:0:0/96", SAYS.rangeEverybody],
    ["64:ff9b::/96", SAYS.rangeEverybody],
    ["::/1", SAYS.rangeAllIpv4],
    ["64:ff9b::/64", SAYS.rangeAllIpv4],
    ["1".repeat(5_000), SAYS.rangeTooLong],
    [" ".repeat(5_000), SAYS.rangeMissing],
    [
      "1.2.3.4/24",
      "This range starts at a different address: did you mean 1.2.3.0/24? For that single address, enter 1.2.3.4.",
    ],
    [
      "2001:db8::1/32",
      "This range starts at a different address: did you mean 2001:db8::/32? For that single address, enter 2001:db8::1.",
    ],
    [
      "::ffff:1.2.3.4/120",
      "This range starts at a different address: did you mean 1.2.3.0/24? For that single address, enter 1.2.3.4.",
    ],
  ])("%j is refused", (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it("says how much it is", () => {
    const of = (text: string) => coverageOf(readRange(text) as Range);
    expect(of("192.0.2.7")).toBe("1 address");
    expect(of("192.0.2.0/24")).toBe("256 addresses");
    expect(of("128.0.0.0/1")).toBe("2,147,483,648 addresses");
    expect(of("2001:db8::/48")).toBe("all addresses of a /48 network");
  });

  it("holds the addresses that begin like it", () => {
    const range = readRange("192.0.2.0/25") as Range;
    const holds = (text: string) => {
      const address = readVisitor(text);
      return address !== null && contains(range, address);
    };
    expect(["192.0.2.0", "192.0.2.127", "::ffff:192.0.2.5", "64:ff9b::c000:205"].map(holds)).toEqual(
      Array(4).fill(true),
    );
    expect(["192.0.2.128", "192.0.1.255", "::c000:205", "::1"].map(holds)).toEqual(Array(4).fill(false));
  });
});

it("reads visitors as networks and proxies write them", () => {
  const read = (text: string) => {
    const address = readVisitor(text);
    return address && writeAddress(address);
  };
  expect(read("fe80::1%eth0")).toBe("fe80::1");
  expect(read("[2001:db8::7]:4711")).toBe("2001:db8::7");
  expect(read("192.0.2.7:4711")).toBe("192.0.2.7");
  expect(read("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect([read(""), read("unknown"), read("127.1")]).toEqual([null, null, null]);
});
