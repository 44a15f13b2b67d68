import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { dashboardAnswer, emptyProfile, noAdvert, noCheck } from "../../../../test/dashboard";
import { patient, renderRoutes } from "../../../../test/render";
import {
  type DoseState,
  ReminderCard_SkipDocument,
  ReminderCard_TakeDocument,
  ReminderCard_UndoDocument,
} from "../../../gql/graphql";
import { DashboardPage } from "../DashboardPage";
import { countdown, peopleOf, placeOfNow } from "./reminders";

const NOW = "2026-11-20T10:42:00Z";
const HOUR = { MORNING: 9, AFTERNOON: 13, EVENING: 19 };
type Part = keyof typeof HOUR;

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const dose = (name: string, slot: Part, state: DoseState, more: object = {}) => ({
  __typename: "ReminderDose",
  id: `${name}:2026-11-20:${slot}`,
  medicationId: name,
  name,
  dosage: null,
  subjectName: null as string | null,
  takenTwiceWith: [] as string[],
  day: "2026-11-20",
  slot,
  state,
  notedAt: null,
  canNote: false,
  ...more,
});
type Dose = ReturnType<typeof dose>;
const slot = (part: Part, doses: Dose[], day = "2026-11-20") => ({
  __typename: "ReminderSlot",
  id: `${day}:${part}`,
  day,
  slot: part,
  at: `${day}T${String(HOUR[part]).padStart(2, "0")}:00:00Z`,
  doses,
});
const taken = { notedAt: "2026-11-20T09:04:00Z", canNote: true };

/** A morning that is done, Cetirizine next at 1 PM, and the evening. */
const reminders = (
  afternoon: Dose = dose("Cetirizine", "AFTERNOON", "UPCOMING", { canNote: true }),
  more: object = {},
) => {
  const slots = [
    slot("MORNING", [dose("Metformin", "MORNING", "TAKEN", taken)]),
    slot("AFTERNOON", [afternoon]),
    slot("EVENING", [dose("Metformin", "EVENING", "UPCOMING")]),
  ];
  const { doses: _, ...next } = slots[1] as ReturnType<typeof slot>;
  const adherence = { __typename: "Adherence", due: 58, taken: 52 };
  const all = { current: null, next, slots, missed: [], toOrder: [], adherence, ...more };
  return { __typename: "MedicationReminders", id: "patient-1", day: "2026-11-20", pushKey: "BPk", ...all };
};
const page = (told: object = reminders(), totalCount = 2) =>
  dashboardAnswer({
    healthProfile: { ...emptyProfile, age: 34 },
    medicationReminders: { hasMedicines: totalCount > 0, ...told },
    medications: { __typename: "MedicationConnection", totalCount, nodes: [] },
  });
