import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/** What a page carries against what its policy allows. */

export type Page = { body: string; headers: Headers }

export const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  )
export const policyOf = ({ headers }: Page) => headers.get('content-security-policy') ?? ''
export const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sources = (policy: string, of: string) => new RegExp(`${of} ([^;]+)`).exec(policy)?.[1] ?? ''

/** All that stands in the page is in its policy, by hash or by nonce, and no attribute holds a style. */
export function expectAllowed(page: Page, policy = policyOf(page)) {
  const isSigned = (attributes: string) => attributes.includes(`nonce="${nonceOf(policy)}"`)
  const foreign = [
    ...inline(page.body, 'script').filter(
      ({ attributes, text }) =>
        !attributes.includes('application/ld+json') &&
        !isSigned(attributes) &&
        !sources(policy, 'script-src').includes(hashOf(text)),
    ),
    ...inline(page.body, 'style').filter(
      ({ text }) => !sources(policy, 'style-src').includes(hashOf(text)),
    ),
  ]
  expect(foreign.map(({ text }) => text.slice(0, 80))).toEqual([])
  expect(page.body).not.toMatch(/<[^>]+\sstyle=/)
}

export function expectStrict(policy: string) {
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:/)
  for (const rule of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule)
}
