import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allAreas } from '@/lib/areas'
import { madeOf, RECORD } from '@/scripts/sharing/made-of'
import { sharedSite } from '../support/shared-site'

/** What search engines and messengers read of each page that they may know. */

const PAGES = allAreas
  .filter(({ indexed, path }) => indexed && !path.includes(':'))
  .map(({ path }) => path)

const address = z.url()
const text = z.string().min(1)
const one = (id: string) => z.strictObject({ '@id': z.string().endsWith(id) })
const organisation = one('/#organisation')

/** The properties that schema.org gives to each type, and those that Google asks for; no others. */
const TYPES: Record<string, z.ZodType> = {
  EducationalOrganization: z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': text,
    '@id': address,
    name: text,
    description: text,
    url: address,
    logo: address,
    email: z.email(),
    telephone: z.string().startsWith('+'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressCountry: z.literal('IN'),
    }),
  }),
  EventSeries: z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': text,
    name: text,
    description: text,
    url: address,
    image: address,
    eventAttendanceMode: address,
    eventStatus: address,
    location: z.strictObject({ '@type': z.literal('VirtualLocation'), url: address }),
    organizer: organisation,
    inLanguage: z.literal('en-IN'),
    audience: z.strictObject({
      '@type': z.literal('EducationalAudience'),
      educationalRole: text,
    }),
    eventSchedule: z.strictObject({
      '@type': z.literal('Schedule'),
      repeatFrequency: z.iso.duration(),
      startTime: z.iso.time(),
      scheduleTimezone: z.literal('Asia/Kolkata'),
    }),
  }),
}

const page = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['WebPage', 'AboutPage', 'ContactPage']),
  '@id': address,
  url: address,
  name: text,
  description: text,
  inLanguage: z.literal('en-IN'),
  isPartOf: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    url: address,
    name: text,
  }),
  publisher: organisation,
  breadcrumb: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.tuple([z.unknown(), z.unknown()]).check(
      z.refine((steps) =>
        steps.every(
          (step, at) =>
            z
              .strictObject({
                '@type': z.literal('ListItem'),
                position: z.literal(at + 1),
                name: text,
                item: address,
              })
              .safeParse(step).success,
        ),
      ),
    ),
  }),
})

const FACTS = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('every page that may be found', () => {
  const html: Record<string, string> = {}
  let url = ''
  beforeAll(async () => {
    url = (await sharedSite()).url
    for (const path of PAGES) html[path] = await (await fetch(url + path)).text()
  })

  test('has a title, a description, a canonical address and a picture of its own, and one h1', async () => {
    const own = PAGES.map((path) => {
      const made = html[path] ?? ''
      expect(made.match(/<h1[ >]/g), path).toHaveLength(1)
      expect(made.match(/<main[ >]/g), path).toHaveLength(1)
      const picture = meta(made, 'og:image') ?? ''
      expect(made, path).toContain(`<link rel="canonical" href="${url}${path === '/' ? '' : path}`)
      const description = meta(made, 'description') ?? ''
      expect(description.length, path).toBeGreaterThan(50)
      return [/<title>(.*?)<\/title>/.exec(made)?.[1], description, picture]
    })
    expect(new Set(own.flat()).size).toBe(PAGES.length * 3)
    for (const [, , picture = ''] of own) {
      const drawn = Buffer.from(await (await fetch(picture)).arrayBuffer())
      expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)], picture).toEqual([1200, 630])
      expect(drawn.length, picture).toBeLessThan(40_000)
    }
  })

  test('says facts that a validator accepts, the way to it among them', () => {
    for (const path of PAGES) {
      const facts = [...(html[path] ?? '').matchAll(FACTS)].map(([, json = '']) => JSON.parse(json))
      expect(facts.length, path).toBeGreaterThan(0)
      for (const fact of facts) (TYPES[fact['@type']] ?? page).parse(fact)
      if (path === '/') continue
      expect(facts[0].breadcrumb.itemListElement[1].item).toBe(url + path)
      expect(html[path]).toMatch(/<nav aria-label="You are here"[^>]*>/)
    }
  })

  test('stands in the sitemap, with the day of its last change where the build knew it', async () => {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
    const known = JSON.parse(readFileSync('.next/page-dates.json', 'utf8'))
    for (const path of PAGES) {
      const row = sitemap
        .split('<url>')
        .find(
          (one) =>
            one.includes(`<loc>${url}${path === '/' ? '' : path}</loc>`) ||
            (one.includes(`<loc>${url}/</loc>`) && path === '/'),
        )
      expect(row, path).toBeDefined()
      const said = /<lastmod>(.*)<\/lastmod>/.exec(row ?? '')?.[1]
      expect(said && Date.parse(said), path).toBe(known[path] && Date.parse(known[path]))
    }
  })
})

test('the pictures for sharing show what their pages say: if not, `npm run sharing` draws them', () => {
  expect(JSON.parse(readFileSync(RECORD, 'utf8'))).toEqual(madeOf())
})
