import type { Accepted } from "./advisories"
import type { LicenceException } from "./licences"

/** SPDX ids of licenses that require nothing beyond including their text. */
export const allowedLicences = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
] as const

const LIBVIPS = "a library that sharp loads during builds; none of it is published"
const TESTS_ONLY = "only tests run it; none of it is published or modified"
const SPDX = "lists of licenses, which only this check reads"
const FONT = "a font, which may be published with other work"

export const licenceExceptions: readonly LicenceException[] = [
  { package: "@img/sharp-libvips-*", licence: "LGPL-3.0-or-later", reason: LIBVIPS },
  {
    package: "@img/sharp-wasm32",
    licence: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    reason: LIBVIPS,
  },
  { package: "@img/sharp-win32-*", licence: "Apache-2.0 AND LGPL-3.0-or-later", reason: LIBVIPS },
  { package: "@axe-core/playwright", licence: "MPL-2.0", reason: TESTS_ONLY },
  {
    package: "axe-core",
    licence: "MPL-2.0",
    reason: "tests and a linter inside Gatsby run it; none of it is published or modified",
  },
  {
    package: "@resvg/resvg-js*",
    licence: "MPL-2.0",
    reason: "draws cards during builds; none of it is published or modified",
  },
  {
    package: "elkjs",
    licence: "EPL-2.0",
    reason: "lays out diagrams during builds; none of it is published or modified",
  },
  {
    package: "caniuse-lite",
    licence: "CC-BY-4.0",
    reason: "data about browsers, read during builds",
  },
  { package: "spdx-exceptions", licence: "CC-BY-3.0", reason: SPDX },
  { package: "spdx-ranges", licence: "(MIT AND CC-BY-3.0)", reason: SPDX },
  {
    package: "dictionary-en",
    licence: "(MIT AND BSD)",
    reason: "English words, which only the spelling check reads",
  },
  {
    package: "argparse",
    licence: "Python-2.0",
    reason: "permissive; parses the arguments of a tool that makes the site's fonts",
  },
  {
    package: "pako",
    licence: "(MIT AND Zlib)",
    reason: "both permissive; compresses the site's fonts when they are made",
  },
  { package: "@fontsource-variable/*", licence: "OFL-1.1", reason: FONT },
  { package: "@fontsource/*", licence: "OFL-1.1", reason: FONT },
  { package: "@expo-google-fonts/inter", licence: "MIT AND OFL-1.1", reason: FONT },
  ...[
    ["busboy", "MIT, in the older field `licenses`"],
    ["linkfs", "Unlicense, in its file LICENSE"],
    ["not", "MIT, in the older field `licenses`"],
    ["parse-cache-control", "BSD with three clauses, in its file LICENSE"],
    ["streamsearch", "MIT, in the older field `licenses`"],
    ["valid-url", "MIT, in its file LICENSE"],
    ["xmlhttprequest-ssl", "MIT, in the older field `licenses`"],
  ].map(([name = "", reason = ""]) => ({ package: name, reason })),
]

/**
 * Advisories without a fixed version that Gatsby or Lighthouse could use, each with why it does not
 * affect this project.
 */
export const accepted: readonly Accepted[] = [
  ...["GHSA-38r7-794h-5758", "GHSA-8fgc-7cc6-rx7x"].map(id => ({
    id,
    package: "webpack",
    reason: "affects experiments.buildHttp, which the build does not enable; Gatsby requires 5.98",
  })),
  {
    id: "GHSA-5v7r-6r5c-r473",
    package: "file-type",
    reason:
      "affects ASF videos; Gatsby uses it for downloaded files only, and the site downloads none. Fixed versions are ESM only",
  },
  {
    id: "GHSA-vcc3-ghjq-m6fr",
    package: "decode-uri-component",
    reason: "decodes addresses on develop's own 404 page; the fixed version is ESM only",
  },
  {
    id: "GHSA-vfj7-8cjw-p6xm",
    package: "braces",
    reason:
      "expands file name patterns, which are constants in the code; no fixed version is known",
  },
  ...["GHSA-7pqw-9j4j-h8q3", "GHSA-jmr9-qjv8-65gv"].map(id => ({
    id,
    package: "extract-zip",
    reason:
      "unpacks browsers that Puppeteer downloads; Lighthouse uses a browser that is installed",
  })),
]
