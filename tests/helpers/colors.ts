/**
 * Colors of the root in one mode of a style sheet, by property name, as `#rrggbb` or `#rrggbbaa`.
 */
export function colorsOf(css: string, mode: "light" | "dark"): Record<string, string> {
  const rule = mode === "light" ? /:root \{([^}]*)\}/ : /:root\[data-theme="dark"\] \{([^}]*)\}/
  const [, declarations = ""] = rule.exec(css) ?? []
  const colors = declarations.matchAll(/(--[a-z-]+): (#[0-9a-f]{6,8});/g)
  return Object.fromEntries([...colors].map(([, name = "", value = ""]) => [name, value]))
}

/** Contrast ratio of two opaque colors, WCAG 2.2: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
