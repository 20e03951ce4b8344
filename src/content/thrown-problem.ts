import type { Problem } from "./problem"

/** Thrown when a content file cannot be read any further. */
export class ContentError extends Error {
  /**
   * @param message the problem, as one sentence without a period
   * @param fix the text to write instead, or another fix
   * @param line 1-based, if known
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly line?: number,
  ) {
    super(message)
  }
}

/** Problem of a file that is nested too deeply for any parser. */
export const tooDeep = {
  message: "the file is nested too deeply to be read",
  fix: "nest lists, quotes and tags less deeply; close every tag",
}

/** Returns true if an error is a parser's stack overflow. */
export const isTooDeep = ({ message }: { message: string }) => /call stack/.test(message)

/**
 * Converts an error thrown while one content file was read to a problem of that file. Checks can
 * then report the site's other problems too, and nobody has to guess the file from a stack trace.
 */
export function thrownProblem(file: string, thrown: unknown): Problem {
  if (thrown instanceof ContentError) {
    const { message, fix, line } = thrown
    return { file, ...(line === undefined ? {} : { line }), message, fix }
  }
  const { line, message, syscall } = factsOf(thrown)
  const place = line === undefined ? { file } : { file, line }
  if (isTooDeep({ message })) return { ...place, ...tooDeep }
  if (syscall) {
    // The text after the comma is a path on this machine.
    const [reason] = message.split(",")
    const fix = "make it a file that you can read, or delete it"
    return { ...place, message: `the file cannot be read: ${reason}`, fix }
  }
  return {
    ...place,
    message: `the file cannot be read: ${message.split("\n")[0]}`,
    fix: "remove the latest changes piece by piece until the file can be read, then write the cause more simply",
  }
}

/**
 * Returns the message of an error, the line if a parser set one, and whether a system call failed.
 */
function factsOf(thrown: unknown): { message: string; line?: number; syscall: boolean } {
  if (typeof thrown !== "object" || thrown === null || !("message" in thrown))
    return { message: String(thrown), syscall: false }
  return {
    message: String(thrown.message),
    ...("line" in thrown && typeof thrown.line === "number" ? { line: thrown.line } : {}),
    syscall: "syscall" in thrown,
  }
}
