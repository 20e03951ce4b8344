import { type AnchorHTMLAttributes, forwardRef } from "react"

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
  state?: unknown
  replace?: boolean
}

/** Gatsby as views see it in unit tests: links are plain anchors and nothing is fetched. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, activeClassName: _a, partiallyActive: _p, state: _s, replace: _r, ...rest },
  ref,
) {
  return <a ref={ref} href={to} {...rest} />
})
export const graphql = jest.fn()
export const navigate = jest.fn()
export const withPrefix = (path: string) => path
export const useStaticQuery = jest.fn(() => ({}))
export const Script = () => null
