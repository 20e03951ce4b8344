#!/usr/bin/env bash
# A good guess: gatsby-plugin-google-gtag can wait for a reader's consent, or at least requests nothing with `respectDNT`.
# What happens: every page has an async script element and two connections to Google, with every option. `respectDNT` leaves
# out the measurement, not the script.
# Package: gatsby-plugin-google-gtag@5.16.0 (npm). Run on 2026-11-28.
# Matters for: sites whose readers must agree before anything is requested from a third party.
# Described in: docs/upstream/consent-tag.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps gatsby-plugin-google-gtag@5.16.0 \
  @babel/runtime@7.28.4 minimatch@3.1.2 react@18.3.1 react-dom@18.3.1 joi@17.13.3 >/dev/null
cat >run.cjs <<'JS'
process.env.NODE_ENV = "production"
const { renderToStaticMarkup } = require("react-dom/server")
const { onRenderBody } = require("gatsby-plugin-google-gtag/gatsby-ssr.js")
const { pluginOptionsSchema } = require("gatsby-plugin-google-gtag/gatsby-node.js")
const parts = []
const add = nodes => parts.push(...nodes)
onRenderBody(
  { setHeadComponents: add, setPostBodyComponents: add },
  { trackingIds: ["G-1"], pluginConfig: { head: true, respectDNT: true, exclude: ["/**"] } },
)
for (const part of parts.slice(0, 3)) console.log(renderToStaticMarkup(part))
const { keys } = pluginOptionsSchema({ Joi: require("joi") }).describe()
console.log("options", Object.keys(keys.pluginConfig.keys).sort().join(" "))
JS
observed=$(node run.cjs)
echo "$observed"
expected='<link rel="preconnect" href="https://www.googletagmanager.com"/>
<link rel="dns-prefetch" href="https://www.googletagmanager.com"/>
<script async="" src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
options delayOnRouteUpdate exclude head origin respectDNT'
[ "$observed" = "$expected" ] || { echo "The behavior has changed."; exit 1; }
