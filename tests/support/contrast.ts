type Rgb = [number, number, number]

const readRgb = (color: string): Rgb =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16)) as Rgb

function computeLuminance(color: string) {
  const [red = 0, green = 0, blue = 0] = readRgb(color).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of two colours as `#rrggbb` (WCAG 2). */
export function computeContrast(first: string, second: string) {
  const [light = 0, dark = 0] = [first, second].map(computeLuminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

export const isDark = (color: string) =>
  Math.max(...readRgb(color)) + Math.min(...readRgb(color)) < 255

/** As a mail program darkens what has no dark colours: the hue stays, the lightness is reversed. */
export function invertLightness(color: string) {
  const rgb = readRgb(color)
  const shift = 255 - Math.max(...rgb) - Math.min(...rgb)
  return `#${rgb.map((value) => (value + shift).toString(16).padStart(2, '0')).join('')}`
}
