import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Creates a folder with the given files (path -> text), removed after the file's tests. */
export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "panoptic-site-")))
  folders.push(folder)
  putFiles(folder, files)
  return folder
}

export function putFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/**
 * Loads a module as if the process ran in a folder, because build modules read the project's
 * folders when they are loaded.
 * @param load imports the module; runs after the module cache is cleared
 */
export async function loadIn<T>(
  folder: string,
  load: () => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(folder)
  const before = { ...process.env }
  Object.assign(process.env, environment)
  jest.resetModules()
  try {
    return await load()
  } finally {
    cwd.mockRestore()
    process.env = before
  }
}
