import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, problemCode } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { DocumentVerdict } from "../../gql/graphql";
import type { ChangedApplication } from "./changed";
import { eventSentence, type Reviewed } from "./review";

graphql(`
  fragment ReviewPane_application on ReviewedApplication {
    id
    status
    submittedAt
    reviewDueAt
    reviewClockKnown
    decidedAt
    decidedBy
    reason
    version
    company {
      name
      registrationNumber
      address
      contactPerson
      phone
      email
      website
    }
    documents {
      id
      name
      dateKind
      date
      requestedAt
      status
      fileName
      bytes
      pages
      uploadedAt
      rejectionReason
      markedBy
      markedAt
      contentState
      url
    }
    history {
      id
      at
      what
      by
      reason
      documents
    }
    reviewers {
      id
      name
      since
    }
  }
`);

const ReadDocument = graphql(`
  query ReviewPane($id: ID!) {
    applicationForReview(id: $id) {
      ...ReviewPane_application @unmask
    }
  }
`);

const ChangedDocument = graphql(`
  subscription ApplicationReviewChanged($id: ID!) {
    applicationReviewChanged(id: $id) {
      ...ReviewPane_application @unmask
    }
  }
`);

const MarkDocument = graphql(`
  mutation MarkBar_mark($id: ID!, $documentId: ID!, $verdict: DocumentVerdict!, $version: Int!, $reason: String) {
    markDocument(id: $id, documentId: $documentId, verdict: $verdict, version: $version, reason: $reason) {
      ...ChangedApplication_application @unmask
    }
  }
`);

const UnmarkDocument = graphql(`
  mutation UndoMark_unmark($id: ID!, $documentId: ID!, $version: Int!) {
    unmarkDocument(id: $id, documentId: $documentId, version: $version) {
      ...ChangedApplication_application @unmask
    }
  }
`);

const ApproveDocument = graphql(`
  mutation DecisionForms_approve($id: ID!, $version: Int!) {
    approveApplication(id: $id, version: $version) {
      ...ChangedApplication_application @unmask
    }
  }
`);

const RejectDocument = graphql(`
  mutation DecisionForms_reject($id: ID!, $reason: String!, $version: Int!) {
    rejectApplication(id: $id, reason: $reason, version: $version) {
      ...ChangedApplication_application @unmask
    }
  }
`);

const RequestDocument = graphql(`
  mutation DecisionForms_request($id: ID!, $names: [String!]!, $version: Int!, $note: String!) {
    requestApplicationDocuments(id: $id, names: $names, version: $version, note: $note) {
      ...ChangedApplication_application @unmask
    }
  }
`);

/** The application that is open: read once, and changed as soon as anybody changes it. Others see that it is looked at. */
export function useReview(id: string) {
  const { data, error, refetch } = useQuery(ReadDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  useLiveSubscription(ChangedDocument, { variables: { id } });
  return { application: data?.applicationForReview, error, refetch: () => refetch().then(() => undefined) };
}

/** What came of an act: the application as it is now, or a sentence on why not, and the field that it is about. */
export type Outcome = { changed: ChangedApplication } | { problem: { message: string; field?: string } };

/** The acts of a reviewer on what is open. Each names the version that is on the screen; one runs at a time. */
export function useActs({ id, version }: Reviewed, refetch: () => Promise<void>) {
  const { t } = useTranslation("review");
  const [mark] = useMutation(MarkDocument);
  const [unmark] = useMutation(UnmarkDocument);
  const [approve] = useMutation(ApproveDocument);
  const [reject] = useMutation(RejectDocument);
  const [request] = useMutation(RequestDocument);
  const [isActing, setActing] = useState(false);
  const acting = useRef(false);
  const own = useRef(new Set<number>());

  const run = async (work: () => Promise<ChangedApplication | undefined>): Promise<Outcome | undefined> => {
    if (acting.current) return undefined;
    acting.current = true;
    setActing(true);
    try {
      const changed = await work();
      if (!changed) throw new Error("The application came back empty.");
      own.current.add(changed.version);
      return { changed };
    } catch (error) {
      const [said] = inputProblems(error);
      if (problemCode(error) !== "CONFLICT" || !said) return { problem: said ?? { message: t("decision.failed") } };
      await refetch().catch(() => undefined);
      return { problem: { message: `${said.message} ${t("decision.stale")}` } };
    } finally {
      acting.current = false;
      setActing(false);
    }
  };
  return {
    isActing,
    /** True for a version that came of an act here. */
    isOwn: (changed: number) => own.current.has(changed),
    mark: (documentId: string, verdict: DocumentVerdict, reason: string | null) =>
      run(async () => (await mark({ variables: { id, documentId, verdict, version, reason } })).data?.markDocument),
    unmark: (documentId: string) =>
      run(async () => (await unmark({ variables: { id, documentId, version } })).data?.unmarkDocument),
    approve: () => run(async () => (await approve({ variables: { id, version } })).data?.approveApplication),
    reject: (reason: string) =>
      run(async () => (await reject({ variables: { id, reason, version } })).data?.rejectApplication),
    request: (names: string[], note: string) =>
      run(async () => (await request({ variables: { id, names, version, note } })).data?.requestApplicationDocuments),
  };
}
export type Acts = ReturnType<typeof useActs>;

/** The sentence about what somebody else changed while it was open; null before. */
export function useNews({ version, history }: Reviewed, { isActing, isOwn }: Acts, now: Date): string | null {
  const { t } = useTranslation("review");
  const [known, setKnown] = useState(version);
  const [news, setNews] = useState<string | null>(null);
  const [latest] = history;
  useEffect(() => {
    if (isActing || version === known) return;
    setKnown(version);
    if (latest) setNews(isOwn(version) ? null : eventSentence(t, latest, now));
  }, [isActing, isOwn, version, known, latest, now, t]);
  return news;
}
