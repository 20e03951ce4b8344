import { basename } from "node:path"
import type { BlogPlugin } from "./read-site"

/** Content folders of blog plugins in a project with these sections: equal names, or a free one. */
export function matchSections(blogs: readonly BlogPlugin[], names: readonly string[]): void {
  for (const posts of blogs) posts.section = sectionOf(posts, blogs, names)
}

function sectionOf(
  posts: BlogPlugin,
  blogs: readonly BlogPlugin[],
  names: readonly string[],
): string {
  const named = [basename(posts.folder), posts.route].find(name => names.includes(name))
  if (named) return named
  const free = names.find(name => !blogs.some(({ folder }) => basename(folder) === name))
  return posts === blogs[0] && free ? free : nameOf(posts)
}

/** Gives each blog plugin its own section, named after its route so that addresses stay. */
export function ownSections(blogs: readonly BlogPlugin[], reserved: readonly string[]): void {
  const taken = new Set(reserved)
  for (const posts of blogs) {
    const wanted = [posts.route, basename(posts.folder), posts.id]
    const name = wanted.find(each => /^[a-z][\w-]*$/i.test(each) && !taken.has(each))
    posts.section = name ?? `posts-${taken.size}`
    taken.add(posts.section)
  }
}

const nameOf = ({ route, folder }: BlogPlugin) =>
  /^[a-z][\w-]*$/i.test(route) ? route : basename(folder)
