import type { ArticleSection } from "../content/routes"
import { articleSections } from "../site.config"

/**
 * Kinds of articles by set. An article has the first kind that lists one of its tags, or else the
 * last kind.
 */
const sets: Record<"news" | "studies", [kind: string, ...tags: string[]][]> = {
  news: [
    ["post-mortem", "post-mortem", "vulnerability"],
    ["newsletter", "newsletter"],
    [
      "beta-epoch",
      "epoch-1",
      "epoch-2",
      "epoch-3",
      "epoch-4",
      "epoch-5",
      "epoch-6",
      "gated-launch",
    ],
    ["audit", "audit", "security"],
    ["competition", "competition", "trading-competition", "contest"],
    ["grant", "grant", "grants"],
    ["conference", "conference", "eth-denver"],
    ["partnership", "partnership", "partnerships"],
    ["v2", "panoptic-v2"],
    ["launch", "launch", "base", "unichain"],
    ["community", "community"],
    ["education", "options-101", "options-landscape", "streamia", "liquidity", "options"],
    ["company"],
  ],
  studies: [
    ["backtest", "backtest", "backtesting"],
    ["greeks", "greeks", "delta", "gamma", "theta", "vega"],
    ["volatility", "implied-volatility", "volatility", "iv"],
    ["perps", "perps", "perpetuals"],
    [
      "strategy",
      "strategy",
      "strategies",
      "straddle",
      "strangle",
      "covered-call",
      "iron-condor",
      "butterfly",
    ],
    ["pricing", "pricing", "options-pricing", "black-scholes"],
    ["lp-analysis", "lps", "lp", "liquidity-providers"],
    ["product-tutorial", "tutorial"],
    ["market-structure", "options-landscape", "uniswap"],
  ],
}

/** Kind of an article, which determines the composition of its drawn cover. */
export function articleKind(section: ArticleSection, tags: readonly { slug: string }[]): string {
  const slugs = new Set(tags.map(({ slug }) => slug))
  const kinds = sets[articleSections[section].kind]
  const found = kinds.find(([, ...wanted]) => wanted.some(slug => slugs.has(slug)))
  return (found ?? kinds.at(-1))?.[0] ?? ""
}
