import type { PolicySources } from "./security-policy"

/** Services that the site's configuration enables. */
export interface Services {
  analytics: boolean
  /** Hosted search index: Algolia's application, or other hosts with the same protocol. */
  search?: { appId: string; origins: readonly string[] }
}

/** Video players, which load when a reader starts a video (src/markdown/html/video-embeds.ts). */
export const videoPlayers = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://www.loom.com",
] as const

type Hosts = Omit<PolicySources, "scripts" | "styles">

/**
 * Hosts and Trusted Types policies that pages need for these services. Algolia's are the hosts that
 * its clients try in turn.
 * @see https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4)
 * @see https://www.algolia.com/doc/guides/sending-events/concepts/security
 */
export function hostsOf({ analytics, search }: Services, policies: Policies): Hosts {
  const google = ["https://*.googletagmanager.com", "https://*.google-analytics.com"]
  return {
    scriptHosts: analytics ? ["https://*.googletagmanager.com"] : [],
    connectHosts: [
      ...(analytics ? [...google, "https://*.analytics.google.com"] : []),
      ...(search ? searchOrigins(search) : []),
    ],
    pictureHosts: analytics ? google : [],
    frameHosts: videoPlayers,
    // `goog#html` is the policy of Google's own scripts.
    trustedTypes: [
      policies.bundler,
      policies.site,
      ...(analytics ? [policies.analytics, "goog#html"] : []),
    ],
  }
}

/** Names of the Trusted Types policies that the site's scripts create. */
export interface Policies {
  bundler: string
  site: string
  analytics: string
}

function searchOrigins({ appId, origins }: NonNullable<Services["search"]>): readonly string[] {
  if (origins.length > 0) return origins
  const id = appId.toLowerCase()
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`),
  ]
}
