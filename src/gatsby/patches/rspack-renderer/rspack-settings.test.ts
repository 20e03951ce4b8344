import {
  DefinePlugin as RspackDefine,
  ProvidePlugin as RspackProvide,
  NormalModuleReplacementPlugin as RspackReplacement,
  rspack,
} from "@rspack/core"
import {
  type Configuration,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  ProvidePlugin,
  type WebpackPluginInstance,
} from "webpack"
import { rspackSettings } from "./rspack-settings"

const settings = (config: Configuration) => rspackSettings(config, rspack)

const named = (plugins: unknown[]) =>
  settings({ plugins: plugins as WebpackPluginInstance[] }).plugins

test("constants, stand-ins, and modules that stand for globals reach Rspack as its own plugins", () => {
  const plugins = named([
    new DefinePlugin({ ANSWER: "42" }),
    new ProvidePlugin({ fetch: "node-fetch" }),
    new NormalModuleReplacementPlugin(/^templates$/, "./nothing.ts"),
  ])
  expect(plugins?.[0]).toBeInstanceOf(RspackDefine)
  expect(plugins?.[1]).toBeInstanceOf(RspackProvide)
  expect(plugins?.[2]).toBeInstanceOf(RspackReplacement)
})

test("plugins that serve webpack alone are left out", () => {
  class GatsbyWebpackVirtualModules {
    apply() {}
  }
  expect(named([new GatsbyWebpackVirtualModules()])).toEqual([])
})

test("a plugin that nobody has looked at ends the build", () => {
  class NewPlugin {
    apply() {}
  }
  expect(() => named([new NewPlugin()])).toThrow(/plugin NewPlugin.*rspack-settings\.ts/)
})

test("scripts go through the swc that Rspack has built in, with the same options", () => {
  const options = { jsc: { target: "es2020" } }
  const include = () => true
  const { module } = settings({
    module: { rules: [{ test: /\.tsx?$/, include, use: { loader: "swc-loader", options } }] },
  })
  expect(module?.rules).toEqual([
    { test: /\.tsx?$/, include, use: { loader: "builtin:swc-loader", options } },
  ])
})

test("ways to resolve that are plugins of webpack's are left out, and nothing is kept in a cache", () => {
  const alias = { "@site": "/site" }
  const { resolve, cache } = settings({
    cache: { type: "filesystem" },
    resolve: { alias, plugins: [{ apply() {} }] },
  })
  expect(resolve).toEqual({ alias })
  expect(cache).toBe(false)
})
