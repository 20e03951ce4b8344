import type { Problem } from "./problem"

/** What is wrong with a content file, thrown where reading it cannot go on. */
export class ContentError extends Error {
  /**
   * @param message what was found, as one sentence without a full stop
   * @param fix what to write instead
   * @param line 1-based, where one is known
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly line?: number,
  ) {
    super(message)
  }
}

/** What is told of a file whose parts lie in each other so deeply that no parser reaches the innermost. */
export const tooDeep = {
  message: "the file is nested too deeply to be read",
  fix: "nest lists, quotes and tags less deeply; close every tag",
}

/** Whether a parser has run out of stack. */
export const isTooDeep = ({ message }: { message: string }) => /call stack/.test(message)

/**
 * What was thrown while one content file was read, as a problem of that file: everything else that is wrong with
 * the site is then told as well, and nobody has to guess the file from a stack of calls.
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
    // The words after the comma name the path on this machine.
    const [reason] = message.split(",")
    const fix = "let it be a file that you may read, or delete it"
    return { ...place, message: `the file cannot be read: ${reason}`, fix }
  }
  return {
    ...place,
    message: `the file cannot be read: ${message.split("\n")[0]}`,
    fix: "take out what was written last, piece by piece, and write what is to blame more simply",
  }
}

/** Of an error what its kind has: the line from parsers, the call from the file system. */
function factsOf(thrown: unknown): { message: string; line?: number; syscall: boolean } {
  if (typeof thrown !== "object" || thrown === null || !("message" in thrown))
    return { message: String(thrown), syscall: false }
  return {
    message: String(thrown.message),
    ...("line" in thrown && typeof thrown.line === "number" ? { line: thrown.line } : {}),
    syscall: "syscall" in thrown,
  }
}
