import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { bearerHeader, callApi } from '@/tests/support/api-user'
import { type BadgeIssuerDocument, verifyBadgeCredential } from '@/tests/support/badge-verifier'
import { findCalendarFaults } from '@/tests/support/calendar-validator'
import { parseRobots } from '@/tests/support/robots-parser'
import { type DemoSite, startDemoSite } from './demo-site'

let site: DemoSite
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site?.stopAndDrop())

const fetchPath = (path: string) => fetch(new URL(path, site.url))

async function readSitemap() {
  const response = await fetchPath('/sitemap.xml')
  expect(response.headers.get('content-type')).toMatch(/^application\/xml\b/)
  const text = await response.text()
  const valuesByTag: Record<'loc' | 'lastmod', string[]> = { loc: [], lastmod: [] }
  const parser = new SaxesParser({ xmlns: true })
  const namespaces = new Set<string>()
  let currentTag = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri }) => {
    currentTag = local
    namespaces.add(uri)
  })
  parser.on('text', (value) => {
    if ((currentTag === 'loc' || currentTag === 'lastmod') && value.trim())
      valuesByTag[currentTag].push(value)
  })
  parser.write(text).close()
  expect([...namespaces]).toEqual([
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    'http://www.w3.org/1999/xhtml',
  ])
  return valuesByTag
}

test('the sitemap is XML, and each of its URLs is unique, allowed and found', async () => {
  const { loc, lastmod } = await readSitemap()
  expect(loc.length).toBeGreaterThan(20)
  expect(new Set(loc).size).toBe(loc.length)
  for (const day of lastmod) expect(Number.isNaN(Date.parse(day)), day).toBe(false)
  const { allows, sitemaps } = parseRobots(await (await fetchPath('/robots.txt')).text())
  expect(sitemaps).toEqual([`${site.url}/sitemap.xml`])
  for (const url of loc) {
    const { origin, pathname, search } = new URL(url)
    expect(origin, url).toBe(site.url)
    expect(allows(pathname + search), url).toBe(true)
    expect((await fetch(url, { redirect: 'manual' })).status, url).toBe(200)
  }
})

test('the feed and the calendar of each session have no faults', async () => {
  const { loc } = await readSitemap()
  const slugs = loc.flatMap((url) => /\/series\/([^/]+)$/.exec(url)?.[1] ?? [])
  expect(slugs.length).toBeGreaterThan(5)
  for (const path of [routes.seriesCalendar, ...slugs.map(routes.liveSessionCalendar)]) {
    const response = await fetchPath(path)
    expect(response.headers.get('content-type'), path).toBe('text/calendar; charset=utf-8')
    expect(findCalendarFaults(await response.text()), path).toEqual([])
  }
})

test('the manifest names a working start URL and icons of the stated sizes', async () => {
  const [, href = ''] =
    /<link rel="manifest" href="([^"]+)"/.exec(await (await fetchPath('/')).text()) ?? []
  const response = await fetchPath(href)
  expect(response.headers.get('content-type')).toMatch(/^application\/(manifest\+)?json\b/)
  const manifest = await response.json()
  for (const name of ['name', 'short_name', 'description', 'lang', 'display'])
    expect(manifest[name], name).toMatch(/\S/)
  for (const name of ['background_color', 'theme_color'])
    expect(manifest[name], name).toMatch(/^#[\da-f]{6}$/i)
  expect((await fetchPath(manifest.start_url)).status).toBe(200)
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const icon of manifest.icons) {
    const iconResponse = await fetchPath(icon.src)
    expect(iconResponse.headers.get('content-type'), icon.src).toBe(icon.type)
    const { width, height } = await sharp(await iconResponse.arrayBuffer()).metadata()
    expect(`${width}x${height}`, icon.src).toBe(icon.sizes)
  }
})

test('a third-party verifier accepts the badge of a certificate by its own links', async () => {
  const { token } = await site.logIn('meena')
  const body = { name: 'கு. மீனாட்சி' }
  const nameResponse = await callApi(site, '/api/learning/name', {
    body,
    headers: bearerHeader(token),
  })
  const [{ number }] = nameResponse.body.issued
  const badge = await (await fetchPath(`${routes.certificate(number)}.json`)).json()
  expect(badge.id).toBe(`${site.url}${routes.certificate(number)}.json`)
  expect(badge.issuer.id).toBe(`did:web:${new URL(site.url).host.replace(':', '%3A')}`)
  const issuer: BadgeIssuerDocument = await (await fetchPath('/.well-known/did.json')).json()
  const checkStatus = async () => {
    const { id, issuer, revokedCredential } = await (await fetch(badge.credentialStatus.id)).json()
    const isOurCredential = id === badge.credentialStatus.id && issuer === badge.issuer.id
    return {
      verified:
        isOurCredential &&
        !revokedCredential.some((credential: { id: string }) => credential.id === badge.id),
    }
  }
  const verification = await verifyBadgeCredential(badge, issuer, checkStatus)
  expect(verification.error?.errors ?? verification.error).toBeUndefined()
  expect(verification.verified).toBe(true)
  const forgedBadge = { ...badge, name: 'Another session' }
  expect((await verifyBadgeCredential(forgedBadge, issuer, checkStatus)).verified).toBe(false)
})
