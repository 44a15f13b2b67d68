import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { type InviteStaffInput, RolesPanelDocument, type StaffRoleInput } from "../../../gql/graphql";
import type { Role } from "./staff";

const CreateDocument = graphql(`
  mutation Roles_create($input: StaffRoleInput!) {
    createStaffRole(input: $input) {
      ...Staff_role @unmask
    }
  }
`);

const UpdateDocument = graphql(`
  mutation Roles_update($id: ID!, $version: Int!, $input: StaffRoleInput!, $acceptsOwnLoss: Boolean) {
    updateStaffRole(id: $id, version: $version, input: $input, acceptsOwnLoss: $acceptsOwnLoss) {
      ...Staff_role @unmask
    }
  }
`);

const DeleteDocument = graphql(`
  mutation Roles_delete($id: ID!) {
    deleteStaffRole(id: $id)
  }
`);

const SetDocument = graphql(`
  mutation Roles_set($userId: ID!, $roleIds: [ID!]!, $seenRoleIds: [ID!]!, $acceptsOwnLoss: Boolean) {
    setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seenRoleIds, acceptsOwnLoss: $acceptsOwnLoss) {
      ...Staff_member @unmask
    }
  }
`);

const InviteDocument = graphql(`
  mutation Roles_invite($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      ...Staff_member @unmask
    }
  }
`);

const ResendDocument = graphql(`
  mutation Roles_resend($userId: ID!) {
    resendInvitation(userId: $userId) {
      ...Staff_member @unmask
    }
  }
`);

const RemoveDocument = graphql(`
  mutation Roles_remove($userId: ID!, $acceptsOwnLoss: Boolean) {
    removeStaff(userId: $userId, acceptsOwnLoss: $acceptsOwnLoss) {
      ...Staff_member @unmask
    }
  }
`);

/** What is done with roles and people; each rejects with what the server says. */
export function useStaffActs() {
  // It stands in the table by the time that its form has closed.
  const [create] = useMutation(CreateDocument, {
    update: (cache, { data }) => {
      const made = data?.createStaffRole;
      cache.updateQuery({ query: RolesPanelDocument }, (known) =>
        known && made && !known.staffRoles.some(({ id }) => id === made.id)
          ? { ...known, staffRoles: [...known.staffRoles, made] }
          : known,
      );
    },
  });
  const [update] = useMutation(UpdateDocument);
  const [remove] = useMutation(DeleteDocument);
  const [set] = useMutation(SetDocument);
  const [invite] = useMutation(InviteDocument);
  const [resend] = useMutation(ResendDocument);
  const [removePerson] = useMutation(RemoveDocument);
  return {
    /** @returns its id. */
    createRole: async (input: StaffRoleInput) => (await create({ variables: { input } })).data?.createStaffRole.id,
    updateRole: ({ id, version }: Pick<Role, "id" | "version">, input: StaffRoleInput, acceptsOwnLoss: boolean) =>
      update({ variables: { id, version, input, acceptsOwnLoss } }),
    deleteRole: (id: string) => remove({ variables: { id } }),
    setRoles: (userId: string, roleIds: string[], seenRoleIds: string[], acceptsOwnLoss: boolean) =>
      set({ variables: { userId, roleIds, seenRoleIds, acceptsOwnLoss } }),
    invite: (input: InviteStaffInput) => invite({ variables: { input } }),
    resend: (userId: string) => resend({ variables: { userId } }),
    removePerson: (userId: string, acceptsOwnLoss: boolean) => removePerson({ variables: { userId, acceptsOwnLoss } }),
  };
}
