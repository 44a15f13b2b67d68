import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import { patient, type RenderOptions, renderRoutes } from "../../../test/render";
import { AskForm_AskDocument, ConsultationPageDocument } from "../../gql/graphql";
import { ConsultationPage } from "./ConsultationPage";
import type { consultation } from "./consultation.factory";

export type Sent = ReturnType<typeof consultation>;

export const page = (
  nodes: Sent[],
  {
    after,
    hasNextPage = false,
    answerWriter = null,
    translator = null,
    family = [],
  }: {
    after?: string;
    hasNextPage?: boolean;
    answerWriter?: string | null;
    translator?: string | null;
    family?: { id: string; name: string }[];
  } = {},
) => ({
  request: { query: ConsultationPageDocument, variables: after ? { after } : {} },
  result: {
    data: {
      consultations: {
        __typename: "ConsultationConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage },
      },
      familyMembers: {
        __typename: "FamilyMemberConnection",
        nodes: family.map((one) => ({ __typename: "FamilyMember", ...one })),
      },
      pharmacistIsThere: true,
      assistantVersion: {
        __typename: "AssistantVersion",
        version: "1.0.0",
        conceptCount: 43,
        updatedAt: "2026-11-03T09:00:00Z",
        improvements: ["Clearer answers"],
        studies: [] as object[],
        record: {
          __typename: "ModelRecord",
          figures: {
            __typename: "MeasuredFigures",
            accuracy: { __typename: "MeasuredShare", value: 0.612, n: 178 },
            emergencyRecall: { __typename: "MeasuredShare", value: 0.836, n: 67 },
          },
        },
      },
      publicConfiguration: {
        __typename: "PublicConfiguration",
        questionMaxLength: 60,
        answerWriter,
        translator: translator && { __typename: "Translator" as const, name: translator },
        pharmacistAnswerHours: 24,
      },
    },
  },
});
export const asking = (
  question: string,
  outcome: object,
  language: string | null = null,
  forWhom: string | null = null,
) => ({
  request: {
    query: AskForm_AskDocument,
    variables: (sent: Record<string, unknown>) =>
      sent.question === question && sent.language === language && sent.forWhom === forWhom && sent.key,
  },
  ...outcome,
});
export const answer = (addConsultation: Sent) => ({ result: { data: { addConsultation } } });
const changed = (consultations: Sent[], snapshot: boolean) => ({
  result: {
    data: { consultationChanged: { __typename: "ConsultationChange", snapshot, consultations } },
  },
});

/** The page with these answers; `hear` tells it of a change. */
export async function open(mocks: object[], at: RenderOptions["at"] = "/consultation") {
  const live = new MockSubscriptionLink();
  const routes = [{ path: "*", element: <ConsultationPage /> }];
  const view = await renderRoutes(routes, { viewer: patient, mocks: mocks as ReturnType<typeof page>[], live, at });
  const hear = (consultations: Sent[], snapshot = false) =>
    act(async () => {
      live.simulateResult(changed(consultations, snapshot));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear, live };
}

export const box = () => screen.getByRole("textbox");
export const press = () => screen.getByRole("button", { name: /^Ask/ });
