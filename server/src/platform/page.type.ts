import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import type { Page } from "./pages";

@ObjectType("PageInfo", { simpleResolvers: true })
export class PageInfoType {
  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => String, { nullable: true, description: "Give this as `after` to get the next page." })
  endCursor: string | null;
}

/** The connection class of a node type: every list of the API has this shape. */
export function connectionOf<Node extends object>(name: string, node: () => ClassType<Node>): ClassType<Page<Node>> {
  @ObjectType(name, { simpleResolvers: true })
  class Connection implements Page<Node> {
    @Field(() => [node()])
    nodes: Node[];

    @Field(() => PageInfoType)
    pageInfo: PageInfoType;

    @Field(() => Int, { description: "How many entries the whole list has." })
    totalCount: number;
  }
  return Connection;
}
