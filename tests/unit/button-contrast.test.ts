import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const theme = readFileSync('app/styles/theme.css', 'utf8')
const controls = readFileSync('app/styles/controls.css', 'utf8')

const colours = new Map(
  [...theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)
const readRule = (selector: string) => {
  const [, body = ''] = new RegExp(`\\n  \\${selector} \\{([^}]*)\\}`).exec(controls) ?? []
  const readValue = (property: string) =>
    new RegExp(`\\n    ${property}: (?:var\\(--color-)?([a-z-]+)`).exec(body)?.[1]
  return { background: readValue('background'), color: readValue('color') }
}

function computeLuminance(name: string) {
  const value = colours.get(name) ?? ''
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(value.slice(offset, offset + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function computeContrast(first: string, second: string) {
  const [light = 0, dark = 0] = [first, second].map(computeLuminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const BACKDROPS: Record<string, string> = { '.button-quiet': 'paper', '.button-chalk': 'deep' }

test.each(['.button', '.button-accent', '.button-quiet', '.button-chalk'])(
  '%s has enough contrast at rest and on hover',
  (form) => {
    const [baseRule, formRule, hoverRule] = [
      readRule('.button'),
      readRule(form),
      readRule(`${form}:hover`),
    ]
    const color = hoverRule.color ?? formRule.color ?? baseRule.color ?? ''
    for (const { background } of [formRule, hoverRule]) {
      const backdrop = background === 'transparent' ? BACKDROPS[form] : background
      expect(colours.has(backdrop ?? ''), `${form} on ${backdrop}`).toBe(true)
      expect(computeContrast(color, backdrop ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  },
)
