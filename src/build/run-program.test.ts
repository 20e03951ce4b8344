import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { separateProcess } from "../../tests/helpers/separate-process"
import { temporaryFolder } from "../../tests/helpers/temporary-project"

let child: ChildProcess | undefined
afterEach(() => child?.kill("SIGKILL"))

test.each(["SIGINT", "SIGTERM"] as const)(
  "ends the process on one %s when the program has already ended",
  async signal => {
    child = await separateProcess(
      temporaryFolder(),
      `setInterval(() => {}, 1_000_000)
load("src/build/run-program.ts").runProgram(process.execPath, ["-e", ""]).then(code => console.log("ended", code))`,
    )
    child.kill(signal)
    expect(await once(child, "exit")).toEqual([null, signal])
  },
)
