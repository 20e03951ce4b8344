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

test("replaces webpack's plugins for constants, shims and globals with Rspack's", () => {
  const plugins = named([
    new DefinePlugin({ ANSWER: "42" }),
    new ProvidePlugin({ fetch: "node-fetch" }),
    new NormalModuleReplacementPlugin(/^templates$/, "./nothing.ts"),
  ])
  expect(plugins?.[0]).toBeInstanceOf(RspackDefine)
  expect(plugins?.[1]).toBeInstanceOf(RspackProvide)
  expect(plugins?.[2]).toBeInstanceOf(RspackReplacement)
})

test("omits plugins that only webpack needs", () => {
  class GatsbyWebpackVirtualModules {
    apply() {}
  }
  expect(named([new GatsbyWebpackVirtualModules()])).toEqual([])
})

test("throws on an unknown plugin", () => {
  class NewPlugin {
    apply() {}
  }
  expect(() => named([new NewPlugin()])).toThrow(/plugin NewPlugin.*rspack-settings\.ts/)
})

test("compiles scripts with Rspack's built-in swc and the same options", () => {
  const options = { jsc: { target: "es2020" } }
  const include = () => true
  const { module } = settings({
    module: { rules: [{ test: /\.tsx?$/, include, use: { loader: "swc-loader", options } }] },
  })
  expect(module?.rules).toEqual([
    { test: /\.tsx?$/, include, use: { loader: "builtin:swc-loader", options } },
  ])
})

test("omits webpack's resolver plugins and turns off the cache", () => {
  const alias = { "@site": "/site" }
  const { resolve, cache } = settings({
    cache: { type: "filesystem" },
    resolve: { alias, plugins: [{ apply() {} }] },
  })
  expect(resolve).toEqual({ alias })
  expect(cache).toBe(false)
})
