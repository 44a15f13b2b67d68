import { useQuery } from "@apollo/client/react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { graphql } from "../../../gql";
import type { StaffStatus } from "./staff";

const RolesPanelDocument = graphql(`
  query RolesPanel {
    staffRoles {
      ...Staff_role @unmask
    }
    staffPermissions {
      ...Staff_permission @unmask
    }
  }
`);

const PeopleDocument = graphql(`
  query RolesPanel_people($search: String, $roleId: ID, $status: StaffStatus, $after: String) {
    staffMembers(first: 20, search: $search, roleId: $roleId, status: $status, after: $after) {
      nodes {
        ...Staff_member @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

const StaffChangedDocument = graphql(`
  subscription StaffChanged {
    staffChanged {
      roles
      members {
        status
        count
      }
    }
  }
`);

export interface PeopleFilter {
  search: string | null;
  roleId: string | null;
  status: StaffStatus | null;
}

/** Roles and the people of a filter, read again after each change that somebody makes. */
export function useRoles(filter: PeopleFilter) {
  const roles = useQuery(RolesPanelDocument);
  const people = useQuery(PeopleDocument, { variables: { ...filter } });
  const read = () => {
    void roles.refetch().catch(() => undefined);
    void people.refetch().catch(() => undefined);
  };
  const { data: live } = useLiveSubscription(StaffChangedDocument, {
    variables: {},
    // At the first one as well: something may have happened between the list and it.
    onData: read,
  });
  const page = (people.data ?? people.previousData)?.staffMembers;
  return {
    roles: roles.data?.staffRoles,
    permissions: roles.data?.staffPermissions ?? [],
    rolesError: roles.error,
    members: page?.nodes,
    peopleError: people.error,
    total: page?.totalCount,
    counts: live?.staffChanged.members,
    read,
    more: page?.pageInfo.hasNextPage
      ? () => people.fetchMore({ variables: { after: page.pageInfo.endCursor } })
      : undefined,
  };
}
