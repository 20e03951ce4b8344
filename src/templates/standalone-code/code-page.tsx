import { MDXProvider } from "@mdx-js/react"
import { type ReactNode, useMemo } from "react"
import { Body, type BodyComponents } from "../../components/body"
import type { Body as BodyTree } from "../../content/schema/body"
import { contentComponents } from "../../content-components"

interface CodePageProps {
  /** The text of the page, which names components. */
  body: BodyTree
  /**
   * The page's imports, compiled by gatsby-plugin-mdx for `<PageText>`
   * (src/gatsby/mdx/page-code.ts).
   */
  children: ReactNode
}

/** Gives a compiled MDX page its text and the components that authors may use without an import. */
export function CodePage({ body, children }: CodePageProps) {
  const components = useMemo(() => {
    const PageText = ({ components: imported }: { components: BodyComponents }) => (
      <Body body={body} components={complete({ ...contentComponents, ...imported })} />
    )
    return { ...contentComponents, PageText }
  }, [body])
  return <MDXProvider components={components}>{children}</MDXProvider>
}

/**
 * Renders missing components as nothing in develop, where the text of a saved page may arrive
 * before the script that has its new import.
 */
function complete(components: BodyComponents): BodyComponents {
  if (process.env.NODE_ENV !== "development") return components
  return new Proxy(components, { get: (all, name: string) => all[name] ?? Nothing })
}

const Nothing = () => null
