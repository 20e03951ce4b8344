import type { CreateSchemaCustomizationArgs } from "gatsby"
import { session } from "../session"
import { typeDefinitions } from "./types"

/** Declares the site's types, and records the path prefix for the picture resolvers. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  args.actions.createTypes(typeDefinitions)
  session.pathPrefix = args.pathPrefix
}
