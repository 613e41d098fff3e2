import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CertificateDetails } from '@/components/certificates/certificate-details'
import { AttendedSessions } from '@/components/learning/attended-sessions'
import { NextSession } from '@/components/learning/next-session'
import { UpcomingSessions } from '@/components/learning/upcoming-sessions'
import { LiveSessionDetails } from '@/components/live-sessions/public-sessions/live-session-details'
import { NextLiveSession } from '@/components/live-sessions/public-sessions/next-live-session'
import { SentenceWithTitle } from '@/components/live-sessions/registration/sentence-with-title'
import { LiveSessionKicker } from '@/components/live-sessions/session/live-session-kicker'
import { LiveSessionRow } from '@/components/live-sessions/session/live-session-row'
import { feedbackText } from '@/i18n/feedback'
import type { Language } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { composeEmail } from '@/lib/housekeeping/email-templates'
import { sampleEmailData } from '../support/sample-emails'
import { certificateLookups, learningQueries } from '../support/sample-learning'
import { newSampleSession } from '../support/sample-live-sessions'

/** Page, session, the session's name on the page. */
const FOREIGN_SESSIONS: [Language, Language, string][] = [
  ['hi', 'en', 'अंग्रेज़ी'],
  ['ta', 'en', 'ஆங்கிலம்'],
  ['en', 'ta', 'Tamil'],
]

const renderIn = (
  page: Language,
  language: Language,
  Component: typeof LiveSessionRow | typeof LiveSessionDetails,
) =>
  runInLanguage(page, () =>
    renderToStaticMarkup(<Component liveSession={newSampleSession({ language })} />),
  )

describe('a list', () => {
  test.each(FOREIGN_SESSIONS)(
    'in %s names the language of a session in %s: %s',
    (page, language, name) => {
      const html = renderIn(page, language, LiveSessionRow)
      expect(html.match(/<(?:h3|p) lang="[^"]*"/g)).toEqual([
        `<h3 lang="${language}-IN"`,
        `<p lang="${language}-IN"`,
      ])
      expect(html).toContain(`>${name}</span>`)
    },
  )

  test.each(['en', 'hi', 'ta'] as const)('in %s does not mark a session in it', (page) => {
    const html = renderIn(page, page, LiveSessionRow)
    expect(html).not.toContain('lang=')
    expect(html).not.toMatch(/English|हिन्दी|தமிழ்/)
  })
})

test.each(FOREIGN_SESSIONS)('the next session in %s names %s: %s', (page, language, name) => {
  const renderNext = (next: Language) =>
    runInLanguage(page, () =>
      renderToStaticMarkup(
        <NextLiveSession kind="series" next={newSampleSession({ language: next })} />,
      ),
    )
  expect(renderNext(language)).toContain(`>${name}</span>`)
  expect(renderNext(page)).not.toContain('</span>')
})

describe('the page of a session', () => {
  test.each(FOREIGN_SESSIONS)('in %s marks a session in %s: %s', (page, language, name) => {
    expect(renderIn(page, language, LiveSessionKicker)).toContain(`>${name}</span>`)
  })

  test.each([
    ['en', 'Language', 'English'],
    ['hi', 'भाषा', 'हिन्दी'],
    ['ta', 'மொழி', 'தமிழ்'],
  ] as const)('in %s names the language also of a session in it', (page, label, name) => {
    const html = renderIn(page, page, LiveSessionDetails)
    expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(new RegExp(`${label}\\s+${name}`))
    expect(renderIn(page, page, LiveSessionKicker)).not.toContain(name)
  })
})

describe('the title has the language of the session', async () => {
  const { sessions, coming } = await learningQueries.getLearningRecord()
  const { certificate } = await certificateLookups.lookUpCertificate()
  const language = 'ta' as const
  const next = {
    ...{ slug: '7', title: '7', language, phase: 'upcoming' as const, mine: 'none' as const },
    ...{ canJoin: false, changesIn: null, startsAt: '7', when: '7', csrfToken: null },
    tile: { weekday: 'Sat', day: '7', month: 'Nov' },
  }
  test.each([
    [
      'the next session',
      <NextLiveSession key="" kind="series" next={newSampleSession({ language })} />,
    ],
    ['the home page of a user', <NextSession key="" next={next} />],
    [
      'coming sessions',
      <UpcomingSessions
        key=""
        liveSessions={coming.slice(0, 1).map((row) => ({ ...row, language }))}
      />,
    ],
    [
      'attended sessions',
      <AttendedSessions
        key=""
        certificateName="Asha"
        liveSessions={sessions.slice(0, 1).map((row) => ({ ...row, language }))}
      />,
    ],
    [
      'a certificate',
      <CertificateDetails key="" certificate={{ ...certificate, sessionLanguage: language }} />,
    ],
  ])('in %s', (_, element) => {
    const readTags = (page: Language) =>
      runInLanguage(page, () => renderToStaticMarkup(element)).match(/(?<= lang=")[^"]*/g)
    expect(readTags('hi')).toEqual(['ta-IN'])
    expect(readTags('ta')).toBeNull()
  })
})

test('a title within a sentence has the language of the session', () => {
  const renderLede = (page: Language) =>
    runInLanguage(page, () =>
      renderToStaticMarkup(
        <SentenceWithTitle title="Ten <Houses>" language="ta" sentence={feedbackText().lede} />,
      ),
    )
  expect(renderLede('en')).toBe(
    'Three questions about “<span lang="ta-IN">Ten &lt;Houses&gt;</span>”.',
  )
  expect(renderLede('ta')).toBe('“Ten &lt;Houses&gt;” அமர்வு பற்றி மூன்று கேள்விகள்.')
})

describe.each(['liveSessionTomorrow', 'sessionAnnounced'] as const)('the email %s', (template) => {
  const listDetails = (recipient: Language, language: string) =>
    runInLanguage(recipient, () =>
      composeEmail(template, { ...sampleEmailData[template], language }),
    ).details ?? []

  test.each(FOREIGN_SESSIONS)(
    'in %s names the language of a session in %s: %s',
    (...[page, language, name]) => {
      expect(listDetails(page, language).map(([, value]) => value)).toContain(name)
    },
  )

  test('does not name the language of the recipient, nor one that it does not know', () => {
    const count = listDetails('hi', 'en').length
    expect(listDetails('hi', 'hi')).toHaveLength(count - 1)
    expect(listDetails('hi', '')).toHaveLength(count - 1)
  })
})
