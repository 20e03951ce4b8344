/**
 * Sources that pages may load in addition to the site's own files. Hosts of a service are listed
 * only if it is switched on.
 */
export interface PolicySources {
  /** Hashes of inline scripts and style sheets. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Hosts of scripts, requests, pictures and frames. */
  scriptHosts: readonly string[]
  connectHosts: readonly string[]
  pictureHosts: readonly string[]
  frameHosts: readonly string[]
  /** Names of Trusted Types policies. */
  trustedTypes: readonly string[]
}

const noAncestors: [string, string] = ["frame-ancestors", "'none'"]

/** Policy of a page that any site may frame, derived from the policy of other pages. */
export const framedPolicy = (policy: string): string =>
  policy.replace(noAncestors.join(" "), "frame-ancestors *")

/**
 * Content-Security-Policy of pages (CSP 3, Trusted Types): only the site's own files, and inline
 * parts by hash. The standard allows styles that a script sets on an element, but not style
 * attributes.
 */
export function pagePolicy(sources: PolicySources): string {
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["connect-src", "'self'", ...sources.connectHosts],
    ["font-src", "'self'"],
    ["form-action", "'self'"],
    noAncestors,
    ["frame-src", ...(sources.frameHosts.length > 0 ? sources.frameHosts : ["'none'"])],
    ["img-src", "'self'", "data:", ...sources.pictureHosts],
    ["manifest-src", "'self'"],
    ["media-src", "'self'"],
    ["script-src", "'self'", ...sources.scripts, ...sources.scriptHosts],
    ["style-src", "'self'", ...sources.styles],
    ["worker-src", "'self'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...sources.trustedTypes],
  ]
  return directives.map(directive => directive.join(" ")).join("; ")
}

/** Adds the inline hashes of another release to a page's policy. */
export function alsoAllowing(policy: string, other: string): string {
  const sources = new Map(other.split("; ").map(directive => [directive.split(" ")[0], directive]))
  return policy
    .split("; ")
    .map(directive => {
      const [name = "", ...own] = directive.split(" ")
      const isHash = (source: string) => source.startsWith("'sha256-")
      if (!own.some(isHash)) return directive
      const added = (sources.get(name) ?? "").split(" ").filter(isHash)
      return [name, ...new Set([...own, ...added])].join(" ")
    })
    .join("; ")
}

/**
 * Policy of a drawing (SVG) opened at its own address: its style sheet applies, but its scripts do
 * not run.
 */
export const drawingPolicy =
  "default-src 'none'; frame-ancestors 'none'; img-src data:; sandbox; style-src 'unsafe-inline'"
