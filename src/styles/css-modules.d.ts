/** Class names of a CSS module, imported by `import * as styles from "./x.module.css"`. */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}
declare module "*.css"
