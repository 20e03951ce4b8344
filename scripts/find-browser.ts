import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
const shells = ["chromium-headless-shell", "chrome-headless-shell"]
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
]

/**
 * Path of a Chromium for tests: the one that CHROMIUM_PATH names, an installed one, or the one that
 * @sparticuz/chromium ships (Linux, x64).
 * @throws Error with instructions if there is none
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `CHROMIUM_PATH names "${named}", which does not exist. Set it to the path of an installed Chromium or Chrome.`,
    )
  }
  const installed = [...names.map(which), ...places].find(path => path && existsSync(path))
  if (installed) return installed
  try {
    const { default: packaged } = await import("@sparticuz/chromium")
    return await packaged.executablePath()
  } catch (cause) {
    throw new Error(
      "No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.",
      { cause },
    )
  }
}

/**
 * Path of the headless shell if it is installed, which takes little more than half the processor
 * time, or of any Chromium.
 */
export async function findHeadlessBrowser(): Promise<string> {
  const shell = process.env.CHROMIUM_PATH ? undefined : shells.map(which).find(Boolean)
  return shell ?? (await findBrowser())
}

function which(name: string): string | undefined {
  try {
    return execFileSync(process.platform === "win32" ? "where" : "which", [name], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).split("\n")[0]
  } catch {
    return undefined
  }
}
