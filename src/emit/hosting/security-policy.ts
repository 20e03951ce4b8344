/** What pages may load beside the site's own files: hosts of services, which are there only where they are switched on. */
export interface PolicySources {
  /** Hashes of inline scripts and style sheets. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Hosts of scripts, of requests, of pictures and of frames. */
  scriptHosts: readonly string[]
  connectHosts: readonly string[]
  pictureHosts: readonly string[]
  frameHosts: readonly string[]
  /** Names of Trusted Types policies. */
  trustedTypes: readonly string[]
}

const noAncestors: [string, string] = ["frame-ancestors", "'none'"]

/** The policy of a page that any site may frame, from that of the others. */
export const framedPolicy = (policy: string): string =>
  policy.replace(noAncestors.join(" "), "frame-ancestors *")

/**
 * The Content-Security-Policy of pages (CSP 3, Trusted Types): nothing by default, the site's own files, inline parts by
 * hash. A style that a script sets on an element is allowed by the standard; a style attribute is not.
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

/** A page's policy that allows the inline parts of another release too. */
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
 * The policy of a drawing (SVG) that is opened by its own address: its own style sheet dresses it, and a script in it
 * is not run.
 */
export const drawingPolicy =
  "default-src 'none'; frame-ancestors 'none'; img-src data:; sandbox; style-src 'unsafe-inline'"
