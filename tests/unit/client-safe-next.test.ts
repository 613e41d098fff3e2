import { expect, test } from 'vitest'
import { toLoginPath, toPaywallPath, toRegisterPath, toSafeNextPath } from '@/lib/routes'

test.each(['/', '/profile', '/subscription-form', '/ebook?page=2', '/reset-password/Ab-_9'])(
  'next accepts a path of the site: %s',
  (path) => {
    expect(toSafeNextPath(path)).toBe(path)
    const nextPath = new URL(toLoginPath(path), 'https://uns.example').searchParams.get('next')
    expect(toSafeNextPath(nextPath)).toBe(path)
  },
)

test('the paywall, registration and login links carry the next path', () => {
  expect(toPaywallPath('/ebook')).toBe('/subscription?next=%2Febook')
  expect(toRegisterPath('/ebook')).toBe('/register?next=%2Febook')
  expect(toLoginPath('/ebook')).toBe('/login?next=%2Febook')
})

test.each([
  null,
  undefined,
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/@evil.example',
  '//user@evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a//evil.example',
  '/a/../../b',
  '/..',
  '/\r\nSet-Cookie: a=b',
  '/\nevil',
  '/profile\n',
  '/\tevil',
  ' /profile',
  'https://evil.example',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a:b',
  '/#x',
])('next rejects %j and falls back to home', (nextPath) => {
  expect(toSafeNextPath(nextPath)).toBe('/')
})
