import { z } from "zod"
import { isRealDate } from "../file-names"
import { address } from "./address"

const text = z.string().min(1)

const day = z
  .string()
  .refine(
    written => /^\d{4}-\d{2}-\d{2}$/.test(written) && isRealDate(written),
    "is no day of the calendar as YYYY-MM-DD",
  )
  .meta({ example: "2026-07-01" })

/** Schema of `content/data/safety.yaml`: what readers are told about V1 and V1.1, and on which pages. */
export const safetyFile = z.strictObject({
  notice: z.strictObject({
    title: text,
    /** The same in a few words, beside an address or an interface: in tables, search hits and files for programs. */
    label: text,
    /** The day of which `status` and `action` speak. */
    asOf: day,
    /** How things stand. */
    status: text,
    /** What to do. */
    action: text,
    links: z.array(z.strictObject({ label: text, href: address })).min(1),
  }),
  pages: z.strictObject({
    /** Folders (`terms`) and documents (`faq/media`) of the docs that only show the notice for what they lead to. */
    docsExcept: z.array(z.string().regex(/^[^/].*[^/]$/, "is no folder of the docs such as terms")),
    /** Beginnings of addresses, without protocol, that lead to the app or to a contract. */
    linksTo: z.array(
      z.string().regex(/^[a-z0-9.-]+\.[a-z]+(\/.*)?$/, "is no address without https://"),
    ),
    /** An article from this day on that prints an address of a chain shows the notice. */
    addressesSince: day,
  }),
})

export type Safety = z.infer<typeof safetyFile>
export type SafetyNoticeText = Safety["notice"]

/** Name of the component that frames the notice in a body. */
export const noticeComponent = "SafetyNotice"
