/** Realistic props for view tests. */
import type { ArticleSummary } from "../../src/components/article-card"
import type { Heading } from "../../src/content/schema/body"
import type { Announcements, Navigation } from "../../src/content/schema/navigation"
import type { SidebarItem } from "../../src/content/sidebar"
import type { DocsFrame } from "../../src/layouts/docs-layout"

export const navigation: Navigation = {
  header: {
    start: [
      { label: "Docs", href: "/docs/intro" },
      { label: "Blog", href: "/blog" },
      { label: "Deep Dive", href: "/research" },
    ],
    end: [
      { label: "FAQ", href: "/docs/faq/" },
      { label: "GitHub", href: "https://github.com/panoptic-labs" },
    ],
    lab: { label: "Lab", href: "/lab" },
    app: { label: "Open app", href: "https://app.panoptic.xyz" },
  },
  footer: {
    conversation: {
      title: "Join the conversation",
      text: "Come and talk.",
      links: [{ label: "POAP", href: "https://poap.family/" }],
    },
    columns: [
      { title: "Learn", links: [{ label: "Introduction", href: "/docs/intro" }] },
      { title: "Community", links: [{ label: "Telegram", href: "https://t.me/panoptic" }] },
      { title: "More", links: [{ label: "Research", href: "/research" }] },
    ],
    legal: [{ label: "Privacy policy", href: "/privacy-policy" }],
    copyrightHolder: "Axicon Labs Limited",
    trademark: "Panoptic is a trademark.",
    disclaimer: "Not financial advice.",
  },
}

export const announcements: Announcements = {
  rescue: {
    text: "A vulnerability was found. All funds were rescued.",
    links: [{ label: "Claim your funds", href: "https://app.panoptic.xyz/claim/rescued-funds" }],
  },
}

export const sidebar: SidebarItem[] = [
  { type: "link", label: "Introduction", path: "/docs/intro" },
  {
    type: "category",
    label: "How to use Panoptic",
    overviewPath: "/docs/product",
    items: [
      { type: "link", label: "Streamia", path: "/docs/product/streamia" },
      {
        type: "category",
        label: "Uniswap LPs",
        overviewPath: "/docs/product/uniswap-lps",
        items: [{ type: "link", label: "Migrate", path: "/docs/product/uniswap-lps/migrate" }],
      },
    ],
  },
  {
    type: "category",
    label: "Glossary",
    path: "/docs/terms/glossary",
    overviewPath: "/docs/terms/glossary",
    items: [{ type: "link", label: "Call", path: "/docs/terms/call" }],
  },
]

export const docsFrame = (path: string): DocsFrame => ({
  path,
  sidebar,
  versions: [{ name: "current", label: "Next", path: "/docs/intro", current: true }],
})

export const headings: Heading[] = [
  { depth: 2, id: "formula", text: "The formula" },
  { depth: 3, id: "example", text: "An example" },
  { depth: 6, id: "detail", text: "A detail" },
]

/** Returns `count` articles, newest first. */
export const articles = (count: number): ArticleSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/post-${index + 1}`,
    title: `Post ${index + 1}`,
    description: `What post ${index + 1} says.`,
    date: `${2025 - Math.floor(index / 4)}-03-0${9 - (index % 9)}`,
    readingMinutes: 4,
    cover: { src: `/covers/${index + 1}.svg`, width: 1200, height: 630, alt: "" },
  }))
