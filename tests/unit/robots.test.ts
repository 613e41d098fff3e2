import { describe, expect, test } from 'vitest'
import robots from '@/app/robots'
import { listPaths, matchRoute } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import { parseRobots } from '../support/robots-parser'

describe('a reader of robots.txt', () => {
  const { allows: isAllowed, sitemaps } = parseRobots(`
    # The examples of RFC 9309, and the odd ways in which such files are written.
    User-Agent: foobot
    User-agent: barbot
    Disallow: /
    Allow: /example/page/
    Disallow: /example/page/disallowed.gif

    user-agent: *
    Disallow: /*/registration
    Disallow: /*.ics$
    Disallow: /foo/bar/\u30C4
    Disallow: /same # and a note
    Allow: /same
    Disallow:
    Sitemap: https://uns.example/sitemap.xml`)

  test.each([
    ['/example/page/', 'foobot', true],
    ['/example/page/disallowed.gif', 'BarBot', false],
    ['/else', 'barbot', false],
    ['/else', 'other', true],
    ['/series/a/registration', 'other', false],
    ['/series/a/registration/more', 'other', false],
    ['/series/a', 'other', true],
    ['/series/a.ics', 'other', false],
    ['/series/a.ics?x', 'other', true],
    ['/foo/bar/%e3%83%84', 'other', false],
    ['/same', 'other', true],
    ['/robots.txt', 'foobot', true],
  ])('reads %s for %s as %s', (path, crawler, expected) => {
    expect(isAllowed(path, crawler)).toBe(expected)
  })

  test('finds the sitemap', () => {
    expect(sitemaps).toEqual(['https://uns.example/sitemap.xml'])
  })
})

describe('our robots.txt', () => {
  const [rules] = [robots().rules].flat()
  const lines = [rules?.disallow ?? []].flat().map((path) => `Disallow: ${path}`)
  const { allows: isAllowed } = parseRobots(['User-agent: *', 'Allow: /', ...lines].join('\n'))
  const fillParams = (path: string) => path.replaceAll(/:\w+\*?/g, 'an-example-2026-11-28')

  const isIndexable = (policy: (typeof allRoutePolicies)[number]) =>
    policy.audience === 'everyone' && policy.kind !== 'call' && !policy.hasSecretUrl
  const policyRows = allRoutePolicies.flatMap((policy) =>
    listPaths(policy).map((path) => [path, policy] as const),
  )

  test.each(policyRows.filter(([, policy]) => isIndexable(policy)))('allows %s', (path) => {
    expect(isAllowed(fillParams(path))).toBe(true)
  })

  test.each(policyRows.filter(([, policy]) => !isIndexable(policy)))('disallows %s', (path) => {
    expect(isAllowed(fillParams(path))).toBe(false)
  })

  test('names nothing twice, and no URL of a single user', () => {
    const disallowedPaths = lines.map((line) => line.slice('Disallow: '.length))
    expect(new Set(disallowedPaths).size).toBe(disallowedPaths.length)
    expect(disallowedPaths).toContain('/series/*/registration')
    expect(disallowedPaths).not.toContain('/series/')
    expect(matchRoute('/series/an-example/registration')?.audience).toBe('user')
  })
})
