import { useSession } from "../core/session";
import { useLiveSubscription } from "../core/useLiveSubscription";
import { graphql } from "../gql";

const OwnRightsDocument = graphql(`
  subscription OwnRights {
    ownRightsChanged {
      permissions
      roles
    }
  }
`);

const wordsOf = (texts: readonly string[]) => [...texts].sort().join(" ");

/** Keeps menu and buttons right while a role changes: the socket closes then, and says what counts when it is open again. */
export function useOwnRights(): void {
  const { viewer, refresh } = useSession();
  useLiveSubscription(OwnRightsDocument, {
    variables: {},
    skip: viewer?.role !== "ADMIN",
    onData: ({ ownRightsChanged: { permissions, roles } }) => {
      const isSame =
        viewer && wordsOf(viewer.permissions) === wordsOf(permissions) && wordsOf(viewer.staffRoles) === wordsOf(roles);
      if (!isSame) void refresh();
    },
  });
}
