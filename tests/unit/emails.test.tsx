// @module-tag machine
import { describe, expect, test, vi } from 'vitest'
import { siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { formatDateTime, formatLongDate } from '@/i18n/dates'
import * as documents from '@/lib/billing/document/send'
import {
  composeEmail,
  type EmailTemplateData,
  findEmailName,
} from '@/lib/housekeeping/email-templates'
import { LIFETIME_MS } from '@/lib/mail/dispatch'
import { renderEmail } from '@/lib/mail/render'
import { sampleEmailData as samples } from '../support/sample-emails'

/** Its PDF needs the database. */
vi.spyOn(documents, 'loadDocumentAttachment').mockResolvedValue({
  filename: 'INV-26-27-0001.pdf',
  contentType: 'application/pdf',
  content: '',
  encoding: 'base64',
})

const OMITTED_FIELDS = [
  'audience',
  'body',
  'documentId',
  'document',
  'liveSessionId',
  'userId',
  'mailbox',
  'slug',
  // Shown only if it is not the recipient's.
  'language',
  'summary',
  'unsubscribe',
  'sequence',
  'changedAt',
  'reason',
  'overdue',
]
const DATE_FIELDS = new Set(['firstDay', 'lastDay', 'until', 'day', 'dueDay', 'sentOn'])

/** Each has a line with its last day. */
const formatDocuments = (value: string) =>
  value
    .split('\n')
    .flatMap((line) => line.split('\t'))
    .map((part) => (/^\d{4}-/.test(part) ? formatLongDate(part) : part))
    .join('\r\n')

const templateNames = Object.keys(samples) as (keyof EmailTemplateData)[]
const renderSample = (name: keyof EmailTemplateData, changes: Record<string, string> = {}) =>
  renderEmail(composeEmail(name, { ...samples[name], ...changes }))

test('the rules for sending name existing emails', () => {
  expect(templateNames).toEqual(expect.arrayContaining(Object.keys(LIFETIME_MS)))
})

test('an answer may repeat a paragraph', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { text } = await renderSample('messageAnswer', { answer: 'Yes.\n\nYes.' })
  expect(text.match(/^Yes\.$/gm)).toHaveLength(2)
  expect(reported).not.toHaveBeenCalled()
  reported.mockRestore()
})

describe.each(templateNames)('the email %s', (name) => {
  test('has a name for the team', () => {
    expect(findEmailName(name)).toMatch(/^\p{Lu}/u)
  })

  test('contains all its values in both forms', async () => {
    const { html, text, subject } = await renderSample(name)
    const values = Object.entries(samples[name]).filter(
      ([field]) =>
        ![...OMITTED_FIELDS, 'kind', 'start', 'term', 'decision', 'next', 'change'].includes(field),
    )
    const expectedValues = values.map(([field, value]) =>
      DATE_FIELDS.has(field)
        ? formatLongDate(value)
        : field === 'startsAt'
          ? formatDateTime(value)
          : field === 'documents'
            ? formatDocuments(value)
            : value,
    )
    const pieces = expectedValues.flatMap((value) => value.split(/(?:\s*\r\n\s*)+/))
    for (const piece of pieces.filter((value) => value !== subject)) {
      expect(text).toContain(piece)
      expect(html).toContain(escapeAmpersands(piece))
    }
  })

  test('is a small English page without external resources and supports dark mode', async () => {
    const { html } = await renderSample(name)
    expect(html).toContain('<html lang="en">')
    expect(html).toMatch(/<head>.*prefers-color-scheme: dark.*<\/head>/s)
    expect(html).toContain('max-width:600px')
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import| src=/)
    expect(Buffer.byteLength(html)).toBeLessThan(10_000)
  })

  test('links every URL of the site', async () => {
    const { html } = await renderSample(name)
    const [, body = ''] = html.split('<body')
    expect(body.replaceAll(/<a [^>]*>.*?<\/a>/gs, '')).not.toContain('https://uns.example/')
  })

  test('opens with a greeting, closes with the name of the site and has no gaps', async () => {
    const { subject, text } = await renderSample(name)
    expect(subject).toBeTruthy()
    expect(text).toMatch(/^Dear .+,\n/)
    expect(text).toContain(`With best wishes, the ${site.name} team\n${siteOwner.email}\n`)
    expect(text + subject).not.toMatch(/undefined|\[object|\n{3}/)
  })
})

test('the email about a subscription names the decision', async () => {
  const approved = { decision: 'approved', lastDay: '2027-03-31' }
  const approvedText = (await renderSample('subscriptionDecided', approved)).text
  expect(approvedText).toContain('no need to log in again')
  expect(approvedText).toContain('31 March 2027')
  const { subject, text } = await renderSample('subscriptionDecided')
  expect(subject).toBe('About the subscription of Green Valley School')
  expect(text).toContain(`write to ${siteOwner.email}`)
})

test.each([
  ['registered', 'within 3 working days. That email has a link'],
  ['waiting', 'within 3 working days'],
  ['active', 'starts today'],
  ['renewed', 'is renewed'],
])('a school whose form is %s reads the next step and its date', async (next, expectedText) => {
  expect((await renderSample('institutionReceived', { next })).text).toContain(expectedText)
  expect((await renderSample('institutionReceived', { next: '' })).text).not.toContain(expectedText)
})

