import type { IndexSettings } from "algoliasearch"
import { hierarchyLevels } from "../protocol"

/**
 * Settings of the hosted index in terms of Algolia's API: the defaults of DocSearch's crawler, plus
 * the facets and keywords of this site's records (docs/decisions/0043-pushing-to-algolia.md).
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...hierarchyLevels.map(level => `unordered(hierarchy.${level})`),
    "unordered(keywords)",
    "content",
  ],
  attributesForFaceting: ["type", "lang", "language", "version", "docusaurus_tag", "section"],
  attributesToRetrieve: [
    "hierarchy",
    "content",
    "anchor",
    "url",
    "url_without_anchor",
    "type",
    "section",
    "status",
  ],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  camelCaseAttributes: ["hierarchy", "content", "keywords"],
  distinct: true,
  attributeForDistinct: "url_in_all_versions",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: "</span>",
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: "allOptional",
  separatorsToIndex: "_",
}
