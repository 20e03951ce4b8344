import { join } from "node:path"
import EslintPlugin from "eslint-webpack-plugin"
import type { CreateWebpackConfigArgs } from "gatsby"
import ThemeShadowing from "gatsby/dist/internal-plugins/webpack-theme-component-shadowing"
import type { Configuration, RuleSetRule } from "webpack"
import { bundlerPolicy } from "../../browser/policy-names"
import { readVersions } from "../../content/read/data-files"
import { otherFilesText } from "../../content/read/file-addresses"
import { projectRoot, textsRoot } from "../../content/read/project-paths"
import { delays } from "../../site.config"
import { session } from "../session"
import { storedAtClose } from "./close-bundler"
import { CompileWhileLoading } from "./compile-while-loading"
import { expectSome } from "./expect-some"
import { intoFamilies } from "./family-chunks"
import { FamilyStyles, sheetGroups } from "./family-styles"
import { ForgetFolder } from "./forget-folder"
import { minifyStyles } from "./minify-styles"
import { packageStyles } from "./package-styles"
import { DependOnLockFile, HashFileNames, orderStyleSheets, RecordAssets } from "./plugins"
import { compileScriptsBySwc, hashDigits, minifiersOfScripts } from "./scripts"
import { shortClassName } from "./short-class-name"
import { wholeCharacters } from "./whole-characters"

/** Scripts take of the site's constants only the file that they need. */
const pureConstants = { test: /[\\/]src[\\/](?:site|page)\.config\.ts$/, sideEffects: false }

