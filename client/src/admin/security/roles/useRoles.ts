import { useQuery } from "@apollo/client/react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { usePages } from "../../../core/usePages";
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
  const people = usePages(PeopleDocument, (data) => data.staffMembers, {
    variables: { ...filter },
  });
  const read = () => {
    void roles.refetch().catch(() => undefined);
    void people.read();
  };
  const { data: live } = useLiveSubscription(StaffChangedDocument, {
    variables: {},
    // At the first one as well: something may have happened between the list and it.
    onData: read,
  });
  return {
    roles: roles.data?.staffRoles,
    permissions: roles.data?.staffPermissions ?? [],
    rolesError: roles.error,
    people: { ...people, read },
    counts: live?.staffChanged.members,
    read,
  };
}
