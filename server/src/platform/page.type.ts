import { type ClassType, Field, Int, ObjectType } from "type-graphql";
import type { Page } from "./pages";

@ObjectType("PageInfo", { simpleResolvers: true, description: "The way on in a list." })
export class PageInfoType {
  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => String, { nullable: true, description: "Give this as `after` to get the next page." })
  endCursor: string | null;
}

@ObjectType("NumberedPageInfo", { simpleResolvers: true, description: "For lists that say 'Page 2 of 9'." })
export class NumberedPageInfoType {
  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => Boolean)
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "Give this as `before` to get the page before." })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: "Give this as `after` to get the next page." })
  endCursor: string | null;

  @Field(() => Int, { description: "From 1." })
  pageNumber: number;

  @Field(() => Int, { description: "How many pages the list has." })
  pageCount: number;
}

/** The connection class of a node type: every list of the API has this shape. */
export function connectionOf<Node extends object>(name: string, node: () => ClassType<Node>): ClassType<Page<Node>> {
  const entries = name.replace(/Connection$/, "");
  @ObjectType(name, { simpleResolvers: true, description: `A page of a list of \`${entries}\`.` })
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
