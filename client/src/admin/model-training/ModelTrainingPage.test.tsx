import { screen, waitFor, within } from "@testing-library/react";
import {
  ModelComparisonDocument,
  ModelConfusionDocument,
  PublishDialog_PublishDocument,
  RollBackDocument,
  TrainingPanel_CancelDocument,
  TrainingPanel_ResumeDocument,
  TrainingPanel_StartDocument,
} from "../../gql/graphql";
import { completed, gate, model, open, refused, run, trainer } from "./training.test-support";

const versions = "/admin/model-training?part=versions";
const start = (input: object, result: object) => ({
  request: { query: TrainingPanel_StartDocument, variables: { input } },
  result,
});

describe("the four cards", () => {
  it("show the current figure, the one before, the change and what is needed", async () => {
    await open();
    const card = await screen.findByRole("article", { name: "Accuracy" });
    expect(card).toHaveTextContent("81.0%");
    expect(card).toHaveTextContent("Previous78.0%");
    expect(card).toHaveTextContent("+3.0");
    expect(card).toHaveTextContent("Threshold85.0%");
    expect(within(card).getByText("Below")).toBeVisible();
    const precision = screen.getByRole("article", { name: "Precision" });
    expect(precision).toHaveTextContent("−2.0");
    expect(within(precision).getByText("Met")).toBeVisible();
    expect(screen.getByRole("article", { name: "F1" })).toHaveTextContent("Previous–");
    expect(screen.getByText(/Version 2.2.0, published 20 November 2026/)).toHaveTextContent("378 sentences");
  });

  it("say that an older version answers because the newest cannot be read", async () => {
    await open({ overview: { problem: "Version 2.3.0 cannot be read. Version 2.2.0 answers." } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Version 2.3.0 cannot be read.");
  });
});

describe("a training", () => {
  it("is started at one press, moves live, and cannot be started twice", async () => {
    const begun = run({ progress: 0, epoch: 0, metrics: [], phase: "PREPARING" });
    const { user, hear } = await open({ mocks: [start({}, { data: { startTraining: begun } })] });
    await hear(null);
    expect(await screen.findByText(/Nothing has been trained here yet/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Start Training/ }));
    await hear(begun);
    expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
    expect(screen.getByRole("button", { name: /^Start Training/ })).toBeDisabled();
    await hear(run());
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    expect(screen.getByText("Learning, round 2 of 14", { exact: false })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Table" }));
    expect(screen.getByRole("row", { name: /^2 82.0% 81.0% 82.0% 83.0% 0.500/ })).toBeVisible();
  });

  it("that ends is said on the page and by a notification", async () => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = "granted";
      onclick: unknown;
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: FakeNotification });
    const { hear } = await open({ current: run() });
    await hear(run());
    await hear(completed);
    expect(await screen.findByText("Run 1 is complete: version 2.3.0 is ready.")).toBeVisible();
    expect(shown).toEqual(["Model Training Complete: Run 1 is complete: version 2.3.0 is ready."]);
    await hear(completed);
    expect(shown).toHaveLength(1);
    Reflect.deleteProperty(window, "Notification");
  });

  it("that had ended before the page was opened is no news", async () => {
    const { hear } = await open({ current: completed });
    await hear(completed);
    expect(await screen.findByText(/Version 2.3.0 is ready. It is not used/)).toBeVisible();
    expect(screen.queryByText("Run 1 is complete: version 2.3.0 is ready.")).toBeNull();
  });

  it("keeps the settings that were typed when it is refused, and says why", async () => {
    const { user, hear } = await open({
      mocks: [start({ seed: 42 }, refused("CONFLICT", "A training is running already."))],
    });
    await hear(null);
    await user.click(await screen.findByText("Settings"));
    await user.type(screen.getByLabelText("Seed"), "42");
    await user.click(screen.getByRole("button", { name: /^Start Training/ }));
    expect(await screen.findByText("A training is running already.")).toBeVisible();
    expect(screen.getByLabelText("Seed")).toHaveValue("42");
  });

  it("is cancelled, and one that failed goes on where it was", async () => {
    const failed = run({ status: "FAILED", error: "The server stopped.", isResumable: true, epoch: 5 });
    const resumed = run({ id: "run-2", number: 2, resumedFrom: 1 });
    const { user, hear } = await open({
      mocks: [
        {
          request: { query: TrainingPanel_CancelDocument, variables: { id: "run-1" } },
          result: { data: { cancelTraining: run({ status: "CANCELLED" }) } },
        },
        {
          request: { query: TrainingPanel_ResumeDocument, variables: { id: "run-1" } },
          result: { data: { resumeTraining: resumed } },
        },
      ],
    });
    await hear(run());
    await user.click(await screen.findByRole("button", { name: /^Cancel training/ }));
    await hear(run({ status: "CANCELLED", finishedAt: new Date().toISOString() }));
    expect(await screen.findByText("Run 1 was cancelled.")).toBeVisible();
    await hear(failed);
    expect(screen.getByText("The server stopped.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Resume after round 5 of 14/ }));
    await hear(resumed);
    expect(await screen.findByText(/continues run 1/)).toBeVisible();
  });

  it("is only looked at by who may not train", async () => {
    const { hear } = await open({ viewer: { ...trainer, permissions: ["models.view"] } });
    await hear(run());
    expect(await screen.findByRole("progressbar")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Start Training/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Cancel training/ })).toBeNull();
  });
});

