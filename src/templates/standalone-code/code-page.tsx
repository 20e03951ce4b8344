import { MDXProvider } from "@mdx-js/react"
import { type ReactNode, useMemo } from "react"
import { Body, type BodyComponents } from "../../components/body"
import type { Body as BodyTree } from "../../content/schema/body"
import { contentComponents } from "../../content-components"

interface CodePageProps {
  /** The text of the page, which names components. */
  body: BodyTree
  /** What gatsby-plugin-mdx compiled: the page's imports, handed to `<PageText>` (src/gatsby/mdx/page-code.ts). */
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

/** In develop the text of a saved page may arrive before the script that has its new import, which then draws it. */
function complete(components: BodyComponents): BodyComponents {
  if (process.env.NODE_ENV !== "development") return components
  return new Proxy(components, { get: (all, name: string) => all[name] ?? Nothing })
}

const Nothing = () => null
