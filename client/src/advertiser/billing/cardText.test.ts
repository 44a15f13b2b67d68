import { groupNumber, tidyExpiry } from "./cardText";

it.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 4242-4242", "4242 4242 4242 4242"],
  ["378282246310005", "3782 822463 10005"],
  ["4242", "4242"],
  ["not a card", "not a card"],
  ["", ""],
])("groups %s as on the card", (typed, grouped) => {
  expect(groupNumber(typed)).toBe(grouped);
});

it.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["1230", "12/30"],
  ["12/30", "12/30"],
  ["12/2030", "12/30"],
  ["1/2030", "01/30"],
  ["12 - 2030", "12/30"],
  ["12/", "12/"],
  ["12/3", "12/3"],
])("makes %s the expiry %s", (typed, tidied) => {
  expect(tidyExpiry(typed)).toBe(tidied);
});
