import type { CreateSchemaCustomizationArgs } from "gatsby"
import { provideSharpServices } from "./images"
import { typeDefinitions } from "./types"

/** Declares the site's types and hands Gatsby's services to the image resolver. */
export function createSchemaCustomization(args: CreateSchemaCustomizationArgs): void {
  args.actions.createTypes(typeDefinitions)
  provideSharpServices({ pathPrefix: args.pathPrefix, reporter: args.reporter, cache: args.cache })
}
