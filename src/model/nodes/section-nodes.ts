import {
  archivePath,
  articleIndexPath,
  articleTagPath,
  articleTagsPath,
  docsTagPath,
  sectionPath,
} from "../../content/routes"
import type { Author } from "../../content/schema/authors"
import { articleSections } from "../../site.config"
import type { ComposedSite } from "../composed-site"
import type { SectionContent } from "../site-content"
import { defineNode } from "./define-node"
import { field, link } from "./field"
import { ids } from "./ids"

const sectionsOf = ({ content }: ComposedSite) => Object.values(content.sections)

export const section = defineNode<SectionContent>("Section", {
  about: "Part of the site with dated articles; see site.config.ts.",
  from: sectionsOf,
  id: ({ section }) => ids.section(section),
  fields: {
    name: field("String!", ({ section }) => section),
    label: field("String!", ({ section }) => articleSections[section].label),
    allLabel: field(
      "String!",
      ({ section }) => articleSections[section].allLabel,
      "Label of links to all of its articles.",
    ),
    noun: field(
      "String!",
      ({ section }) => articleSections[section].noun,
      "Name of one article, such as post.",
    ),
    title: field("String!", ({ section }) => articleSections[section].title),
    description: field("String!", ({ section }) => articleSections[section].description),
    path: field("String!", ({ section }) => sectionPath(section)),
    archivePath: field("String!", ({ section }) => archivePath(section)),
    tagsPath: field("String!", ({ section }) => articleTagsPath(section)),
    indexPath: field(
      "String!",
      ({ section }) => articleIndexPath(section),
      "Address of the JSON file that lists all its articles.",
    ),
  },
})

interface Topic {
  label: string
  slug: string
  description?: string
  items: readonly unknown[]
  path: string
  section: string | null
}

export const tag = defineNode<Topic>("Tag", {
  about: "Topic of one section or of one docs version.",
  from: site => [
    ...site.content.docs.flatMap(({ instance, tags }) =>
      tags.map(tag => ({ ...tag, path: docsTagPath(instance.path, tag.slug), section: null })),
    ),
    ...sectionsOf(site).flatMap(({ section, tags }) =>
      tags.map(tag => ({ ...tag, path: articleTagPath(section, tag.slug), section })),
    ),
  ],
  id: ({ path }) => ids.tag(path),
  fields: {
    label: field("String!", ({ label }) => label),
    slug: field("String!", ({ slug }) => slug),
    path: field("String!", ({ path }) => path),
    description: field("String", ({ description = null }) => description),
    count: field("Int!", ({ items }) => items.length, "Number of listed pages with this tag."),
    section: link(
      "Section",
      ({ section }) => (section ? ids.section(section) : null),
      "Section of its articles; null for topics of the docs.",
    ),
  },
})

export const author = defineNode<Author>("Author", {
  from: site =>
    sectionsOf(site)
      .flatMap(({ articles, unlisted, about = [] }) => [articles, unlisted, about].flat())
      .flatMap(({ authors }) => authors),
  id: ids.author,
  fields: {
    name: field("String!", ({ name }) => name),
    title: field("String", ({ title = null }) => title),
    url: field("String", ({ url = null }) => url),
  },
})
