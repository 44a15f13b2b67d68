/** What `scripts/codegen.mjs` turns the operations of the client into. Names follow GraphQL Code Generator. */
const config = {
  schema: "./schema.graphql",
  documents: ["client/src/**/*.{ts,tsx}"],
  generates: {
    "client/src/gql/": {
      preset: "client",
      // Apollo Client masks at run time as well, so the preset's own helper is not needed.
      presetConfig: { fragmentMasking: false },
      config: {
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        useTypeImports: true,
        enumType: "string-literal",
        enumsAsTypes: true,
        scalars: { DateTimeISO: "string" },
      },
    },
  },
};

export default config;
