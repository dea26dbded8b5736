# One image for the site with its backend and for the gateway alone: compose.yaml starts either.
# Any Node from 20.19 on works here: scripts/boot.mjs installs pnpm, the packages and the Node that the code runs on.
FROM node:22-bookworm-slim

ENV DATA_DIR=/data
RUN mkdir /evenplate /data && chown node:node /evenplate /data
WORKDIR /evenplate
USER node

COPY --chown=node:node . .
# Installs what the lockfile names, builds every part and fills the store: a container then starts without a network.
# The installers' caches would be a third of the image.
RUN npm run build && rm -rf ~/.cache ~/.local ~/.npm

# The database, its keys and the composed pages; the builds, and which of them are live.
VOLUME ["/data", "/evenplate/site/dist/store"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As a list, without a shell in between: SIGTERM reaches the process, which passes it on.
CMD ["node", "scripts/boot.mjs", "site/start.ts"]
