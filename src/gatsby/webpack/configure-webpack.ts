import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Configuration } from "webpack"
import { scriptFamilies, templateChunk } from "../../browser/script-families"
import { readVersions } from "../../content/read/data-files"
import { projectRoot, textsRoot } from "../../content/read/project-paths"
import {
  DependOnLockFile,
  HashFileNames,
  orderStyleSheets,
  RecordAssets,
  RenderWithStyleSheets,
} from "./plugins"
import { compileScriptsBySwc } from "./scripts"
import { wholeCharacters } from "./whole-characters"

/** Settings of the browser's bundle. */
const browserBundle = {
  resolve: {
    // Code of Gatsby's <Script> component and its worker, which this site does not use: 2 kB for every reader.
    alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } as Record<
      string,
      false
    >,
  },
  rule: {
    test: /async-requires\.js$/,
    loader: "string-replace-loader",
    options: {
      multiple: [
        ...Object.entries(scriptFamilies).flatMap(([family, templates]) =>
          templates.map(template => ({
            search: `webpackChunkName: "${templateChunk(template)}"`,
            replace: `webpackChunkName: "${family}", webpackMode: "lazy"`,
          })),
        ),
        {
          search: 'webpackChunkName: "component---[^"]+-content-file-path-[^"]+"',
          replace: '$&, webpackMode: "lazy"',
          flags: "g",
        },
      ],
    },
  },
  /**
   * Gatsby's loader remembers failures of a page's data and script until the next full load, so that trying again
   * could never help, and going back to such a page would show nothing. See docs/decisions/0013-page-loads.md.
   */
  forgetFailures: {
    test: /[\\/]\.cache[\\/]loader\.js$/,
    enforce: "pre",
    loader: "string-replace-loader",
    options: {
      multiple: [
        {
          search: "this.pageDataDb.set(pagePath, pageData)",
          replace:
            "pageData.payload && !pageData.notFound && this.pageDataDb.set(pagePath, pageData)",
          strict: true,
        },
        {
          search: "this.pageDb.set(pagePath, finalResult)",
          replace: "finalResult.payload && this.pageDb.set(pagePath, finalResult)",
          strict: true,
        },
      ],
    },
  } as const,
  /** The router waits for a frame before it draws a page; while the browser blends two pages there is none. */
  drawAtOnce: {
    test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
    loader: "string-replace-loader",
    options: {
      search: "requestAnimationFrame(()=>{e||a({location:t})})",
      replace: "e||a({location:t})",
      strict: true,
    },
  },
  parser: { javascript: { dynamicImportMode: "eager" } },
}

/**
 * Gatsby puts all style sheets into the head of every page, lazy ones too. One that is imported with `?lazy` is a
 * file of its own instead, and the import its address.
 */
const lazyStyles = {
  test: /\.css$/,
  resourceQuery: /lazy/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
}

const noHeadExport = join(projectRoot, "src/browser/no-head-export.ts")

/**
 * Parts of Gatsby that this site does not use (a service worker, scripts in a worker, a hook for scrolling), or
 * uses little of, and what every reader loads in their place.
 */
const standIns: [RegExp, string][] = [
  [/register-service-worker$|partytown.gatsby-browser|use-scroll-restoration$/, "nothing.ts"],
  [/^gatsby-link$/, "gatsby-link.tsx"],
  [/^react-fast-compare$/, "react-fast-compare.ts"],
]

/** The few things the bundles need beyond Gatsby's own configuration. */
export function configureWebpack({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): void {
  const forBrowser = stage === "build-javascript"
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "@data": textsRoot,
        "@site": projectRoot,
        ...(forBrowser ? browserBundle.resolve.alias : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.ya?ml$/,
          type: "json",
          use: { loader: "yaml-loader", options: { asJSON: true } },
        },
        ...(forBrowser
          ? [browserBundle.rule, browserBundle.forgetFailures, browserBundle.drawAtOnce]
          : []),
        ...(stage === "build-html" ? [wholeCharacters] : []),
      ],
      ...(forBrowser ? { parser: browserBundle.parser } : {}),
    },
    plugins: [
      new DependOnLockFile(),
      ...(stage === "build-html" ? [new RenderWithStyleSheets()] : []),
      ...(forBrowser
        ? [
            new RecordAssets(),
            new HashFileNames(),
            plugins.define({
              "process.env.DOCS_VERSIONS": JSON.stringify(["", ...readVersions().names].join(",")),
              // Gatsby leaves a variable that is not set to run time; an empty text takes the code behind it along.
              "process.env.GATSBY_ANALYTICS_ID": JSON.stringify(
                process.env.GATSBY_ANALYTICS_ID ?? "",
              ),
            }),
            // Gatsby's own way of writing heads, which react-helmet does here.
            plugins.normalModuleReplacement(/head-export-handler-for-browser$/, noHeadExport),
            ...standIns.map(([original, file]) =>
              plugins.normalModuleReplacement(
                original,
                join(projectRoot, "src/browser/stand-ins", file),
              ),
            ),
          ]
        : []),
    ],
  })
  const config = getConfig() as { module: { rules: { oneOf?: StyleRule[] }[] }; plugins: unknown[] }
  for (const { oneOf } of config.module.rules) {
    if (stage === "build-javascript" || stage === "build-html") oneOf?.forEach(shortenClassNames)
    oneOf?.unshift(lazyStyles)
  }
  orderStyleSheets(config)
  if (!stage.startsWith("develop")) compileScriptsBySwc(config as Configuration)
}

interface StyleRule {
  test?: RegExp
  use?: readonly { options?: { modules?: { localIdentName?: string } } }[]
}

/**
 * Leaves the name of the style sheet out of its class names: all pages carry all rules, and many of their
 * elements a class. The digits come from the sheet's path and the name, so that names stay apart.
 */
function shortenClassNames({ use = [] }: StyleRule): void {
  for (const { options } of use)
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[local]-[hash:hex:5]"
}
