import { z } from "zod"
import { isRealDate } from "../file-names"
import { address } from "./address"

const text = z.string().min(1)

const day = z
  .string()
  .refine(
    written => /^\d{4}-\d{2}-\d{2}$/.test(written) && isRealDate(written),
    "is not a calendar date as YYYY-MM-DD",
  )
  .meta({ example: "2026-07-01" })

/**
 * Schema of `content/data/safety.yaml`: the notice about V1 and V1.1, and the pages that show it.
 */
export const safetyFile = z.strictObject({
  notice: z.strictObject({
    title: text,
    /**
     * Short form of the notice for use next to an address or an interface: in tables, search hits,
     * and files for programs.
     */
    label: text,
    /** The day on which `status` and `action` were true. */
    asOf: day,
    /** The current situation. */
    status: text,
    /** Advice for readers. */
    action: text,
    links: z.array(z.strictObject({ label: text, href: address })).min(1),
  }),
  pages: z.strictObject({
    /**
     * Docs folders (`terms`) and documents (`faq/media`) that show the notice only if their content
     * or links require it.
     */
    docsExcept: z.array(
      z
        .string()
        .regex(/^[^/].*[^/]$/, "is not a folder of the docs, written without slashes around it"),
    ),
    /** Prefixes of addresses, without protocol, that belong to the app or to a contract. */
    linksTo: z.array(
      z
        .string()
        .regex(/^[a-z0-9.-]+\.[a-z]+(\/.*)?$/, "is not an address, written without https://"),
    ),
    /** First day from which an article that prints a chain address shows the notice. */
    addressesSince: day,
  }),
})

export type Safety = z.infer<typeof safetyFile>
export type SafetyNoticeText = Safety["notice"]

/** Name of the component that renders the notice in a body. */
export const noticeComponent = "SafetyNotice"
