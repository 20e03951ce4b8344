import { z } from "zod"
import { siteAddress } from "../../content/schema/address"

const name = z.string().regex(/^\w+$/)
const text = z.string().min(1)
const noted = z.strictObject({ name, note: text })

/**
 * Schema of `content/data/subgraph.yaml`: types and endpoints of the subgraph. Types are written as
 * in GraphQL.
 */
export const subgraphFile = z
  .strictObject({
    endpoints: z.array(z.strictObject({ network: text, url: siteAddress })),
    entities: z.array(
      z.strictObject({
        name,
        family: text,
        /** An `event` also has the fields of the interface `Event`. */
        kind: z.enum(["entity", "event", "interface", "built-in"]),
        about: text,
        fields: z.array(
          z.strictObject({
            name,
            type: z.string().regex(/^\[?\w+!?(\])?!?$/),
            note: text,
            deprecated: z.literal(true).optional(),
          }),
        ),
      }),
    ),
    enums: z.array(z.strictObject({ name, about: text, values: z.array(noted) })),
    scalars: z.array(noted),
    /** Suffixes of filter fields, and the types to which each one applies. */
    filters: z.array(z.strictObject({ name: text, on: text, note: text })),
    inputs: z.array(z.strictObject({ name, fields: text, note: text })),
  })
  .superRefine(({ entities, enums, scalars }, context) => {
    const types = new Set([...entities, ...enums, ...scalars].map(type => type.name))
    entities.forEach(({ fields }, entity) => {
      fields.forEach(({ type }, field) => {
        if (!types.has(typeName(type)))
          context.addIssue({
            code: "custom",
            path: ["entities", entity, "fields", field, "type"],
            message: "a type that the file does not define",
          })
      })
    })
  })

export type Subgraph = z.infer<typeof subgraphFile>

/** Base name of a type: `Pool` for `[Pool!]!`. */
const typeName = (type: string) => type.replace(/[[\]!]/g, "")
