import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  composeEmail,
  type EmailTemplateData,
  templateNames,
} from '@/lib/housekeeping/email-templates'
import { renderEmail } from '@/lib/mail/render'
import { matchRoute } from '@/lib/match-route'
import {
  bearerHeader,
  callApi,
  newSubscriber,
  newTeacher,
  register,
  userApiPath,
} from '@/tests/support/api-user'
import { findCalendarFaults } from '@/tests/support/calendar-validator'
import { createHtmlValidator } from '@/tests/support/html-faults'
import { sampleEmailData } from '@/tests/support/sample-emails'
import type { SentEmail } from '@/tests/support/site'
import { type DemoSite, startDemoSite } from './demo-site'

/** One email of each template, and those of a running site, as mail programs read them. */

/** Its PDF needs the database. */
vi.mock('@/lib/billing/document/send', () => ({
  loadDocumentAttachment: async () => ({
    ...{ filename: 'invoice.pdf', contentType: 'application/pdf' },
    ...{ content: '', encoding: 'base64' },
  }),
}))

const ORIGIN = 'https://uns.example'
const recipientId = '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11'

const validateHtml = createHtmlValidator({ isEmail: true })

const extractLinks = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

type EmailUnderTest = Pick<SentEmail, 'html' | 'text'> & {
  attachments?: { filename: string; content: string }[]
}

/** The text version has the same links as the HTML. */
async function expectValidEmail({ html, text, attachments = [] }: EmailUnderTest) {
  expect(await validateHtml(html)).toEqual([])
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/<\/?[a-z]+[^>]*>/i)
  for (const link of extractLinks(html)) expect(text).toContain(link)
  for (const { filename, content } of attachments)
    if (filename.endsWith('.ics')) expect(findCalendarFaults(content)).toEqual([])
}

describe('one email of each kind', () => {
  beforeAll(() => {
    vi.stubEnv('APP_URL', ORIGIN)
    vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
  })
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  test('is covered', () => {
    expect(Object.keys(sampleEmailData).sort()).toEqual([...templateNames].sort())
  })

  test.each(templateNames)(
    '%s is valid HTML with a text, and links only pages of the site',
    async (name) => {
      const data = {
        ...sampleEmailData[name],
        userId: recipientId,
      } as EmailTemplateData[typeof name]
      const email = await renderEmail(composeEmail(name, data))
      await expectValidEmail(email)
      expect(email.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/uns\.example\/\S+>$/)
      for (const link of extractLinks(email.html)) {
        const { origin, pathname } = new URL(link)
        expect([origin, matchRoute(pathname) !== undefined], link).toEqual([ORIGIN, true])
      }
    },
  )
})

describe('the emails of a running site', () => {
  let site: DemoSite
  beforeAll(async () => {
    site = await startDemoSite()
  })
  afterAll(() => site?.stopAndDrop())

  test('are valid HTML with a text and working links', async () => {
    await triggerEmails(site)
    const countMails = () => site.mails().length
    await expect.poll(countMails, { timeout: 60_000 }).toBeGreaterThanOrEqual(MIN_EMAILS)
    const { cookie } = await site.logIn('team')
    const links = new Set<string>()
    for (const email of site.mails()) {
      await expectValidEmail(email)
      for (const link of extractLinks(email.html)) links.add(link)
    }
    expect(links.size).toBeGreaterThanOrEqual(MIN_EMAILS / 2)
    for (const link of links) {
      expect(link.startsWith(`${site.url}/`), link).toBe(true)
      const isTeamPage = new URL(link).pathname.startsWith('/team')
      const { status } = await fetch(link, { headers: isTeamPage ? { cookie } : {} })
      expect(status, link).toBe(200)
    }
  })
})

/** A confirmation, a reset, a session, a school, an invitation, certificates and two forms. */
const MIN_EMAILS = 9

async function triggerEmails(site: DemoSite) {
  const teacher = newTeacher()
  await register(site, teacher)
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const { token } = await newSubscriber(site)
  const message = { name: 'Ravi', email: teacher.email, subject: 'Books', message: 'Which ones?!' }
  await callApi(site, '/api/contact', { body: message })
  const [, slug = ''] =
    /\/series\/([\w-]+)</.exec(await (await fetch(`${site.url}/sitemap.xml`)).text()) ?? []
  const registration = await callApi(site, `/api/series/${slug}/register`, {
    method: 'POST',
    headers: bearerHeader(token),
  })
  expect(registration.headers.get('location')).toContain('result=registered')
  const responses = []
  for (const [account, path, body] of [
    ['meena', '/api/learning/name', { name: 'Meena Iyer' }],
    ['subscriber', '/api/school/invitations', { addresses: newTeacher().email, send: true }],
  ] as const) {
    const { token: accountToken } = await site.logIn(account)
    responses.push(await callApi(site, path, { body, headers: bearerHeader(accountToken) }))
  }
  expect(responses.map(({ status, body }) => `${status} ${body.msg}`)).toEqual(
    responses.map(() => expect.stringMatching(/^20[01] /)),
  )
}
