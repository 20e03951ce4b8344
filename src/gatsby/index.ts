export { settings } from "./gatsby-settings"
export * as hooks from "./hooks"
