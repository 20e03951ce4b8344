import { utf8 } from "./utf8"

test.each(["", "plain", "é", "a → b − “c”", "𝒙 of two units", "half \ud800 of one"])(
  "%j is the bytes that Node makes of it",
  text => expect(utf8(text)).toEqual(Buffer.from(text)),
)
