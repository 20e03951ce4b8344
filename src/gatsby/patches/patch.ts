/**
 * - `fix`: works around a fault of a package that readers, editors or CI would meet.
 * - `bytes`: saves readers bytes. A build without it is correct and larger.
 * - `time`: saves processor time. A build without it is correct and slower.
 */
export type PatchKind = "fix" | "bytes" | "time"

/** One place where the build relies on the inside of a package. Its code is the folder `src/gatsby/patches/<name>`. */
export interface Patch {
  name: string
  /** The package whose version decides whether the patch fits. */
  package: string
  kind: PatchKind
  /** What the patch changes, and why, in a sentence. */
  does: string
  /** Range of versions of the package with which it was tested. */
  tested: string
  /**
   * Files of packages that the patch relies on, below node_modules. `expects.json` has a digest of
   * each: a file that has changed in any way is looked at again before the patch is applied to it.
   */
  expects: readonly string[]
  /** What a `bytes` or `time` patch saves, as measured by `npm run patches -- --measure`, with the date. */
  buys?: string
  /** When the patch can go. */
  ends: string
  /** Files outside of its folder that rely on the same inside. */
  also?: readonly string[]
}

/** Digests by patch, then by file below node_modules. */
export type Expectations = Readonly<Record<string, Readonly<Record<string, string>>>>
