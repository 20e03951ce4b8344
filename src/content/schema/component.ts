import type { z } from "zod"
import type { PageSection } from "./body"
import type { DocEntry, Entry } from "./entry"

/** Data that the build fills a component with: a file of content/data, or what it gathers from the docs. */
export type ComponentData<Prop extends string = string, Data = unknown> = {
  /** The prop that it becomes. Authors do not write it. */
  prop: Prop
  /** Ids that are drawn from the data, so that links to them are known to be right. */
  anchors?(data: Data): string[]
} & (
  | {
      /** Name in content/data, for example `deployments.yaml`. */
      file: string
      schema: z.ZodObject & z.ZodType<Data>
      /** It shows contracts of which the safety notice warns: the build also gives it the notice in a few words, as `status`. */
      status?: true
    }
  | { gather(page: Entry, docs: Iterable<DocEntry>): Data }
)

type Children = "none" | "blocks"

/** What the build fills in beside the data; see `status` above. */
export type Filled = { status?: string }

/** The props that authors write. Of a schema without any, zod would say that there can be no others either. */
export type Written<Props extends z.ZodObject> = keyof Props["shape"] extends never
  ? unknown
  : z.output<Props>

/** What the build knows of a component that authors may write. Never loaded by code for the browser. */
export interface Component<
  Props extends z.ZodObject = z.ZodObject,
  Inside extends Children = Children,
  Prop extends string = string,
  Data = unknown,
> {
  /** What authors write: a strict object schema, so that unknown props are refused. */
  props: Props
  /** `none`: `<Figure … />` only. `blocks`: any Markdown between the tags. */
  children: Inside
  /** May stand within a line of text; others with nothing inside are blocks of their own. */
  inline?: true
  /** The prop that holds addresses of pictures, by name. */
  pictures?: keyof z.output<Props> & string
  data?: ComponentData<Prop, Data>
  /**
   * How it reads in the `.md` twin of a page and, made HTML, in feeds; without this as the text between its tags.
   * @param content that text, its own components told already
   */
  toMarkdown?(props: Written<Props> & Record<Prop, Data> & Filled, content: string): string
  /**
   * Texts that readers see within other props than `title`, `label`, `caption`, `summary`, `source` and `alt`, such as names of
   * rows. They are counted, checked, and found by the search like other text.
   */
  texts?(props: Written<Props>): readonly string[]
  /** What search finds of the data; all other text is part of the page's own. */
  toSections?(props: Record<Prop, Data> & Filled): PageSection[]
}

/** The allow-list: component name as written in MDX -> its description. */
export type Components = Readonly<Record<string, Component>>

/** Describes a component to the build; its props' types come from here too, see `PropsOf`. */
export function defineComponent<
  Props extends z.ZodObject,
  Inside extends Children,
  Prop extends string = never,
  Data = never,
>(component: Component<Props, Inside, Prop, Data>): Component<Props, Inside, Prop, Data> {
  return component
}
