import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { type Issuer, verifiedBadge } from '../support/badge-verifier'
import { calendarFaults } from '../support/calendar'
import { bearer, call } from '../support/person'
import { readRobots } from '../support/robots'
import { type DemoSite, demoSite } from './demo-site'

/** What other programs than browsers read of the running site. */

let site: DemoSite
beforeAll(async () => {
  site = await demoSite()
})
afterAll(() => site?.end())

const open = (path: string) => fetch(new URL(path, site.url))

async function sitemap() {
  const answer = await open('/sitemap.xml')
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml\b/)
  const text = await answer.text()
  const found: Record<'loc' | 'lastmod', string[]> = { loc: [], lastmod: [] }
  const parser = new SaxesParser({ xmlns: true })
  const spaces = new Set<string>()
  let inside = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri }) => {
    inside = local
    spaces.add(uri)
  })
  parser.on('text', (value) => {
    if ((inside === 'loc' || inside === 'lastmod') && value.trim()) found[inside].push(value)
  })
  parser.write(text).close()
  expect([...spaces]).toEqual(['http://www.sitemaps.org/schemas/sitemap/0.9'])
  return found
}

test('the sitemap is XML; each of its addresses is named once, may be fetched and answers', async () => {
  const { loc, lastmod } = await sitemap()
  expect(loc.length).toBeGreaterThan(20)
  expect(new Set(loc).size).toBe(loc.length)
  for (const day of lastmod) expect(Number.isNaN(Date.parse(day)), day).toBe(false)
  const { allows, sitemaps } = readRobots(await (await open('/robots.txt')).text())
  expect(sitemaps).toEqual([`${site.url}/sitemap.xml`])
  for (const address of loc) {
    const { origin, pathname, search } = new URL(address)
    expect(origin, address).toBe(site.url)
    expect(allows(pathname + search), address).toBe(true)
    expect((await fetch(address, { redirect: 'manual' })).status, address).toBe(200)
  }
})

test('the feed and the calendar of each session are without a fault', async () => {
  const { loc } = await sitemap()
  const slugs = loc.flatMap((address) => /\/series\/([^/]+)$/.exec(address)?.[1] ?? [])
  expect(slugs.length).toBeGreaterThan(5)
  for (const path of [routes.seriesCalendar, ...slugs.map(routes.gatheringCalendar)]) {
    const answer = await open(path)
    expect(answer.headers.get('content-type'), path).toBe('text/calendar; charset=utf-8')
    expect(calendarFaults(await answer.text()), path).toEqual([])
  }
})

test('the manifest names a start that opens and icons of the sizes that it says', async () => {
  const [, href = ''] =
    /<link rel="manifest" href="([^"]+)"/.exec(await (await open('/')).text()) ?? []
  const answer = await open(href)
  expect(answer.headers.get('content-type')).toMatch(/^application\/(manifest\+)?json\b/)
  const manifest = await answer.json()
  for (const name of ['name', 'short_name', 'description', 'lang', 'display'])
    expect(manifest[name], name).toMatch(/\S/)
  for (const name of ['background_color', 'theme_color'])
    expect(manifest[name], name).toMatch(/^#[\da-f]{6}$/i)
  expect((await open(manifest.start_url)).status).toBe(200)
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const icon of manifest.icons) {
    const file = await open(icon.src)
    expect(file.headers.get('content-type'), icon.src).toBe(icon.type)
    const { width, height } = await sharp(await file.arrayBuffer()).metadata()
    expect(`${width}x${height}`, icon.src).toBe(icon.sizes)
  }
})

test('the badge of a certificate is found good by another verifier, by the links in it alone', async () => {
  const { token } = await site.logIn('meena')
  const body = { name: 'கு. மீனாட்சி' }
  const named = await call(site, '/api/learning/name', { body, headers: bearer(token) })
  const [{ number }] = named.body.issued
  const badge = await (await open(`${routes.certificate(number)}.json`)).json()
  expect(badge.id).toBe(`${site.url}${routes.certificate(number)}.json`)
  expect(badge.issuer.id).toBe(`did:web:${new URL(site.url).host.replace(':', '%3A')}`)
  const issuer: Issuer = await (await open('/.well-known/did.json')).json()
  const isInForce = async () => {
    const { id, issuer, revokedCredential } = await (await fetch(badge.credentialStatus.id)).json()
    const isOurs = id === badge.credentialStatus.id && issuer === badge.issuer.id
    return {
      verified: isOurs && !revokedCredential.some((one: { id: string }) => one.id === badge.id),
    }
  }
  const good = await verifiedBadge(badge, issuer, isInForce)
  expect(good.error?.errors ?? good.error).toBeUndefined()
  expect(good.verified).toBe(true)
  const forged = { ...badge, name: 'Another session' }
  expect((await verifiedBadge(forged, issuer, isInForce)).verified).toBe(false)
})
