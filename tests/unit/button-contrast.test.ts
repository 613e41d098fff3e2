import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeContrast } from '../support/contrast'

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
      const contrast = computeContrast(colours.get(color) ?? '', colours.get(backdrop ?? '') ?? '')
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }
  },
)