test('text and HTML of the reset email carry the same link and its duration', async () => {
  const { html, text } = await renderSample('resetLink')
  const { link } = samples.resetLink
  expect(text).toContain(`Choose a new password:\n${link}\n`)
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual([escapeAmpersands(link), escapeAmpersands(link)])
  expect(text).toContain('once, for 1 hour')
  expect(text).toContain('If you did not ask for this')
})

test('escapes visitor input in the HTML', async () => {
  const markup = '<img src=x onerror="alert(1)"> & <b>bold</b>'
  const { html, text } = await renderSample('teamContact', { name: markup, message: markup })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(text).toContain(`Name: ${markup}`)
})

test.each([
  ['CR and LF', 'Hello\r\nBcc: all@school.example'],
  ['other control characters', 'Hello\u0000\u000b\u0085Bcc: all@school.example'],
  ['line separators', 'Hello\u2028\u2029Bcc: all@school.example'],
])('keeps a subject on one line: %s', async (_, subject) => {
  const email = await renderSample('teamContact', { subject })
  expect(email.subject).toBe('Contact form: Hello Bcc: all@school.example')
  expect(email.text).toContain('Subject: Hello Bcc: all@school.example\n')
})

test('a school name with a line break does not break the subject', async () => {
  const institution_name = 'Green\r\nValley'
  expect((await renderSample('teamInstitution', { institution_name })).subject).toBe(
    'Institution subscribed: Green Valley',
  )
  expect((await renderSample('institutionReceived', { institution_name })).subject).toBe(
    'We have received the form of Green Valley',
  )
})

test.each([
  ['Win at https://evil.example/now', 'Win at evil example now'],
  ['www.evil.example', 'evil example'],
  ['Mailto:boss@evil.example', 'boss evil example'],
  ['evil。example／now', 'evil example now'],
  ['C:\\\\evil\\share', 'C evil share'],
  ['Call 98765 43210 now', 'Call now'],
  ['https://', 'teacher'],
  ['A'.repeat(200), `${'A'.repeat(59)}…`],
])(
  'the name "%s" has no clickable link in an email to an unconfirmed address',
  async (firstname, cleanName) => {
    for (const name of ['welcome', 'resetLink', 'loginAttempts'] as const) {
      const { html, text } = await renderSample(name, { firstname })
      expect(text).toContain(`Dear ${cleanName},`)
      expect(html).toContain(`Dear ${cleanName},`)
    }
  },
)

test('shortens the names of school and correspondent and strips links in emails to unconfirmed addresses', async () => {
  const longName = `www.evil.example/${'x'.repeat(180)}`
  for (const name of ['institutionReceived', 'subscriptionDecided'] as const) {
    const { subject, text, html } = await renderSample(name, {
      institution_name: longName,
      correspondent: longName,
    })
    expect(subject + text).not.toMatch(/evil\.example|www|x{60}/)
    expect(html).not.toMatch(/evil\.example|www\.evil|x{60}/)
  }
})

test.each([
  [
    'Sri Sathya Sai Vidya Niketan Matriculation Higher Secondary School',
    'Sri Sathya Sai Vidya Niketan Matriculation Higher Secondary…',
  ],
  [
    'Kendriya Vidyalaya Indian Institute of Technology Powai Mumbai',
    'Kendriya Vidyalaya Indian Institute of Technology Powai…',
  ],
  ['St. Mary’s School', 'St. Mary’s School'],
])('the name "%s" is cut between words in an email', async (institution_name, cutName) => {
  const { subject, text, html } = await renderSample('schoolInvitation', { institution_name })
  for (const part of [subject, text, html]) expect(part).toContain(cutName)
  expect(subject).toContain(`${cutName} invites you`)
})

test('a cut name keeps combining marks', async () => {
  const { subject } = await renderSample('schoolInvitation', { institution_name: 'கொ'.repeat(80) })
  expect(subject).toContain(`${'கொ'.repeat(59)}… `)
})

test.each(['teamInstitution', 'teamContact', 'teamRecovery'] as const)(
  'the team’s email %s links to its subject',
  async (name) => {
    const { html, text } = await renderSample(name)
    const { link } = samples[name] as { link: string }
    expect(link).toMatch(/\/team\//)
    for (const body of [html, text]) expect(body).toContain(link)
  },
)

test('names keep their joiners and scripts', async () => {
  const { text } = await renderSample('institutionReceived', {
    correspondent: 'ஆஷா',
    institution_name: 'க்‍ஷ',
  })
  expect(text).toContain('Dear ஆஷா,')
  expect(text).toContain('க்‍ஷ')
})

test('a reply to the contact email goes to the visitor', async () => {
  expect((await renderSample('teamContact')).replyTo).toBe('ravi@school.example')
  expect((await renderSample('welcome')).replyTo).toBeUndefined()
})

test('an empty line of a message stays an empty line', async () => {
  const { html, text } = await renderSample('teamContact')
  expect(text).toContain('> First line\n> \n> Second line')
  expect(html).toContain('First line<br/><br/>Second line</td>')
})

function escapeAmpersands(text: string) {
  return text.replaceAll('&', '&amp;')
}
