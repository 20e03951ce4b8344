import type { CreateSchemaCustomizationArgs } from "gatsby"
import { session } from "../session"
import { typeDefinitions } from "./types"

/** Declares the site's types and hands Gatsby's services to the image resolver. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  args.actions.createTypes(typeDefinitions)
  const { pathPrefix, reporter, cache } = args
  session.sharp = { pathPrefix, reporter, cache }
}
