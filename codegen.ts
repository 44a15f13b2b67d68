/** Without masking at run time: the preset's own helper is not needed, Apollo Client masks by itself. */
const presetConfig = { fragmentMasking: false };
const types = {
  useTypeImports: true,
  enumType: "string-literal",
  enumsAsTypes: true,
  scalars: { DateTimeISO: "string" },
};

/** What `scripts/codegen.mjs` turns the operations of the client and of the example into. Names follow GraphQL Code Generator. */
const config = {
  schema: "./schema.graphql",
  generates: {
    "client/src/gql/": {
      documents: ["client/src/**/*.{ts,tsx}"],
      preset: "client",
      presetConfig,
      config: { ...types, inlineFragmentTypes: "mask", customDirectives: { apolloUnmask: true } },
    },
    "examples/node/gql/": {
      documents: ["examples/node/**/*.ts"],
      preset: "client",
      presetConfig,
      config: types,
    },
  },
};

export default config;
