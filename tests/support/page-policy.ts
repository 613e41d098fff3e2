import { createHash } from 'node:crypto'
import { expect } from 'vitest'

export type PolicyCheckedPage = { body: string; headers: Headers }

export const findInlineElements = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  )
export const readPolicy = ({ headers }: PolicyCheckedPage) =>
  headers.get('content-security-policy') ?? ''
export const readNonce = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1]

const computeCspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const readDirective = (policy: string, directive: string) =>
  new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1] ?? ''

/** Every inline element is allowed by hash or nonce, and no attribute holds a style. */
export function expectInlineAllowed(page: PolicyCheckedPage, policy = readPolicy(page)) {
  const hasNonce = (attributes: string) => attributes.includes(`nonce="${readNonce(policy)}"`)
  const disallowedElements = [
    ...findInlineElements(page.body, 'script').filter(
      ({ attributes, text }) =>
        !attributes.includes('application/ld+json') &&
        !hasNonce(attributes) &&
        !readDirective(policy, 'script-src').includes(computeCspHash(text)),
    ),
    ...findInlineElements(page.body, 'style').filter(
      ({ text }) => !readDirective(policy, 'style-src').includes(computeCspHash(text)),
    ),
  ]
  expect(disallowedElements.map(({ text }) => text.slice(0, 80))).toEqual([])
  expect(page.body).not.toMatch(/<[^>]+\sstyle=/)
}

/** Their Join button posts to the site, which redirects to the meeting on another host. */
const JOINING_PAGES = ['/', '/home']

export function expectStrictPolicy(policy: string, page = '') {
  expect(policy).toMatch(/^default-src 'none'; /)
  const otherRules = JOINING_PAGES.includes(page)
    ? policy.replace("form-action 'self' https:", "form-action 'self'")
    : policy
  expect(otherRules).not.toMatch(/unsafe-|\*|https?:|data:/)
  for (const rule of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule)
}
