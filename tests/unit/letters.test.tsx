import { describe, expect, test } from 'vitest'
import { owner } from '@/base/owner'
import { site } from '@/base/site'
import { composeLetter, type LetterData } from '@/lib/mail/letters'
import { renderLetter } from '@/lib/mail/render'
import { dateAndTime, longDay } from '@/words/days'
import { sampleLetters as samples } from '../support/sample-letters'

/** For the calendar's entry; the reason is that of a cancellation. */
const UNSAID = ['gathering', 'slug', 'summary', 'sequence', 'reason']
/** Said as people say a day. */
const DAYS = new Set(['lastDay', 'until', 'day', 'sentOn'])

const names = Object.keys(samples) as (keyof LetterData)[]
const write = (name: keyof LetterData, changes: Record<string, string> = {}) =>
  renderLetter(composeLetter(name, { ...samples[name], ...changes }))

describe.each(names)('the letter %s', (name) => {
  test('says everything it was given in both forms', async () => {
    const { html, text } = await write(name)
    const values = Object.entries(samples[name]).filter(
      ([field]) => ![...UNSAID, 'kind', 'verdict', 'next', 'what'].includes(field),
    )
    const said = values.map(([field, value]) =>
      DAYS.has(field) ? longDay(value) : field === 'startsAt' ? dateAndTime(value) : value,
    )
    for (const piece of said.flatMap((value) => value.split(/(?:\s*\r\n\s*)+/))) {
      expect(text).toContain(piece)
      expect(html).toContain(escaped(piece))
    }
  })

  test('is a small English page that loads nothing from elsewhere and suits the dark', async () => {
    const { html } = await write(name)
    expect(html).toContain('<html lang="en">')
    expect(html).toMatch(/<head>.*prefers-color-scheme: dark.*<\/head>/s)
    expect(html).toContain('max-width:600px')
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import| src=/)
    expect(Buffer.byteLength(html)).toBeLessThan(10_000)
  })

  test('links every address of ours', async () => {
    const { html } = await write(name)
    const [, body = ''] = html.split('<body')
    expect(body.replaceAll(/<a [^>]*>.*?<\/a>/gs, '')).not.toContain('https://uns.example/')
  })

  test('opens with a greeting, closes with the name of the site, has no gap', async () => {
    const { subject, text } = await write(name)
    expect(subject).toBeTruthy()
    expect(text).toMatch(/^Dear .+,\n/)
    expect(text).toContain(`With warm regards, the ${site.name} team\n${owner.email}\n`)
    expect(text + subject).not.toMatch(/undefined|\[object|\n{3}/)
  })
})

test('the word on a subscription says which it is', async () => {
  const approved = { verdict: 'approved', lastDay: '2027-03-31' }
  const yes = (await write('subscriptionDecided', approved)).text
  expect(yes).toContain('no need to log in again')
  expect(yes).toContain('31 March 2027')
  const { subject, text } = await write('subscriptionDecided')
  expect(subject).toBe('About the subscription of Green Valley School')
  expect(text).toContain(`please write to ${owner.email}`)
})

test.each([
  ['registered', 'within three working days, with a link'],
  ['waiting', 'within three working days'],
  ['active', 'runs from today'],
  ['renewed', 'is renewed'],
])('a school whose form is %s reads what happens next, and by when', async (next, said) => {
  expect((await write('institutionReceived', { next })).text).toContain(said)
  expect((await write('institutionReceived', { next: '' })).text).not.toContain(said)
})

test('text and HTML of the reset letter carry the same link, and say how long it works', async () => {
  const { html, text } = await write('resetLink')
  const { link } = samples.resetLink
  expect(text).toContain(`Choose a new password:\n${link}\n`)
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
  expect(targets).toEqual([escaped(link), escaped(link)])
  expect(text).toContain('once, for one hour')
  expect(text).toContain('If you did not ask for this')
})

test('what a visitor typed is text in the HTML, never markup', async () => {
  const markup = '<img src=x onerror="alert(1)"> & <b>bold</b>'
  const { html, text } = await write('teamContact', { name: markup, message: markup })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(text).toContain(`Name: ${markup}`)
})

test.each([
  ['CR and LF', 'Hello\r\nBcc: all@school.example'],
  ['other control characters', 'Hello\u0000\u000b\u0085Bcc: all@school.example'],
  ['line separators', 'Hello\u2028\u2029Bcc: all@school.example'],
])('a subject stays one line: %s', async (_, subject) => {
  const letter = await write('teamContact', { subject })
  expect(letter.subject).toBe('Contact form: Hello Bcc: all@school.example')
  expect(letter.text).toContain('Subject: Hello Bcc: all@school.example\n')
})

test('a school name with a line break does not break the subject', async () => {
  const institution_name = 'Green\r\nValley'
  expect((await write('teamInstitution', { institution_name })).subject).toBe(
    'Institution subscribed: Green Valley',
  )
  expect((await write('institutionReceived', { institution_name })).subject).toBe(
    'We have received the details of Green Valley',
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
])('the name "%s" cannot be clicked in a letter to a stranger', async (firstname, bare) => {
  for (const name of ['welcome', 'resetLink', 'loginAttempts'] as const) {
    const { html, text } = await write(name, { firstname })
    expect(text).toContain(`Dear ${bare},`)
    expect(html).toContain(`Dear ${bare},`)
  }
})

test('the names of school and correspondent are cut and bare in letters to an address that nobody confirmed', async () => {
  const long = `www.evil.example/${'x'.repeat(180)}`
  for (const name of ['institutionReceived', 'subscriptionDecided'] as const) {
    const { subject, text, html } = await write(name, {
      institution_name: long,
      correspondent: long,
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
  ['St. Mary’s School', 'St Mary’s School'],
])('the name "%s" is cut between words in an email', async (institution_name, cut) => {
  const { subject, text, html } = await write('schoolInvitation', { institution_name })
  for (const said of [subject, text, html]) expect(said).toContain(cut)
  expect(subject).toContain(`${cut} invites you`)
})

test('a cut name keeps a mark on its letter', async () => {
  const { subject } = await write('schoolInvitation', { institution_name: 'கொ'.repeat(80) })
  expect(subject).toContain(`${'கொ'.repeat(59)}… `)
})

test.each(['teamInstitution', 'teamContact', 'teamRecovery'] as const)(
  'the team’s email %s leads to what it is about',
  async (name) => {
    const { html, text } = await write(name)
    const { link } = samples[name] as { link: string }
    expect(link).toMatch(/\/team\//)
    for (const body of [html, text]) expect(body).toContain(link)
  },
)

test('names keep their joiners and scripts', async () => {
  const { text } = await write('institutionReceived', {
    correspondent: 'ஆஷா',
    institution_name: 'க்‍ஷ',
  })
  expect(text).toContain('Dear ஆஷா,')
  expect(text).toContain('க்‍ஷ')
})

test('a reply to the contact letter goes to the visitor', async () => {
  expect((await write('teamContact')).replyTo).toBe('ravi@school.example')
  expect((await write('welcome')).replyTo).toBeUndefined()
})

test('an empty line of a message stays an empty line', async () => {
  const { html, text } = await write('teamContact')
  expect(text).toContain('> First line\n> \n> Second line')
  expect(html).toContain('<div>First line</div><div>\u00a0</div><div>Second line</div>')
})

function escaped(text: string) {
  return text.replaceAll('&', '&amp;')
}
