import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each form of a button, at rest and hovered, as the style sheet says it. */

const theme = readFileSync('app/styles/theme.css', 'utf8')
const controls = readFileSync('app/styles/controls.css', 'utf8')

const colours = new Map(
  [...theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)
const rule = (selector: string) => {
  const [, body = ''] = new RegExp(`\\n  \\${selector} \\{([^}]*)\\}`).exec(controls) ?? []
  const value = (property: string) =>
    new RegExp(`\\n    ${property}: (?:var\\(--color-)?([a-z-]+)`).exec(body)?.[1]
  return { background: value('background'), color: value('color') }
}

function luminance(name: string) {
  const value = colours.get(name) ?? ''
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(value.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What lies behind the forms without a background of their own. */
const BEHIND: Record<string, string> = { '.button-quiet': 'paper', '.button-chalk': 'deep' }

test.each(['.button', '.button-accent', '.button-quiet', '.button-chalk'])(
  '%s can be read at rest and while it is hovered',
  (form) => {
    const [base, own, hover] = [rule('.button'), rule(form), rule(`${form}:hover`)]
    const color = hover.color ?? own.color ?? base.color ?? ''
    for (const { background } of [own, hover]) {
      const behind = background === 'transparent' ? BEHIND[form] : background
      expect(colours.has(behind ?? ''), `${form} on ${behind}`).toBe(true)
      expect(contrast(color, behind ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  },
)
