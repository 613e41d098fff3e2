import { expect, test } from 'vitest'
import { isSameOrBelow, normalizeDomain } from '@/base/domain-name'

test.each([
  ['www.vidyamandir.in', 'www.vidyamandir.in'],
  [' WWW.VidyaMandir.IN. ', 'www.vidyamandir.in'],
  ['विद्या.भारत', 'xn--j2bsq2bc9f.xn--h2brj9c'],
  ['a.b-c.school.edu.in', 'a.b-c.school.edu.in'],
])('%s is the domain %s', (text, domain) => {
  expect(normalizeDomain(text)).toBe(domain)
})

test.each([
  ...['', 'localhost', 'vidya', 'vidya.local', 'printer.lan', 'a.localhost', 'x.in-addr.arpa'],
  ...['10.0.0.1', '0x7f.1', '127.1', '[::1]', '::1', '2130706433', 'vidya.123'],
  ...[
    'https://vidya.in',
    'vidya.in/about',
    'vidya.in:8080',
    'me@vidya.in',
    'vidya.in?x',
    'a\\b.in',
  ],
  ...['*.vidya.in', '-a.in', 'a-.in', '_dmarc.vidya.in', 'a..in', '.in', 'vidya .in', 'vidya%2ein'],
  ...[`${'a'.repeat(64)}.in`, `${'a.'.repeat(130)}in`],
])('%s is not a domain that a school can have', (text) => {
  expect(normalizeDomain(text)).toBeNull()
})

test('a domain is below its parent, but not below one that only ends like it', () => {
  expect(isSameOrBelow('uns.example', 'uns.example')).toBe(true)
  expect(isSameOrBelow('a.uns.example', 'uns.example')).toBe(true)
  expect(isSameOrBelow('evil-uns.example', 'uns.example')).toBe(false)
})
