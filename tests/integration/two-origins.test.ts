// @module-tag night
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, newTeacher, register, userApiPath, waitForResetToken } from '../support/api-user'
import { type Site, startSite } from '../support/site'

const ORIGINS = ['https://first.example', 'https://second.example/'] as const
const EMAILS = ['help@first.example', 'help@second.example'] as const

const sites: Site[] = []
let buildHashBefore = ''
beforeAll(async () => {
  const startAt = (index: 0 | 1) => {
    const phone = `+91 0000${index} 00000`
    return startSite({
      env: {
        APP_URL: ORIGINS[index],
        SITE_EMAIL: EMAILS[index],
        SITE_PHONE: phone,
        SITE_ADDRESS: `${index} Lake “View” Road`,
        SITE_JURISDICTION: `Town ${index}`,
      },
    })
  }
  sites.push(await startAt(0))
  await callApi(sites[0] as Site, '/')
  buildHashBefore = hashBuild()
  sites.push(await startAt(1))
})
afterAll(() => Promise.all(sites.map((site) => site.stop())))

function hashBuild() {
  const hash = createHash('sha256')
  const files = readdirSync('.next', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith('.next/cache'))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

describe.each([0, 1] as const)('site %i', (index) => {
  const origin = new URL(ORIGINS[index]).origin
  const otherOrigin = new URL(ORIGINS[1 - index] as string).origin
  const getPage = async (urlPath: string, headers = {}) =>
    (await callApi(sites[index] as Site, urlPath, { headers })).body as string

  test.each(['/', '/about', '/contact', '/privacy-policy'])(
    '%s uses its own domain for search engines and link previews',
    async (page) => {
      const html = await getPage(page)
      expect(html).toContain(`rel="canonical" href="${origin}${page === '/' ? '' : page}`)
      const picture = page === '/' ? '/opengraph.png' : `/sharing${page}.png`
      expect(html).toContain(`property="og:image" content="${origin}${picture}"`)
      expect(html).not.toContain(otherOrigin)
    },
  )

  test.each([
    ['/hi', '/sharing/hi/home.png'],
    ['/ta/about', '/sharing/ta/about.png'],
    ['/hi/forgot-password', '/sharing/hi/home.png'],
  ])('the link preview of %s is a picture in its language', async (page, picture) => {
    expect(await getPage(page)).toContain(`property="og:image" content="${origin}${picture}"`)
    const response = await callApi(sites[index] as Site, picture)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
  })

  test('the sitemap and robots.txt use its own domain', async () => {
    expect(await getPage('/sitemap.xml')).toContain(`<loc>${origin}/about</loc>`)
    expect(await getPage('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test("the owner's details are its own, as HTML and RSC", async () => {
    for (const headers of [{}, { rsc: '1' }]) {
      const contact = await getPage('/contact', headers)
      expect(contact).toContain(EMAILS[index])
      expect(contact).toContain(`+91 0000${index} 00000`)
      expect(contact).not.toContain(EMAILS[1 - index])
    }
    expect(await getPage('/')).toContain(`${index} Lake “View” Road`)
    expect(await getPage('/termsandconditions')).toContain(`Town ${index}`)
  })

  test('its emails link to it', async () => {
    const [site, teacher] = [sites[index] as Site, newTeacher()]
    await register(site, teacher)
    await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
    const token = await waitForResetToken(site, teacher.email)
    const email = site.mails().find(({ text }) => text.includes(token))
    expect(email?.text).toContain(`${origin}/reset-password/${token}`)
    expect(email?.text).toContain(EMAILS[index])
  })
})

test('neither site changes a file of the shared build', () => {
  expect(hashBuild()).toBe(buildHashBefore)
})
