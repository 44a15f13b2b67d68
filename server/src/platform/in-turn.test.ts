import { inTurn } from "./in-turn";

const tick = () => new Promise((resolve) => setImmediate(resolve));

it("does one thing of a key at a time, in order, and those of others beside it", async () => {
  const done: string[] = [];
  let atOnce = 0;
  let most = 0;
  const act = (name: string) => async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await tick();
    atOnce -= 1;
    done.push(name);
    return name;
  };
  const mine = ["a", "b", "c"].map((name) => inTurn("me", act(name)));
  expect(await Promise.all(mine)).toEqual(["a", "b", "c"]);
  expect([done, most]).toEqual([["a", "b", "c"], 1]);
  await Promise.all([inTurn("me", act("d")), inTurn("you", act("e"))]);
  expect(most).toBe(2);
});

it("goes on after one that failed", async () => {
  const failed = inTurn("me", async () => {
    throw new Error("no");
  });
  const next = inTurn("me", async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
