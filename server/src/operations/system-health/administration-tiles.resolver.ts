import { Ctx, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { readTiles } from "./administration-tiles.service";
import { AdministrationTilesType } from "./administration-tiles.type";

/**
 * The tiles of System Administration. They stand here because the system's state is most of them; the page opens with
 * `applications.view`, so each tile that needs more is null for whoever may not see it.
 */
@ForStaff(PERMISSIONS.viewApplications)
@Resolver()
export class AdministrationTilesResolver {
  @Query(() => AdministrationTilesType, { description: "The figures above the administration, counted now." })
  administrationTiles(@Ctx() ctx: RequestContext): Promise<AdministrationTilesType> {
    return readTiles(ctx);
  }
}
