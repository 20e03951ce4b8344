import { transform } from "esbuild"

/** Supported browsers; see docs/decisions/0055-browsers.md. */
const target = ["chrome99", "firefox97", "safari15.4"]

/**
 * Minifies a style sheet instead of Gatsby's cssnano, which would load some 900 modules in a
 * separate process at the end of a cold build's bundle, when no other work is left.
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
