import { ArgsType, type ClassType, Int, ObjectType } from "type-graphql";
import { ApiObject, Field, Nullable } from "./api-object.type";
import { enumType } from "./enum.type";
import { LIST_ORDERS, type ListOrder, type NumberedPage, type Page } from "./pages";

/** Which part of a list is asked for, as arguments. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20 })
  first: number;
  @Nullable(() => String) after?: string;
}

export const ListOrderEnum = enumType("ListOrder", "Which way a list goes by the time of its entries.", LIST_ORDERS, {
  NEWEST_FIRST: "The latest time first.",
  OLDEST_FIRST: "The earliest time first.",
});

/** The same of a list that goes by a time, and which way. */
@ArgsType()
export class ListArgs extends PageArgs {
  @Nullable(() => ListOrderEnum) orderBy?: ListOrder;
}

@ApiObject("PageInfo", "The ways on and back in a list.")
export class PageInfoType {
  @Field(() => Boolean)
  hasNextPage: boolean;
  @Field(() => Boolean)
  hasPreviousPage: boolean;
  @Nullable(() => String, "Where this page begins; null when it is empty.") startCursor: string | null;
  @Nullable(() => String, "Give this as `after` to get the next page.") endCursor: string | null;
}

@ApiObject("NumberedPageInfo", "For lists that say 'Page 2 of 9': `startCursor` given as `before` leads back.")
class NumberedPageInfoType extends PageInfoType {
  @Field(() => Int, "From 1.") pageNumber: number;
  @Field(() => Int, "How many pages the list has.") pageCount: number;
}

/** What a connection is made of, for a list of `<Name>` called `<Name>Connection` (GraphQL Cursor Connections Specification). */
function baseOf<Shape extends object>(name: string, node: () => ClassType, pageInfo: ClassType): ClassType<Shape> {
  const entries = name.replace(/Connection$/, "");
  @ApiObject(`${entries}Edge`, `One of a list of \`${entries}\`, with its place.`)
  class Edge {
    @Field(() => String, "Give this as `after` to get what follows.") cursor: string;
    @Field(() => node(), "The entry.") node: object;
  }
  // Known to the decorators that look for the fields of a class above; nothing refers to it, so it is no part of the schema.
  @ObjectType(`${entries}Page`, { simpleResolvers: true })
  class Base {
    @Field(() => [node()])
    nodes: object[];
    @Field(() => [Edge])
    edges: Edge[];
    @Field(() => pageInfo)
    pageInfo: object;
    @Field(() => Int, "How many entries the whole list has.") totalCount: number;
  }
  return Base as unknown as ClassType<Shape>;
}

/** What a connection class with further fields extends; the class itself has to have this name. */
export const pageOf = <Node extends object>(name: string, node: () => ClassType<Node>): ClassType<Page<Node>> =>
  baseOf<Page<Node>>(name, node, PageInfoType);

/** The same for lists that say 'Page 2 of 9'. */
export const numberedPageOf = <Node extends object>(
  name: string,
  node: () => ClassType<Node>,
): ClassType<NumberedPage<Node>> => baseOf<NumberedPage<Node>>(name, node, NumberedPageInfoType);

/** The connection class of a node type: every list of the API has this shape. */
export function connectionOf<Node extends object>(name: string, node: () => ClassType<Node>): ClassType<Page<Node>> {
  const entries = name.replace(/Connection$/, "");
  @ApiObject(name, `A page of a list of \`${entries}\`.`)
  class Connection extends pageOf(name, node) {}
  return Connection;
}