describe("the runs", () => {
  it("open with their settings, their hash and the confusion matrix", async () => {
    const { user } = await open({
      runs: [completed],
      mocks: [
        {
          request: { query: ModelConfusionDocument, variables: { id: "model-2" } },
          result: {
            data: {
              trainedModel: {
                __typename: "TrainedModel",
                id: "model-2",
                record: {
                  __typename: "ModelRecord",
                  figures: {
                    __typename: "MeasuredFigures",
                    confusion: [
                      { __typename: "ConfusionRow", label: "emergency", emergency: 60, urgent: 5, routine: 2 },
                    ],
                  },
                },
              },
            },
          },
        },
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Details of run 1" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("Data hashabc123");
    expect(await within(dialog).findByRole("row", { name: "Emergency 60 5 2" })).toBeVisible();
  });
});

describe("the versions", () => {
  it("say what is not reached, and are not offered for publishing then", async () => {
    const below = model("model-2", "2.3.0", { canPublish: false, gate: gate(0.81) });
    const { user } = await open({ at: versions, models: [below] });
    const row = await screen.findByRole("row", { name: /2.3.0/ });
    expect(within(row).getByText("Below threshold")).toBeVisible();
    await user.click(within(row).getByRole("button", { name: "Why 2.3.0 cannot be published" }));
    const dialog = await screen.findByRole("dialog", { name: /cannot be published/ });
    expect(dialog).toHaveTextContent("Not met:Accuracy is 0.81 and has to be at least 0.85.");
    expect(within(dialog).queryByRole("button", { name: /^Publish/ })).toBeNull();
  });

  it("are published after the consequence was read, and a refusal is said there", async () => {
    const publish = (result: object) => ({
      request: { query: PublishDialog_PublishDocument, variables: { id: "model-2" } },
      result,
    });
    const { user } = await open({
      at: versions,
      models: [model("model-1", "2.2.0", { isPublished: true, isBuiltIn: true }), model("model-2", "2.3.0")],
      mocks: [
        publish(refused("CONFLICT", "Version 2.3.0 is already published.")),
        publish({
          data: {
            publishModel: { __typename: "TrainedModel", id: "model-2", version: "2.3.0", isPublished: true },
          },
        }),
      ],
    });
    expect(await screen.findByRole("row", { name: /2.2.0/ })).toHaveTextContent("Built in");
    await user.click(screen.getByRole("button", { name: "Publish 2.3.0" }));
    const dialog = await screen.findByRole("dialog", { name: /Publish version 2.3.0/ });
    await user.click(within(dialog).getByRole("button", { name: /^Publish 2.3.0/ }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("Version 2.3.0 is already published.");
    await user.click(within(dialog).getByRole("button", { name: /^Publish 2.3.0/ }));
    expect(await screen.findByText("Version 2.3.0 is now in use.")).toBeVisible();
  });

  it("are compared sentence by sentence with the one that answers", async () => {
    const compared = (changedOnly: boolean, texts: string[]) => ({
      request: { query: ModelComparisonDocument, variables: { modelId: "model-2", changedOnly } },
      result: {
        data: {
          modelComparison: {
            __typename: "ComparedCaseConnection",
            totalCount: texts.length,
            nodes: texts.map((text) => ({
              __typename: "ComparedCase",
              id: text,
              language: "en",
              style: "spoken",
              text,
              label: "urgent",
              given: "urgent",
              publishedGiven: "routine",
            })),
            pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage: false },
          },
        },
      },
    });
    const { user } = await open({
      at: versions,
      models: [model("model-2", "2.3.0")],
      mocks: [compared(true, ["my ear hums"]), compared(false, ["my ear hums", "my toe is sore"])],
    });
    await user.click(await screen.findByRole("button", { name: "Compare 2.3.0 with the published version" }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByRole("row", { name: "my ear hums Urgent Routine Urgent correct" })).toBeVisible();
    expect(within(dialog).getByRole("status")).toHaveTextContent("1 sentence is classified differently");
    await user.click(within(dialog).getByRole("checkbox", { name: "Only what changed" }));
    await waitFor(() => expect(within(dialog).getByRole("status")).toHaveTextContent("2 sentences"));
  });

  it("are rolled back in one step, and the page hears of another version by itself", async () => {
    const { user, hearVersion } = await open({
      at: versions,
      models: [model("model-1", "2.2.0", { isPublished: true })],
      mocks: [
        {
          request: { query: RollBackDocument, variables: { from: "2.2.0" } },
          result: {
            data: { rollBackModel: { __typename: "ModelOverview", version: "2.1.0", previousVersion: null } },
          },
        },
      ],
    });
    expect(await screen.findByText("2.2.0 published")).toBeVisible();
    expect(screen.getByText(/the product itself/)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Roll back to 2.1.0" }));
    const dialog = await screen.findByRole("dialog", { name: /Roll back to version 2.1.0/ });
    await user.click(within(dialog).getByRole("button", { name: /^Roll back to 2.1.0/ }));
    expect(await screen.findByText("Version 2.1.0 is in use again.")).toBeVisible();
    await hearVersion("2.2.0");
    await hearVersion("2.1.0");
    expect(await screen.findByRole("article", { name: "Accuracy" })).toBeVisible();
  });
});
