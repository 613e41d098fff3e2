import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { areaOf } from '@/lib/area-of'
import { composeLetter, type LetterData, templateNames } from '@/lib/mail/letters'
import { renderLetter } from '@/lib/mail/render'
import { calendarFaults } from '../support/calendar'
import { bearer, call, newTeacher, register, subscribed, user } from '../support/person'
import { sampleLetters } from '../support/sample-letters'
import type { Mail } from '../support/site'
import { type DemoSite, demoSite } from './demo-site'
import { htmlValidator } from './html-faults'

/** What mail programs read: one email of each kind, and those that a running site sends. */

const ORIGIN = 'https://uns.example'
/** Whom the emails to people who may unsubscribe are for. */
const person = '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11'

const faultsOf = htmlValidator({ isEmail: true })

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

type Letter = Pick<Mail, 'html' | 'text'> & { attachments?: { content: string }[] }

/** A program that shows the text alone leads to the same places. */
async function expectSound({ html, text, attachments = [] }: Letter) {
  expect(await faultsOf(html)).toEqual([])
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/<\/?[a-z]+[^>]*>/i)
  for (const link of linksOf(html)) expect(text).toContain(link)
  for (const { content } of attachments) expect(calendarFaults(content)).toEqual([])
}

describe('one email of each kind', () => {
  beforeAll(() => {
    vi.stubEnv('APP_URL', ORIGIN)
    vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  test('is looked at here', () => {
    expect(Object.keys(sampleLetters).sort()).toEqual([...templateNames].sort())
  })

  test.each(templateNames)(
    '%s is valid HTML with a text, and links pages of ours alone',
    async (name) => {
      const data = { ...sampleLetters[name], person } as LetterData[typeof name]
      const letter = await renderLetter(composeLetter(name, data))
      await expectSound(letter)
      expect(letter.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/uns\.example\/\S+>$/)
      for (const link of linksOf(letter.html)) {
        const { origin, pathname } = new URL(link)
        expect([origin, areaOf(pathname) !== undefined], link).toEqual([ORIGIN, true])
      }
    },
  )
})

describe('the emails of a running site', () => {
  let site: DemoSite
  beforeAll(async () => {
    site = await demoSite()
  })
  afterAll(() => site?.end())

  test('are valid HTML with a text, and each of their links answers', async () => {
    await cause(site)
    const arrived = () => site.mails().length
    await expect.poll(arrived, { timeout: 60_000 }).toBeGreaterThanOrEqual(AT_LEAST)
    const { cookie } = await site.logIn('team')
    const links = new Set<string>()
    for (const mail of site.mails()) {
      await expectSound(mail)
      for (const link of linksOf(mail.html)) links.add(link)
    }
    expect(links.size).toBeGreaterThanOrEqual(AT_LEAST / 2)
    for (const link of links) {
      expect(link.startsWith(`${site.url}/`), link).toBe(true)
      const isTeams = new URL(link).pathname.startsWith('/team')
      const { status } = await fetch(link, { headers: isTeams ? { cookie } : {} })
      expect(status, link).toBe(200)
    }
  })
})

/** Of a confirmation, a reset, a session, a school, an invitation, certificates and two forms. */
const AT_LEAST = 9

async function cause(site: DemoSite) {
  const teacher = newTeacher()
  await register(site, teacher)
  await call(site, user('forgot-password'), { body: { email: teacher.email } })
  const { token } = await subscribed(site)
  const message = { name: 'Ravi', email: teacher.email, subject: 'Books', message: 'Which ones?!' }
  await call(site, '/api/contact', { body: message })
  const [, slug = ''] =
    /\/series\/([\w-]+)</.exec(await (await fetch(`${site.url}/sitemap.xml`)).text()) ?? []
  const place = await call(site, `/api/series/${slug}/register`, {
    method: 'POST',
    headers: bearer(token),
  })
  expect(place.headers.get('location')).toContain('said=registered')
  const answers = []
  for (const [account, path, body] of [
    ['meena', '/api/learning/name', { name: 'Meena Iyer' }],
    ['subscriber', '/api/school/invitations', { addresses: newTeacher().email, send: true }],
  ] as const) {
    const { token: own } = await site.logIn(account)
    answers.push(await call(site, path, { body, headers: bearer(own) }))
  }
  expect(answers.map(({ status, body }) => `${status} ${body.msg}`)).toEqual(
    answers.map(() => expect.stringMatching(/^20[01] /)),
  )
}
