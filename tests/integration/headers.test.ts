import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, loggedInTeacher } from '../support/person'
import { type Site, startSite } from '../support/site'

const PUBLIC = [
  '/',
  '/home',
  '/about',
  '/contact',
  '/register',
  '/login',
  '/forgot-password',
  `/reset-password/${'A'.repeat(43)}`,
  '/subscription',
  '/subscription-register',
  '/subscription-form',
  '/lms',
  '/collaborative-projects',
  '/industry',
  '/privacy-policy',
  '/termsandconditions',
  '/no-such-page',
]
const PER_REQUEST = [
  '/ebook',
  '/online-training',
  '/offline-training',
  '/free-websites',
  '/networking',
  '/digital-videos',
  '/profile',
  '/change-password',
]

let site: Site
let cookie = ''
beforeAll(async () => {
  site = await startSite()
  cookie = (await loggedInTeacher(site)).cookie
})
afterAll(() => site?.stop())

function inlineScripts(html: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts.filter(([, attributes]) => !attributes?.includes('src='))
}

function expectStrict(policy: string | null) {
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:/)
  for (const rule of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule)
}

describe.each(PUBLIC)('%s', (page) => {
  test('is prerendered under a policy that knows each of its inline scripts by hash', async () => {
    const { body, headers } = await call(site, page)
    const policy = headers.get('content-security-policy')
    expectStrict(policy)
    expect(policy).not.toContain('nonce-')
    for (const [, , text] of inlineScripts(body)) {
      expect(policy).toContain(
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
      )
    }
    expect(body).not.toMatch(/<[^>]+\sstyle=|<style/)
    expect(headers.get('x-nextjs-prerender')).toContain('1')
  })

  test('is the same for everyone, and a shared cache may keep it', async () => {
    const anonymous = await call(site, page)
    const member = await call(site, page, { headers: { cookie } })
    expect(member.body).toBe(anonymous.body)
    expect(member.headers.getSetCookie()).toEqual([])
    if (page !== '/no-such-page')
      expect(anonymous.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
  })
})

test.each(PER_REQUEST)(
  '%s runs inline scripts by a nonce that no second answer repeats',
  async (page) => {
    const [first, second] = [
      await call(site, page, { headers: { cookie } }),
      await call(site, page, { headers: { cookie } }),
    ]
    const policies = [first, second].map(
      ({ headers }) => headers.get('content-security-policy') ?? '',
    )
    for (const policy of policies) expectStrict(policy)
    const [nonce, other] = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1])
    expect(nonce).toBeTruthy()
    expect(nonce).not.toBe(other)
    const unsigned = inlineScripts(first.body).filter(
      ([, attributes, text]) =>
        !attributes?.includes(`nonce="${nonce}"`) &&
        !policies[0]?.includes(
          createHash('sha256')
            .update(text ?? '')
            .digest('base64'),
        ),
    )
    expect(unsigned.map(([, , text]) => text?.slice(0, 80))).toEqual([])
  },
)

test.each(['/', '/ebook', '/api/health/live', '/icon.svg'])(
  '%s carries the headers that guard it',
  async (path) => {
    const { headers } = await call(site, path, { headers: { cookie } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers.has('x-powered-by')).toBe(false)
  },
)

test('the reader of a book, and it alone, may stand in a frame of this site and run a worker', async () => {
  const { headers } = await call(site, '/ebook/read/any-book', { headers: { cookie } })
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toMatch(/unsafe-|\*|https?:|data:|blob:/)
  for (const rule of ["frame-ancestors 'self'", "worker-src 'self'", "frame-src 'none'"])
    expect(policy).toContain(rule)
  for (const page of ['/', '/ebook']) {
    const elsewhere = await call(site, page, { headers: { cookie } })
    expect(elsewhere.headers.get('content-security-policy')).not.toContain('worker-src')
  }
})

test('a reset page sends no referrer', async () => {
  const { headers } = await call(site, `/reset-password/${'A'.repeat(43)}`)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('nobody can have the site resize pictures', async () => {
  for (const url of ['%2Febook', '%2Fpictures%2Fpencil.svg', 'http%3A%2F%2Fevil.example%2Fa.png']) {
    const answer = await call(site, `/_next/image?url=${url}&w=64&q=75`, { headers: { cookie } })
    expect(answer.status).toBe(404)
  }
})
