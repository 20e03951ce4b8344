import type { CreateWebpackConfigArgs } from "gatsby"
import type { Configuration, RuleSetRule } from "webpack"
import { bundlerPolicy } from "../../browser/policy-names"
import { readVersions } from "../../site/data-files"
import { otherFilesText } from "../../site/file-addresses"
import { projectRoot, textsRoot } from "../../site/project-paths"
import { delays } from "../../site.config"
import { storedAtClose } from "../patches/bundler-runs/bundler-runs"
import { shortenClassNames } from "../patches/class-names/shorten"
import { routerRule } from "../patches/draw-at-once/router-rule"
import { searchLess } from "../patches/fewer-sources/fewer-searches"
import { headsBySite } from "../patches/heads/replacement"
import { ifOn, isOn } from "../patches/is-on"
import { HashFileNames } from "../patches/page-hashes/page-hashes"
import { loaderRule } from "../patches/page-loads/loader-rule"
import { routeGroupRule } from "../patches/route-groups/group-chunks"
import { cacheGroups, StyleGroups } from "../patches/route-groups/style-groups"
import { withoutTemplates } from "../patches/rspack-renderer/without-templates"
import { scrollBySite } from "../patches/scrolling/replacement"
import { packageStyles } from "../patches/strict-policy/package-styles"
import {
  LoadStylesBySite,
  loadLazyStyles,
  orderStyleSheets,
} from "../patches/style-sheets/style-sheets"
import { compileScriptsBySwc, minifiersOfScripts } from "../patches/swc/scripts"
import { withoutUnusedCode } from "../patches/unused-code/replacements"
import { serverPartsRule } from "../patches/unused-code/server-parts-rule"
import { wholeCharacters } from "../patches/whole-characters/whole-characters"
import { session } from "../session"
import { CompileWhileLoading } from "./compile-while-loading"
import { DependOnLockFile } from "./depend-on-lock-file"
import { ForgetFolder } from "./forget-folder"
import { minifyStyles } from "./minify-styles"
import { RecordAssets } from "./record-assets"

/** Lets webpack tree-shake the config modules file by file. */
const pureConstants = { test: /[\\/]src[\\/](?:site|page)\.config\.ts$/, sideEffects: false }

/** Adds what the bundles need beyond Gatsby's own configuration. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, getConfig, plugins } = args
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
        ...(forBrowser ? browserRules() : []),
        ...(stage === "build-html"
          ? [...ifOn("whole-characters", wholeCharacters), ...ifOn("strict-policy", packageStyles)]
          : []),
        pureConstants,
      ],
    },
    ...(forBrowser
      ? {
          optimization: { splitChunks: { cacheGroups: isOn("route-groups") ? cacheGroups : {} } },
          output: { chunkLoadTimeout: delays.patience },
        }
      : {}),
    plugins: [
      new DependOnLockFile(),
      ...(stage === "develop-html" && isOn("rspack-renderer") ? [withoutTemplates(plugins)] : []),
      ...(stage === "develop" && isOn("scrolling") ? [scrollBySite(plugins)] : []),
      ...(forBrowser ? browserPlugins(args) : []),
    ],
  })
  adaptConfig(getConfig() as Configuration, args)
}

/** Changes what `setWebpackConfig` cannot merge: rules, plugins, cache, and minifiers. */
function adaptConfig(config: Configuration, { stage, plugins }: CreateWebpackConfigArgs): void {
  const forBrowser = stage === "build-javascript"
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const lists = rules.flatMap(({ oneOf }) => (oneOf ? [oneOf as RuleSetRule[]] : []))
  if (/^build-/.test(stage) && isOn("class-names")) shortenClassNames(lists.flat())
  if (isOn("style-sheets")) {
    loadLazyStyles(lists)
    orderStyleSheets(config)
  }
  if (config.cache && /^build-/.test(stage) && isOn("bundler-runs"))
    Object.assign(config.cache, storedAtClose)
  if (isOn("swc")) compileScriptsBySwc(rules, stage)
  if (isOn("fewer-sources")) searchLess(config, lists.flat())
  if (!forBrowser) return
  // The addresses of scripts and workers that load later need a Trusted Types policy.
  config.output = { ...config.output, trustedTypes: { policyName: bundlerPolicy } }
  config.optimization = {
    ...config.optimization,
    minimizer: [
      plugins.minifyCss({ minify: minifyStyles, parallel: false }),
      ...(isOn("swc") ? minifiersOfScripts() : [plugins.minifyJs()]),
    ],
  }
}

const browserRules = () => [
  ...ifOn("route-groups", routeGroupRule),
  ...ifOn("page-loads", loaderRule),
  ...ifOn("draw-at-once", routerRule),
  ...ifOn("unused-code", serverPartsRule),
]

const browserPlugins = ({ plugins }: CreateWebpackConfigArgs) => [
  new RecordAssets(),
  ...ifOn("page-hashes", new HashFileNames()),
  new CompileWhileLoading(),
  ...ifOn("style-sheets", new LoadStylesBySite()),
  ...ifOn("route-groups", new StyleGroups()),
  new ForgetFolder(projectRoot),
  plugins.define({
    "process.env.PAGES_LIKE_FILES": JSON.stringify(session.pagesLikeFiles.join(" ")),
    "process.env.OTHER_FILES": JSON.stringify(otherFilesText()),
    "process.env.DOCS_VERSIONS": JSON.stringify(["", ...readVersions().names].join(",")),
    // Gatsby leaves an unset variable to run time; an empty string lets the minifier remove the
    // code that depends on it.
    "process.env.GATSBY_ANALYTICS_ID": JSON.stringify(process.env.GATSBY_ANALYTICS_ID ?? ""),
  }),
  ...(isOn("heads") ? [headsBySite(plugins)] : []),
  ...(isOn("scrolling") ? [scrollBySite(plugins)] : []),
  ...(isOn("unused-code") ? withoutUnusedCode(plugins) : []),
]
