import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, newTeacher, register, resetTokenFor, user } from '../support/person'
import { type Site, startSite } from '../support/site'

/** One build, two sites from the same folder at once, each under its own name. */

const NAMES = ['https://first.example', 'https://second.example/'] as const
const MAILS = ['help@first.example', 'help@second.example'] as const

const sites: Site[] = []
let before = ''
beforeAll(async () => {
  const start = (at: 0 | 1) => {
    const phone = `+91 0000${at} 00000`
    return startSite({
      env: {
        APP_URL: NAMES[at],
        SITE_EMAIL: MAILS[at],
        SITE_PHONE: phone,
        SITE_ADDRESS: `${at} Lake “View” Road`,
        SITE_JURISDICTION: `Town ${at}`,
      },
    })
  }
  sites.push(await start(0))
  await call(sites[0] as Site, '/')
  before = printOfBuild()
  sites.push(await start(1))
})
afterAll(() => Promise.all(sites.map((site) => site.stop())))

/** Every file of the build and what is in it. */
function printOfBuild() {
  const hash = createHash('sha256')
  const files = readdirSync('.next', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith('.next/cache'))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

describe.each([0, 1] as const)('site %i', (at) => {
  const own = new URL(NAMES[at]).origin
  const other = new URL(NAMES[1 - at] as string).origin
  const get = async (address: string, headers = {}) =>
    (await call(sites[at] as Site, address, { headers })).body as string

  test.each(['/', '/about', '/contact', '/privacy-policy'])(
    '%s names its own address to search engines and link previews',
    async (page) => {
      const html = await get(page)
      expect(html).toContain(`rel="canonical" href="${own}${page === '/' ? '' : page}`)
      const picture = page === '/' ? '/opengraph.png' : `/sharing${page}.png`
      expect(html).toContain(`property="og:image" content="${own}${picture}"`)
      expect(html).not.toContain(other)
    },
  )

  test('the sitemap and robots.txt name its own address', async () => {
    expect(await get('/sitemap.xml')).toContain(`<loc>${own}/about</loc>`)
    expect(await get('/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`)
  })

  test("the owner's facts are its own, as a page and as what the router asks for", async () => {
    for (const headers of [{}, { rsc: '1' }]) {
      const contact = await get('/contact', headers)
      expect(contact).toContain(MAILS[at])
      expect(contact).toContain(`+91 0000${at} 00000`)
      expect(contact).not.toContain(MAILS[1 - at])
    }
    expect(await get('/')).toContain(`${at} Lake “View” Road`)
    expect(await get('/termsandconditions')).toContain(`Town ${at}`)
  })

  test('its mails lead to it', async () => {
    const [site, teacher] = [sites[at] as Site, newTeacher()]
    await register(site, teacher)
    await call(site, user('forgot-password'), { body: { email: teacher.email } })
    const token = await resetTokenFor(site, teacher.email)
    const mail = site.mails().find(({ text }) => text.includes(token))
    expect(mail?.text).toContain(`${own}/reset-password/${token}`)
    expect(mail?.text).toContain(MAILS[at])
  })
})

test('neither has changed a file of the build that both serve', () => {
  expect(printOfBuild()).toBe(before)
})
