/**
 * Advance widths of a TrueType or OpenType font, from its `cmap` (formats 4 and 12) and `hmtx` tables
 * (https://learn.microsoft.com/typography/opentype/spec/). Enough to break lines; kerning is left out,
 * which errs by less than a percent in running text.
 */
import type { Measure } from "./text-layout"

/** @returns How wide a text is at a font size of 1. Characters the font lacks count as its missing glyph. */
export function measureWith(font: Buffer): Measure {
  const tables = tableOffsets(font)
  const unitsPerEm = font.readUInt16BE(tables("head") + 18)
  const measured = font.readUInt16BE(tables("hhea") + 34)
  const hmtx = tables("hmtx")
  const glyphOf = characterMap(font, tables("cmap"))
  const widths = new Map<string, number>()
  const widthOf = (character: string) => {
    const known = widths.get(character)
    if (known !== undefined) return known
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), measured - 1)
    const width = font.readUInt16BE(hmtx + glyph * 4) / unitsPerEm
    widths.set(character, width)
    return width
  }
  return text => [...text].reduce((sum, character) => sum + widthOf(character), 0)
}

function tableOffsets(font: Buffer): (tag: string) => number {
  const count = font.readUInt16BE(4)
  const offsets = new Map<string, number>()
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    offsets.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8))
  }
  return tag => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`the font has no ${tag} table`)
    return offset
  }
}

function characterMap(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const offset = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
    return { offset, format: font.readUInt16BE(offset) }
  })
  const wide = subtables.find(({ format }) => format === 12)
  if (wide) return segmentedCoverage(font, wide.offset)
  const narrow = subtables.find(({ format }) => format === 4)
  if (narrow) return segmentMapping(font, narrow.offset)
  throw new Error("the font has no cmap of format 4 or 12")
}

function segmentedCoverage(font: Buffer, offset: number): (codePoint: number) => number {
  const groups = Array.from({ length: font.readUInt32BE(offset + 12) }, (_, index) => {
    const group = offset + 16 + index * 12
    return {
      start: font.readUInt32BE(group),
      end: font.readUInt32BE(group + 4),
      glyph: font.readUInt32BE(group + 8),
    }
  })
  return codePoint => {
    const group = groups.find(({ start, end }) => codePoint >= start && codePoint <= end)
    return group ? group.glyph + codePoint - group.start : 0
  }
}

function segmentMapping(font: Buffer, offset: number): (codePoint: number) => number {
  const length = font.readUInt16BE(offset + 6)
  const ends = offset + 14
  const starts = ends + length + 2
  const deltas = starts + length
  const rangeOffsets = deltas + length
  return codePoint => {
    for (let at = 0; at < length; at += 2) {
      if (codePoint > font.readUInt16BE(ends + at)) continue
      const start = font.readUInt16BE(starts + at)
      if (codePoint < start) return 0
      const rangeOffset = font.readUInt16BE(rangeOffsets + at)
      const delta = font.readUInt16BE(deltas + at)
      if (rangeOffset === 0) return (codePoint + delta) & 0xffff
      const glyph = font.readUInt16BE(rangeOffsets + at + rangeOffset + (codePoint - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
