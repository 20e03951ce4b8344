import type { PageKind } from "../page"
import { article } from "./article"
import { articleArchive, articleList, articleTag, articleTags } from "./article-lists"
import { contract } from "./contract"
import type { DeclaredKind } from "./define-kind"
import { doc } from "./doc"
import { docCategory } from "./doc-category"
import { docsTag, docsTags } from "./docs-topics"
import { home } from "./home"
import { singlePages } from "./single-pages"
import { standalone } from "./standalone"

export const kinds: Readonly<Record<PageKind, DeclaredKind>> = {
  home,
  ...singlePages,
  standalone,
  doc,
  docCategory,
  docsTags,
  docsTag,
  contract,
  article,
  articleList,
  articleArchive,
  articleTags,
  articleTag,
}

export const pageKinds = Object.keys(kinds) as PageKind[]
