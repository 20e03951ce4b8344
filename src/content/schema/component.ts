import type { z } from "zod"
import type { PageSection } from "./body"
import type { DocEntry, Entry } from "./entry"

/**
 * Data that the build passes to a component: a file of content/data, or data gathered from the
 * docs.
 */
export type ComponentData<Prop extends string = string, Data = unknown> = {
  /** The prop that receives the data. Authors do not write it. */
  prop: Prop
  /** Ids rendered from the data, so that links to them are known to be valid. */
  anchors?(data: Data): string[]
} & (
  | {
      /** Name in content/data, for example `deployments.yaml`. */
      file: string
      schema: z.ZodObject & z.ZodType<Data>
      /**
       * Set for components that show contracts with a safety notice; the build also passes them the
       * short form of the notice as `status`.
       */
      status?: true
    }
  | { gather(page: Entry, docs: Iterable<DocEntry>): Data }
)

type Children = "none" | "blocks"

/** Props that the build adds to the data; see `status` above. */
export type Filled = { status?: string }

/**
 * Props that authors write. For a schema without any, zod's type would forbid all other props as
 * well.
 */
export type Written<Props extends z.ZodObject> = keyof Props["shape"] extends never
  ? unknown
  : z.output<Props>

/** Build-time description of a component that authors may use. Browser code never loads it. */
export interface Component<
  Props extends z.ZodObject = z.ZodObject,
  Inside extends Children = Children,
  Prop extends string = string,
  Data = unknown,
> {
  /** Props that authors write: a strict object schema, so that unknown props are rejected. */
  props: Props
  /** `none`: `<Figure … />` only. `blocks`: any Markdown between the tags. */
  children: Inside
  /**
   * Set if the component may be part of a line of text; other components without children are
   * blocks.
   */
  inline?: true
  /** The prop that contains addresses of pictures, by name. */
  pictures?: keyof z.output<Props> & string
  data?: ComponentData<Prop, Data>
  /**
   * Returns the component as Markdown for the page's `.md` twin and, converted to HTML, for feeds;
   * the default is the text between its tags.
   * @param content text between the tags, with its own components already converted
   */
  toMarkdown?(props: Written<Props> & Record<Prop, Data> & Filled, content: string): string
  /**
   * Returns texts that readers see in other props than `title`, `label`, `caption`, `summary`,
   * `source`, and `alt`, such as row names. They are counted, checked, and found by search like
   * other text.
   */
  texts?(props: Written<Props>): readonly string[]
  /** Returns search sections for the data; all other text is part of the page's own sections. */
  toSections?(props: Record<Prop, Data> & Filled): PageSection[]
}

/** The allow-list: component name as written in MDX -> description of the component. */
export type Components = Readonly<Record<string, Component>>

/**
 * Describes a component to the build. The types of its props are derived from this too; see
 * `PropsOf`.
 */
export function defineComponent<
  Props extends z.ZodObject,
  Inside extends Children,
  Prop extends string = never,
  Data = never,
>(component: Component<Props, Inside, Prop, Data>): Component<Props, Inside, Prop, Data> {
  return component
}
