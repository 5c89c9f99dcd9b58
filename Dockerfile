# One node of the server. `docker build -t wordhoard .`, then `docker run -p 3000:3000 -v wordhoard:/data wordhoard`.
FROM node:24-slim
WORKDIR /app
COPY . .
# Packages, lexicon and web client; then the tools for building and testing go again.
RUN node tools/run.mjs setup && npm prune --omit=dev --ignore-scripts && mkdir /data && chown node /data
ENV NODE_ENV=production PORT=3000 WORDHOARD_DATA=/data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
