import { z } from "zod"
import type { Entry } from "../../content/schema/entry"
import type { Fields } from "../nodes/field"

/**
 * GraphQL fields of the front matter keys marked with `shown`, with their descriptions:
 * `hide_title` becomes `hideTitle`. Missing flags are false, missing lists are empty, and other
 * missing values are null.
 */
export function frontMatterFields(shape: z.ZodRawShape): Fields<{ entry: Entry }> {
  const shown = Object.entries(shape).filter(([, schema]) => metaOf(schema)?.shown)
  return Object.fromEntries(
    shown.map(([key, schema]) => {
      const { type, missing } = graphqlType(required(schema))
      const name = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      const value = ({ entry }: { entry: Entry }) =>
        (entry.frontMatter as Readonly<Record<string, unknown>>)[key] ?? missing
      return [name, { type, about: metaOf(schema)?.description, value }]
    }),
  )
}

/** Reads metadata from the inner schema first, because optional schemas lose it. */
const metaOf = (schema: z.core.$ZodType) =>
  z.globalRegistry.get(required(schema)) ?? z.globalRegistry.get(schema)

const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema

function graphqlType(schema: z.core.$ZodType): { type: string; missing: unknown } {
  if (schema instanceof z.ZodBoolean) return { type: "Boolean!", missing: false }
  if (schema instanceof z.ZodNumber) return { type: "Float", missing: null }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum)
    return { type: "String", missing: null }
  if (schema instanceof z.ZodArray) return { type: "[String!]!", missing: [] }
  throw new Error(
    "a front matter key that pages show must be a text, a choice, a number, a flag or a list of texts",
  )
}