const asked = (query: object, field: string, told: object | null, name = "Cetirizine", part: Part = "AFTERNOON") => ({
  request: { query, variables: { medicationId: name, day: "2026-11-20", slot: part } },
  delay: 50,
  ...(told ? { result: { data: { [field]: told } } } : { error: new Error("Failed to fetch") }),
});
/** Of Jest 30, not among its types yet. */
interface TickMode {
  setTimerTickMode(mode: { mode: "manual" }): void;
}
const open = async (mocks: object[]) => {
  const live = new MockSubscriptionLink();
  await renderRoutes([{ path: "*", element: <DashboardPage /> }], {
    viewer: patient,
    live,
    mocks: [...mocks, noAdvert, noCheck] as ReturnType<typeof page>[],
  });
  await act(() => jest.advanceTimersByTimeAsync(100));
  // The page has come; from here on time passes as the test says, and not with the clock of a machine that may be busy.
  (jest as unknown as TickMode).setTimerTickMode({ mode: "manual" });
  return live;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = () => screen.getByRole("region", { name: "Medication reminders" });
const press = (name: string | RegExp) => fireEvent.click(within(card()).getByRole("button", { name }));
const done = dose("Cetirizine", "AFTERNOON", "TAKEN", { notedAt: "2026-11-20T13:04:00Z", canNote: true });

describe("the reminder card", () => {
  it("stands there only with medicines, and says what is next", async () => {
    await open([page(reminders(), 0)]);
    expect(screen.queryByRole("region", { name: "Medication reminders" })).not.toBeInTheDocument();
  });

  it("counts down, moves the present moment each minute, and shows the day", async () => {
    await open([page()]);
    expect(within(card()).getByText("Next: afternoon, 1 PM. Time left:")).toBeInTheDocument();
    expect(within(card()).getByText("in 2 hours 18 minutes")).toBeInTheDocument();
    expect(within(card()).getByText("Now 10:42 AM")).toBeInTheDocument();
    const headings = within(card())
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(["9 AM MorningTaken", "1 PM Afternoon", "7 PM Evening"]);
    expect(within(card()).getByText("In the last 30 days, 52 of 58 doses taken.")).toBeInTheDocument();
    await pass(60_000);
    expect(within(card()).getByText("in 2 hours 17 minutes")).toBeInTheDocument();
    expect(within(card()).getByText("Now 10:43 AM")).toBeInTheDocument();
  });

  it("tells the time by the server, whatever the clock of the device says", async () => {
    const live = await open([page()]);
    const data = { medicationRemindersChanged: { ...reminders(), now: "2026-11-20T12:00:30Z" } };
    await act(async () => live.simulateResult({ result: { data } }));
    await pass(0);
    expect(within(card()).getByText("in 1 hour 0 minutes")).toBeInTheDocument();
  });

  it("marks a dose as taken at once, says so for three seconds, and takes it back", async () => {
    const undone = asked(ReminderCard_UndoDocument, "undoDose", reminders());
    await open([page(), asked(ReminderCard_TakeDocument, "takeDose", reminders(done)), undone]);
    press("Mark as taken: Cetirizine");
    await pass(0);
    expect(within(card()).getByText("Taken at 10:42 AM")).toBeInTheDocument(); // before the answer is there
    await pass(60);
    expect(within(card()).getByText("Taken at 1:04 PM")).toBeInTheDocument();
    expect(within(card()).getAllByRole("status")[0]).toHaveTextContent("Cetirizine is marked as taken.");
    await pass(2_900);
    expect(within(card()).getAllByRole("status")[0]).not.toBeEmptyDOMElement();
    await pass(200);
    expect(within(card()).getAllByRole("status")[0]).toBeEmptyDOMElement();
    press("Undo: Cetirizine");
    await pass(60);
    expect(within(card()).getByRole("button", { name: "Mark as taken: Cetirizine" })).toBeInTheDocument();
  });

  it("shows again what was there when it could not be saved, and says so", async () => {
    await open([page(), asked(ReminderCard_SkipDocument, "skipDose", null)]);
    press("Skip: Cetirizine");
    await pass(0);
    expect(within(card()).getByText("Skipped")).toBeInTheDocument();
    await pass(60);
    expect(within(card()).getByRole("alert")).toHaveTextContent("That could not be saved. Please try again.");
    expect(within(card()).getByRole("button", { name: "Skip: Cetirizine" })).toBeInTheDocument();
  });

  it("follows what another tab does", async () => {
    const live = await open([page()]);
    await act(async () =>
      live.simulateResult({ result: { data: { medicationRemindersChanged: { ...reminders(done), now: NOW } } } }),
    );
    await pass(0);
    expect(within(card()).getByText("Taken at 1:04 PM")).toBeInTheDocument();
  });

  it("asks again when a slot begins", async () => {
    const due = dose("Cetirizine", "AFTERNOON", "DUE", { canNote: true });
    const { doses: _, ...current } = slot("AFTERNOON", []);
    await open([page(), page(reminders(due, { current }))]);
    jest.setSystemTime(new Date("2026-11-20T12:59:30Z"));
    await pass(60_000);
    await pass(100);
    expect(within(card()).getByText("It is 1 PM: time for your medicine.")).toBeInTheDocument();
  });

  it("says whose a dose is, what would be taken twice, and what to order again", async () => {
    const told = reminders(
      dose("Calpol", "AFTERNOON", "UPCOMING", { canNote: true, subjectName: "Mia", takenTwiceWith: ["Paracetamol"] }),
      {
        missed: [dose("Ramipril", "MORNING", "MISSED", { canNote: true, subjectName: "Mum" })],
        toOrder: [
          {
            ...{ __typename: "OrderReminder", medicationId: "r", name: "Ramipril", subjectName: "Mum" },
            ...{ orderBy: "2026-11-19", endsOn: "2026-11-26" },
          },
        ],
      },
    );
    await open([page(told)]);
    expect(await screen.findByText("for Mia")).toBeVisible();
    expect(screen.getByText(/^Taken twice\? The same thing is in: Paracetamol\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Mark as taken: Calpol (Mia)" })).toBeVisible();
    expect(screen.getByRole("button", { name: /^I took it: Ramipril \(Mum\)/ })).toBeVisible();
    const order = screen.getByRole("region", { name: "Order again" });
    expect(order).toHaveTextContent(/Ramipril \(Mum\): order it now\. There is enough until .*26/);
  });

  it("lists kindly what was missed, warns of a double dose with its source, and lets it be noted", async () => {
    const missed = [
      dose("Ramipril", "EVENING", "MISSED", { id: "r", day: "2026-11-19", canNote: true }),
      dose("Ramipril", "MORNING", "MISSED", { canNote: true }),
    ];
    const noted = reminders(undefined, { missed: missed.slice(0, 1) });
    await open([
      page(reminders(undefined, { missed })),
      asked(ReminderCard_TakeDocument, "takeDose", noted, "Ramipril", "MORNING"),
    ]);
    const list = within(screen.getByRole("region", { name: "Missed doses" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Missed this morning: RamiprilI took it",
      "Missed yesterday evening: RamiprilI took it",
    ]);
    expect(list.getByText("Do not take a double dose. Read the leaflet or ask a pharmacist.")).toBeInTheDocument();
    expect(list.getByRole("link", { name: "Specialist Pharmacy Service" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/www\.sps\.nhs\.uk\//),
    );
    press(/^I took it: Ramipril, Missed this morning/);
    await pass(60);
    expect(list.getAllByRole("listitem")).toHaveLength(1);
  });
});

describe("reminders on this device", () => {
  const shown = jest.fn();
  const withNotifications = (permission: NotificationPermission, ask = async () => permission) => {
    const fake = Object.assign(shown, {
      permission: "default" as NotificationPermission,
      requestPermission: async () => {
        fake.permission = await ask();
        return fake.permission;
      },
    });
    Object.defineProperty(window, "Notification", { value: fake, configurable: true });
  };
  beforeEach(() => {
    shown.mockReset();
    localStorage.clear();
  });
  afterEach(() => Reflect.deleteProperty(window, "Notification"));
  const turnOn = async () => {
    press("Turn on reminders");
    await pass(50);
  };

  it("says why there are none, in the words of the document", async () => {
    await open([page()]);
    await turnOn();
    expect(within(card()).getByRole("alert")).toHaveTextContent("This browser does not support notifications");
    withNotifications("denied");
    await turnOn();
    expect(within(card()).getByRole("alert")).toHaveTextContent("Please enable notifications in your browser settings");
    withNotifications("granted", () => Promise.reject(new Error("no")));
    await turnOn();
    expect(within(card()).getByRole("alert")).toHaveTextContent("Failed to enable notifications");
    withNotifications("granted");
    shown.mockImplementation(() => {
      throw new TypeError("Illegal constructor");
    });
    await turnOn();
    expect(within(card()).getByRole("alert")).toHaveTextContent("Failed to send notification");
  });

  it("say for whom it is", async () => {
    withNotifications("granted");
    const mias = dose("Calpol", "AFTERNOON", "UPCOMING", { canNote: true, subjectName: "Mia" });
    await open([page(reminders(mias)), page(reminders(mias))]);
    await turnOn();
    await pass(2 * 3_600_000 + 19 * 60_000);
    const options = expect.objectContaining({ body: "You have a reminder: Mia." });
    expect(shown).toHaveBeenLastCalledWith("AI Health Assistant", options);
  });

  it("remind when the slot begins, without the name of a medicine, until they are turned off", async () => {
    withNotifications("granted");
    await open([page(), page()]);
    await turnOn();
    expect(within(card()).getByText("Reminders are on while this page is open.")).toBeInTheDocument();
    expect(shown).toHaveBeenCalledTimes(1);
    await pass(2 * 3_600_000 + 17 * 60_000);
    expect(shown).toHaveBeenCalledTimes(1);
    await pass(2 * 60_000);
    const options = expect.objectContaining({ body: "You have a reminder.", tag: "reminder-2026-11-20-13" });
    expect(shown).toHaveBeenLastCalledWith("AI Health Assistant", options);
    press("Turn off");
    await pass(50);
    expect(within(card()).getByRole("button", { name: "Turn on reminders" })).toBeInTheDocument();
    expect(localStorage.length).toBe(0);
  });
});

describe("for whom a slot is", () => {
  it("is each person once, whoever has the account first, and nobody whose doses are noted", () => {
    const of = (subjectName: string | null, state: DoseState = "UPCOMING") => ({ subjectName, state });
    expect(peopleOf([of("Mia"), of(null), of("Mia"), of("Dad"), of("Ben", "TAKEN")])).toEqual([null, "Dad", "Mia"]);
    expect(peopleOf([])).toEqual([]);
  });
});

describe("the countdown", () => {
  it("counts a minute that has begun, and nothing that is over", () => {
    const until = "2026-11-20T13:00:00Z";
    const left = (now: string) => countdown(new Date(now), until);
    expect(left("2026-11-20T10:42:00Z")).toEqual({ hours: 2, minutes: 18 });
    expect(left("2026-11-20T12:59:59.999Z")).toEqual({ hours: 0, minutes: 1 });
    expect(left("2026-11-20T13:00:00Z")).toEqual({ hours: 0, minutes: 0 });
    expect(left("2026-11-20T14:00:00Z")).toEqual({ hours: 0, minutes: 0 });
  });

  it("places the present moment between the slots, from midnight to midnight", () => {
    const slots = [slot("MORNING", []), slot("AFTERNOON", []), slot("EVENING", [])];
    const place = (now: string) => placeOfNow(slots, new Date(`2026-11-20T${now}Z`));
    expect(place("00:00:00")).toEqual({ after: 0, share: 0 });
    expect(place("09:00:00")).toEqual({ after: 1, share: 0 });
    expect(place("11:00:00")).toEqual({ after: 1, share: 0.5 });
    expect(place("21:30:00")).toEqual({ after: 3, share: 0.5 });
  });
});
