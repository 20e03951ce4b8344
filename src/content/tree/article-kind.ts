import type { ArticleSection } from "../routes"

/**
 * Kind of an article, told from its tags: the first line one of whose tags it has. Kinds choose the
 * composition of the drawn cover.
 */
const kinds: Record<ArticleSection, [kind: string, ...tags: string[]][]> = {
  blog: [
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
    ["competition", "competition", "trading-competition"],
    ["grant", "grant", "grants"],
    ["conference", "conference", "eth-denver"],
    ["partnership", "partnership", "partnerships"],
    ["v2", "panoptic-v2"],
    ["launch", "launch", "base", "unichain"],
    ["community", "community"],
    ["education", "options-101", "options-landscape", "streamia", "liquidity", "options"],
  ],
  research: [
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

export function articleKind(section: ArticleSection, tags: readonly { slug: string }[]): string {
  const slugs = new Set(tags.map(({ slug }) => slug))
  const found = kinds[section].find(([, ...wanted]) => wanted.some(slug => slugs.has(slug)))
  return found?.[0] ?? (section === "blog" ? "company" : "market-structure")
}
