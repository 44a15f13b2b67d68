import "type-graphql";
