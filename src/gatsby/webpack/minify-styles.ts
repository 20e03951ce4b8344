import { transform } from "esbuild"

/** See docs/decisions/0055-browsers.md. */
const target = ["chrome99", "firefox97", "safari15.4"]

/**
 * Minifies a style sheet, in the place of Gatsby's cssnano, which loads some 900 modules in a process of its own while nothing else is left to
 * do of a cold build's bundle.
 */
export async function minifyStyles(files: Record<string, string>): Promise<{ code: string }> {
  const [entry] = Object.entries(files)
  if (!entry) return { code: "" }
  const [file, text] = entry
  const { code, warnings } = await transform(text, {
    ...{ loader: "css", minify: true, legalComments: "none", target },
    sourcefile: file,
  } as const)
  const [warning] = warnings
  if (warning) throw new Error(`${file}: ${warning.text}: ${warning.location?.lineText ?? ""}`)
  return { code: code.trimEnd() }
}
