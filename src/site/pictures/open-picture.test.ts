import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../../tests/helpers/temporary-project"

test("reports a picture that was removed after its page was read", async () => {
  const folder = temporaryFolder()
  const { openPicture } = await loadIn(folder, () => import("./open-picture"))
  expect(await openPicture(join(folder, "content/gone.png"))).toEqual({
    message: 'the picture "gone.png" was removed while it was being read',
    fix: "restore it, or remove it from the page",
  })
})
