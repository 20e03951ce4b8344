import { readFileSync } from "node:fs"
import { create } from "fontkit"
import { cardTitleFont } from "./card-font"
import { drawableText } from "./drawable-text"

const font = create(readFileSync(require.resolve(cardTitleFont)))
const covers = (codePoint: number) =>
  "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(codePoint)

test.each([
  ["Puts & <calls>: Δ ≥ 0.5 → “in range”", []],
  ["Опционы и Ελληνικά, ế ŧ ß", []],
  ["Cafe\u0301", [], "Café"],
  ["Soft\u00ADhyphen and zero\u200Bwidth", [], "Softhyphen and zerowidth"],
  ["The ﬁrst 𝑥 ＡＢ", [], "The first x AB"],
  ["🚀 Launch day 🎉 for 👩‍👩‍👧 teams", ["🚀", "🎉", "👩‍👩‍👧"], "Launch day for teams"],
  ["I ❤️ options 1️⃣", ["❤️", "1️⃣"], "I options"],
  ["🇩🇪 Germany 👍🏽!", ["🇩🇪", "👍🏽"], "Germany!"],
  ["日本: a guide (東京) to V2", ["日", "本", "東", "京"], "a guide to V2"],
  ["Guide – 日本", ["日", "本"], "Guide"],
  ["日本語の題名、です。", ["日", "本", "語", "の", "題", "名", "、", "で", "す", "。"], ""],
  ["مرحبا بالعالم!", ["م", "ر", "ح", "ب", "ا", "ل", "ع"], ""],
  ["नमस्ते", ["न", "म", "स्ते"], ""],
  ["🎉🎉", ["🎉"], ""],
] as [string, string[], string?][])(
  "draws %s as far as the font allows",
  (written, missing, text = written) => {
    expect(drawableText(written, covers)).toEqual({ text, missing })
  },
)
