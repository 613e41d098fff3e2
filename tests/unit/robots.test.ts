import { describe, expect, test } from 'vitest'
import robots from '@/app/robots'
import { areaOf } from '@/lib/area-of'
import { allAreas } from '@/lib/areas'
import { readRobots } from '../support/robots'

describe('a reader of robots.txt', () => {
  const { allows, sitemaps } = readRobots(`
    # The examples of RFC 9309, and the odd ways in which such files are written.
    User-Agent: foobot
    User-agent: barbot
    Disallow: /
    Allow: /example/page/
    Disallow: /example/page/disallowed.gif

    user-agent: *
    Disallow: /*/place
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
    ['/series/a/place', 'other', false],
    ['/series/a/place/more', 'other', false],
    ['/series/a', 'other', true],
    ['/series/a.ics', 'other', false],
    ['/series/a.ics?x', 'other', true],
    ['/foo/bar/%e3%83%84', 'other', false],
    ['/same', 'other', true],
    ['/robots.txt', 'foobot', true],
  ])('reads %s for %s as %s', (path, crawler, expected) => {
    expect(allows(path, crawler)).toBe(expected)
  })

  test('finds the sitemap', () => {
    expect(sitemaps).toEqual(['https://uns.example/sitemap.xml'])
  })
})

describe('our robots.txt', () => {
  const [rules] = [robots().rules].flat()
  const lines = [rules?.disallow ?? []].flat().map((path) => `Disallow: ${path}`)
  const { allows } = readRobots(['User-agent: *', 'Allow: /', ...lines].join('\n'))
  /** An address that a pattern stands for. */
  const exampleOf = (path: string) => path.replaceAll(/:\w+\*?/g, 'an-example-2026-11-28')

  const isOpen = (area: (typeof allAreas)[number]) =>
    area.whom === 'everyone' && area.kind !== 'call' && !area.secret
  const rows = allAreas.map((area) => [area.path, area] as const)

  test.each(rows.filter(([, area]) => isOpen(area)))('allows %s', (path) => {
    expect(allows(exampleOf(path))).toBe(true)
  })

  test.each(rows.filter(([, area]) => !isOpen(area)))('disallows %s', (path) => {
    expect(allows(exampleOf(path))).toBe(false)
  })

  test('names nothing twice, and no address of one user', () => {
    const named = lines.map((line) => line.slice('Disallow: '.length))
    expect(new Set(named).size).toBe(named.length)
    expect(named).toContain('/series/*/place')
    expect(named).not.toContain('/series/')
    expect(areaOf('/series/an-example/place')?.whom).toBe('person')
  })
})
