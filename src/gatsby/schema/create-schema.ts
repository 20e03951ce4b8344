import type { CreateSchemaCustomizationArgs } from "gatsby"
import { session } from "../session"
import { typeDefinitions } from "./types"

/** Declares the site's types and tells the resolvers of pictures where the site lies. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  args.actions.createTypes(typeDefinitions)
  session.pathPrefix = args.pathPrefix
}
