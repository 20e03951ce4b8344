/**
 * - `fix`: works around a bug in a package that would affect readers, editors, or CI
 * - `bytes`: saves readers bytes; a build without it is correct but larger
 * - `time`: saves processor time; a build without it is correct but slower
 */
export type PatchKind = "fix" | "bytes" | "time"

/**
 * One place where the build relies on the internals of a package. Its code is in
 * `src/gatsby/patches/<name>`.
 */
export interface Patch {
  name: string
  /** Package whose version determines whether the patch fits. */
  package: string
  kind: PatchKind
  /** One sentence on what the patch changes, and why. */
  does: string
  /** Range of package versions that the patch was tested with. */
  tested: string
  /**
   * Files of packages that the patch relies on, below node_modules. `expects.json` has a digest of
   * each; a file that has changed must be reviewed before the patch is applied again.
   */
  expects: readonly string[]
  /**
   * Savings of a `bytes` or `time` patch, as measured by `npm run patches -- --measure`, with the
   * date.
   */
  buys?: string
  /** Condition for removing the patch. */
  ends: string
  /** Files outside of the patch's folder that rely on the same internals. */
  also?: readonly string[]
}

/** Digests by patch, then by file below node_modules. */
export type Expectations = Readonly<Record<string, Readonly<Record<string, string>>>>