/** Settings of the browser's bundle. */
const browserBundle = {
  rule: {
    test: /async-requires\.js$/,
    loader: "string-replace-loader",
    options: { search: /^[\s\S]+$/, replace: intoFamilies, strict: true },
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
        // Gatsby waits for ever for an answer that does not come, and asks three times more for one that fails.
        {
          search: "const req = new XMLHttpRequest()",
          replace: `const req = new XMLHttpRequest()
    let timer
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        req.late = true
        req.abort()
      }, ${delays.patience})
    }`,
          strict: true,
        },
        {
          search: "if (req.readyState == 4) {",
          replace: "wait()\n      if (req.readyState == 4) {\n        clearTimeout(timer)",
          strict: true,
        },
        { search: "req.send(null)", replace: "req.send(null)\n    wait()", strict: true },
        // Pages rendered in parts on a server, which is switched off, but Gatsby leaves its code to every reader.
        {
          search: "if (typeof rscDataResponse?.payload === `string`) {",
          replace: "if (false) {",
          strict: true,
        },
        {
          search: "if (retries < 3)",
          replace: "if (retries < 3 && !req.late)",
          strict: true,
        },
        {
          search: "if (status !== 200 && retries < 3)",
          replace: "if (status !== 200 && retries < 3 && !req.late)",
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

const noHeadExport = join(projectRoot, "src/browser/stand-ins/no-head-export.ts")
const helmet = join(projectRoot, "src/browser/stand-ins/helmet.ts")
const links = join(projectRoot, "src/browser/stand-ins/gatsby-link.ts")
const types = join(projectRoot, "src/browser/stand-ins/prop-types.ts")
const scrolling = join(projectRoot, "src/browser/stand-ins/scroll-context.ts")
const nothing = join(projectRoot, "src/browser/stand-ins/nothing.ts")
const noTemplates = join(projectRoot, "src/browser/stand-ins/no-templates.ts")

/**
 * Parts of packages that this site does not use: Gatsby's service worker and scripts in a worker, and zod's words in fifty languages, which
 * webpack would read before it leaves them out.
 */
const unused =
  /register-service-worker$|partytown.gatsby-browser|[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/

/**
 * Gatsby's list of all templates. Develop serves one empty document for all pages, whose code would hold every template for the sake of
 * pages that are rendered on a server at each request. See docs/decisions/0083-what-editors-wait-for.md.
 */
const templates = /^\$virtual\/async-requires$/

/** What core-js would bring to browsers that have it all, in 132 modules, for the overlay of develop's errors. */
const inEachBrowser = {
  "core-js-pure/features/global-this": "globalThis",
  "core-js-pure/web/url": "URL",
  "core-js-pure/web/url-search-params": "URLSearchParams",
}

const scrollByUs = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  plugins.normalModuleReplacement(/^gatsby-react-router-scroll$/, scrolling)

/** The few things the bundles need beyond Gatsby's own configuration. */
export function configureWebpack({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): void {
  const forBrowser = stage === "build-javascript"
  actions.setWebpackConfig({
    resolve: { alias: { "@data": textsRoot, "@site": projectRoot } },
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
        ...(stage === "build-html" ? [wholeCharacters, packageStyles] : []),
        pureConstants,
      ],
    },
    // Gatsby puts what two families share into one more script, which no page preloads: one more round trip.
    ...(forBrowser
      ? {
          optimization: { splitChunks: { cacheGroups: { shared: false, ...sheetGroups } } },
          output: { chunkLoadTimeout: delays.patience },
        }
      : {}),
    ...(stage === "develop" ? { externals: inEachBrowser } : {}),
    plugins: [
      new DependOnLockFile(),
      ...(stage === "develop-html"
        ? [plugins.normalModuleReplacement(templates, noTemplates)]
        : []),
      ...(stage === "develop"
        ? [plugins.normalModuleReplacement(unused, nothing), scrollByUs(plugins)]
        : []),
      ...(forBrowser
        ? [
            new RecordAssets(),
            new HashFileNames(),
            new CompileWhileLoading(),
            new FamilyStyles(),
            new ForgetFolder(projectRoot),
            plugins.define({
              "process.env.PAGES_LIKE_FILES": JSON.stringify(session.pagesLikeFiles.join(" ")),
              "process.env.OTHER_FILES": JSON.stringify(otherFilesText()),
              "process.env.DOCS_VERSIONS": JSON.stringify(["", ...readVersions().names].join(",")),
              // Gatsby leaves a variable that is not set to run time; an empty text takes the code behind it along.
              "process.env.GATSBY_ANALYTICS_ID": JSON.stringify(
                process.env.GATSBY_ANALYTICS_ID ?? "",
              ),
              // There is no service worker: what Gatsby would tell it falls away.
              "navigator.serviceWorker.controller": "null",
            }),
            // Gatsby's own way of writing heads; they are written by what follows.
            plugins.normalModuleReplacement(/head-export-handler-for-browser$/, noHeadExport),
            plugins.normalModuleReplacement(/^react-helmet$/, helmet),
            plugins.normalModuleReplacement(/^gatsby-link$/, links),
            scrollByUs(plugins),
            plugins.normalModuleReplacement(/^prop-types$/, types),
            plugins.normalModuleReplacement(unused, nothing),
          ]
        : []),
    ],
  })
  const config = getConfig() as Configuration
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const lists = rules.flatMap(({ oneOf }) => (oneOf ? [oneOf as RuleSetRule[]] : []))
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(lists.flat())
  for (const list of expectSome("rules for style sheets", lists)) list.unshift(lazyStyles)
  if (forBrowser || stage === "develop") orderStyleSheets(config.plugins ?? [])
  if (forBrowser) {
    // Scripts and workers that load later have addresses of a Trusted Types policy. `setWebpackConfig` takes no output.
    config.output = {
      ...config.output,
      hashDigestLength: hashDigits,
      trustedTypes: { policyName: bundlerPolicy },
    }
    config.optimization = {
      ...config.optimization,
      minimizer: [
        plugins.minifyCss({ minify: minifyStyles, parallel: false }),
        ...minifiersOfScripts(),
      ],
    }
  }
  if (stage === "build-javascript" || stage === "build-html")
    Object.assign(config.cache ?? {}, storedAtClose)
  if (stage === "develop") withoutLinter(config)
  compileScriptsBySwc(rules, stage)
  withoutSearches(config, lists.flat())
}

/** Develop starts a second sooner without Gatsby's linter: Biome has the same rules, in editors and in `npm run lint`. */
function withoutLinter(config: Configuration): void {
  const isLinter = (plugin: unknown) => plugin instanceof EslintPlugin
  const plugins = config.plugins ?? []
  expectSome("a linter in develop", plugins.filter(isLinter))
  config.plugins = plugins.filter(plugin => !isLinter(plugin))
}

interface CssLoader {
  options?: {
    modules?: { localIdentName?: string; getLocalIdent?: typeof shortClassName }
    postcssOptions?: { config?: boolean }
  }
}

/**
 * Leaves out two searches that find nothing here, of which a cold build makes tens of thousands: for files of the site in the place of
 * those of a theme, at each import, and for a configuration of PostCSS, at each style sheet.
 */
function withoutSearches({ resolve }: Configuration, styles: readonly RuleSetRule[]): void {
  const plugins = resolve?.plugins ?? []
  const isTheme = (plugin: unknown) => plugin instanceof ThemeShadowing
  expectSome("the search for themes", plugins.filter(isTheme))
  Object.assign(resolve ?? {}, { plugins: plugins.filter(plugin => !isTheme(plugin)) })
  const options = styles
    .flatMap(({ use = [] }) => (Array.isArray(use) ? (use as CssLoader[]) : []))
    .flatMap(({ options }) => (options?.postcssOptions ? [options.postcssOptions] : []))
  // A function, which the loader reads a setting of as of an object.
  for (const each of expectSome("settings of PostCSS", options)) each.config = false
}

/** Leaves the name of the style sheet out of its class names: all pages carry all rules, and many of their elements a class. */
function shortenClassNames(rules: readonly RuleSetRule[]): void {
  const named = rules
    .flatMap(({ use = [] }) => (Array.isArray(use) ? (use as CssLoader[]) : []))
    .flatMap(({ options }) => (options?.modules?.localIdentName ? [options.modules] : []))
  for (const modules of expectSome("names for classes", named))
    modules.getLocalIdent = shortClassName
}
