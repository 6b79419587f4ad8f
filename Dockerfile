# Two stages: one that builds, and one with what serving needs. See "Operating" in README.md.

FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Settings that are written into the pages; the others are given when the container starts.
ARG SITE_URL FORMS_URL NEXT_PUBLIC_API_URL NEXT_PUBLIC_GA_ID NEXT_PUBLIC_ANALYTICS_URL
RUN npm run build && npm prune --omit=dev && rm -rf .next

FROM node:22-bookworm-slim
WORKDIR /site
# The same settings again: forms are taken from the site's own origin alone.
ARG SITE_URL FORMS_URL NEXT_PUBLIC_API_URL NEXT_PUBLIC_GA_ID NEXT_PUBLIC_ANALYTICS_URL
ENV SITE_URL=$SITE_URL FORMS_URL=$FORMS_URL NEXT_PUBLIC_API_URL=$NEXT_PUBLIC_API_URL \
  NEXT_PUBLIC_GA_ID=$NEXT_PUBLIC_GA_ID NEXT_PUBLIC_ANALYTICS_URL=$NEXT_PUBLIC_ANALYTICS_URL
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The site's files belong to root: the server can read them, and write only what visitors send.
COPY --from=build /site ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "lib/commands/start.mjs", "--built"]
