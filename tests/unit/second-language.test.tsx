import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Refusal } from '@/base/errors'
import { owner } from '@/base/owner'
import { site } from '@/base/site'
import { HostedVideo } from '@/components/library/hosted-video'
import { usual } from '@/components/library/looks'
import { FaultPanel } from '@/components/library/reader/fault-panel'
import { Finder } from '@/components/library/reader/finder'
import { LooksSheet } from '@/components/library/reader/looks-sheet'
import { MarkSheet } from '@/components/library/reader/mark-sheet'
import { ReaderDialog } from '@/components/library/reader-dialog'
import { InvitationQuestion } from '@/components/school/invitation-question'
import { LineVerdicts } from '@/components/school/line-verdicts'
import { NoQuestion } from '@/components/school/no-question'
import { OneTeacher } from '@/components/school/one-teacher'
import { SchoolStanding } from '@/components/school/school-standing'
import { SeatCount } from '@/components/school/seat-count'
import { SubscriptionNotice } from '@/components/school/subscription-notice'
import { TermNotice } from '@/components/school/term-notice'
import { GatheringNotices } from '@/components/series/gathering-notices'
import { PlaceForms } from '@/components/series/place-forms'
import { SaidOfPlace } from '@/components/series/said-of-place'
import { ebooks } from '@/content/ebooks/catalogue'
import { works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import { inWords } from '@/lib/api/answer'
import type { Access } from '@/lib/client/use-access'
import { composeLetter, type TemplateName } from '@/lib/mail/letters'
import { renderLetter } from '@/lib/mail/render'
import type { Look } from '@/lib/schools/queries/join'
import type { LineVerdict } from '@/lib/schools/schema'
import type { WaysToProve } from '@/lib/team/schema'
import { answerWords } from '@/words/answers'
import { badRequestWords } from '@/words/bad-requests'
import { fields } from '@/words/en/fields'
import { refusals } from '@/words/en/refusals'
import { fieldSentence } from '@/words/fields'
import type { PlainRefusalWord } from '@/words/refusals'
import * as desk from '../support/sample-desk'
import * as learning from '../support/sample-learning'
import { invitations, office, seat, story, teachers } from '../support/sample-school'
import {
  deskQueries,
  gathering,
  peopleQueries,
  place,
  placeFor,
  programmeQueries,
} from '../support/sample-series'

/**
 * A second language, made from English by putting every sentence in brackets. Whatever a person reads
 * and stands outside of them did not come from words/, and no translation would reach it.
 */

vi.mock('@/words/language', () => ({
  language: () => 'xx',
  languageTag: () => 'xx-XX',
  inLanguage: ({ en }: { en: unknown }) => bracketed(en),
}))

const NOTES = [{ book: '7', page: 7, note: null }]
let access: Access = 'visitor'
vi.mock('@/lib/client/use-access', () => ({ useAccess: () => access }))
vi.mock('@/lib/auth/viewer', () => ({
  requireMember: async () => ({ isSubscribed: access === 'subscriber' }),
  requireOwner: async () => ({}),
  requireViewer: async () => ({}),
  currentViewer: async () => null,
  shareFor: async () => {},
}))
vi.mock('@/lib/schools/queries/my-school', () => ({
  mySchool: async () => SEATS[access],
}))
vi.mock('@/lib/schools/require-coordinator', () => ({
  requireCoordinator: async () => ({ viewer: {}, school: seat('coordinator') }),
}))
vi.mock('@/lib/team/require-team', () => ({
  requireTeam: async () => ({ role: 'manager' }),
  requireTeamRole: async () => ({ role: 'manager', shown: { hasFactor: false } }),
  whenFresh: async () => false,
}))
vi.mock('@/lib/team/member', () => ({ teamMember: async () => ({ role: 'manager' }) }))
vi.mock('@/lib/team/ways-to-prove', () => ({
  waysToProve: async () => WAYS[access],
}))
vi.mock('@/lib/team/queries/roster', () => ({
  factorsOf: async () => ({ passkeys: 1, authenticator: access === 'subscriber' }),
  theTeamsPeople: async () => [PERSON, { ...PERSON, id: '8', role: 'editor', hasFactor: false }],
}))
vi.mock('@/lib/team/recovery', () => ({ recoveryCodesLeft: async () => 7 }))
vi.mock('@/lib/accounts/take-account', () => ({ isConfirmed: async () => true }))
vi.mock('@/lib/accounts/ways-in', () => ({
  hasPasskey: async () => true,
  passkeysOf: async () => [{ id: '7', name: '7', createdAt: new Date(), usedAt: null }],
  loginsOf: async () => [
    { id: '7', browser: 'firefox/android', ...SEEN, isThis: true },
    { id: '8', browser: null, ...SEEN, isThis: false },
  ],
}))
vi.mock('@/lib/schools/queries/desk-applications', () => desk.deskForms)
vi.mock('@/lib/schools/queries/desk-schools', () => desk.deskSchoolQueries)
vi.mock('@/lib/schools/queries/duplicates', () => desk.deskDuplicates)
vi.mock('@/lib/schools/queries/merge-plan', () => desk.deskMergePlan)
vi.mock('@/lib/contact/queries', () => desk.deskMessages)
vi.mock('@/lib/mail/queries', () => desk.deskMail)
vi.mock('@/lib/audit/queries', () => desk.deskLog)
vi.mock('@/lib/accounts/people', () => desk.deskPeople)
vi.mock('@/lib/team/queries/waiting', () => desk.deskHome)
vi.mock('@/lib/team/queries/weeks', () => desk.deskWeeks)
vi.mock('@/lib/team/queries/search', () => desk.deskSearch)
vi.mock('@/lib/team/looks', () => desk.deskLooks)
vi.mock('@/lib/schools/queries/office', () => office)
vi.mock('@/lib/schools/queries/teachers', () => teachers)
vi.mock('@/lib/learning/queries/record', () => learning.learningQueries)
vi.mock('@/lib/learning/queries/learner', () => learning.learnerQueries)
vi.mock('@/lib/learning/queries/entries', () => learning.entryQueries)
vi.mock('@/lib/learning/queries/school', () => learning.schoolLearning)
vi.mock('@/lib/certificates/queries/look-up', () => learning.lookUps)
vi.mock('@/lib/certificates/queries/own', () => learning.ownCertificates)
vi.mock('@/lib/certificates/queries/team', () => learning.teamCertificates)
vi.mock('@/lib/certificates/queries/closing', () => learning.closings)
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/lib/schools/queries/invitations', () => invitations)
vi.mock('@/lib/schools/queries/join', () => ({ lookFromOutside: async () => LOOKS[access] }))
vi.mock('@/lib/content/queries', async () => (await import('../support/items')).catalogueQueries)
vi.mock('@/lib/content/all', async () => (await import('../support/items')).allQueries)
vi.mock('@/lib/content/deletable', () => ({ canDelete: async () => true }))
vi.mock('@/lib/series/queries/programme', () => programmeQueries)
vi.mock('@/lib/series/queries/works', () => ({ worksNamed: async () => [] }))
vi.mock('@/lib/series/queries/attendance', () => ({
  listsOf: async () => [{ id: '7', at: new Date(), people: 7 }],
}))
vi.mock('@/lib/series/queries/desk', () => deskQueries)
vi.mock('@/lib/series/queries/people', () => peopleQueries)
vi.mock('@/lib/content/now', () => ({ whenMadeNow: (query: () => unknown) => query() }))
vi.mock('@/lib/series/queries/place', () => ({ placeOf: async () => placeFor(access) }))
vi.mock('@/lib/library/reading', () => ({ notesOf: async () => NOTES }))
vi.mock('@/lib/accounts/standing', () => ({
  accountOf: async () => ACCOUNTS[access],
  awaitedAddress: async () => '7@7',
}))
vi.mock('@/lib/accounts/address-links', () => ({
  lookAtAddressLink: async () => ADDRESS_LINKS[access],
}))
vi.mock('@/lib/accounts/recoveries', () => ({
  waitingRecoveries: async () => RECOVERIES[access],
  recoveryIsOpen: async () => access === 'member',
  mayObject: async () => access === 'member',
}))
vi.mock('@/lib/rights/queries', () => ({
  plannedErasure: async () => PLANNED[access],
  whatStandsInTheWay: async () => (access === 'member' ? 'lastCoordinator' : 'teamRole'),
  keepableUntil: async () => (access === 'member' ? '2026-11-29' : null),
}))
vi.mock('@/lib/mail/unsubscribe', () => ({
  unsubscribeAddress: () => '#',
  subscriberOf: () => (access === 'visitor' ? null : { kind: KINDS[access] }),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  notFound: () => {},
  redirect: () => {},
}))

const KINDS = { visitor: 'news', member: 'news', subscriber: 'reminders' }
const KNOWN_ACCOUNT = { firstname: '7', lastname: '7', email: '7@7', phone_number: '7' }
const ACCOUNTS = {
  visitor: { ...KNOWN_ACCOUNT, confirmed: true, failed: false },
  member: { ...KNOWN_ACCOUNT, confirmed: false, failed: false },
  subscriber: { ...KNOWN_ACCOUNT, confirmed: true, failed: true },
}
const ADDRESS_LINKS = {
  visitor: null,
  member: { kind: 'confirm', email: '7@7' },
  subscriber: { kind: 'change', email: '7@7' },
}
const PLANNED = {
  visitor: null,
  member: null,
  subscriber: { day: '2026-11-29', keepCertificates: true },
}
const WAITING = { id: '7', askedAt: new Date(), name: '7', former: '7@7', email: '8@8' }
const KNOWN_SCHOOL = { vouchedBy: '7', school: '7', phone: '7' }
const RECOVERIES = {
  visitor: [],
  member: [{ ...WAITING, ...KNOWN_SCHOOL, state: 'asked' }],
  subscriber: [{ ...WAITING, vouchedBy: null, school: null, phone: null, state: 'granted' }],
}
const SEEN = { createdAt: new Date(), lastSeenAt: new Date() }
const PERSON = {
  ...{ id: '7', firstname: '7', lastname: '7', email: '7', role: 'manager' },
  ...{ since: new Date(), hasFactor: true },
}
const WAYS: Record<Access, WaysToProve> = {
  visitor: { passkey: false, code: false, password: false },
  member: { passkey: true, code: true, password: false },
  subscriber: { passkey: false, code: false, password: true },
}

const SEATS = { visitor: null, member: seat('teacher'), subscriber: seat('coordinator') }
const LOOKS: Record<Access, Look> = {
  visitor: { state: 'open', school: '7', role: 'teacher', lastDay: '2027-11-21' },
  member: { state: 'elsewhere', school: '7', own: '8' },
  subscriber: { state: 'here', school: '7' },
}

function bracketed(words: unknown): unknown {
  if (typeof words === 'string') return `⟦${words}⟧`
  if (typeof words === 'function') return (...values: unknown[]) => bracketed(words(...values))
  if (Array.isArray(words)) return words.map(bracketed)
  const entries = Object.entries(words as object)
  return Object.fromEntries(entries.map(([name, word]) => [name, bracketed(word)]))
}

/** Names and facts are the same in every language; the catalogues become rows, by language, of their own. */
const KNOWN = [
  ...[ebooks, videos, workshops].flat().flatMap((item) => Object.values(item)),
  ...works.flatMap(({ title, about }) => [title, about]),
  ...Object.values(owner),
  site.name,
]
  .filter((value) => typeof value === 'string')
  .sort((one, other) => other.length - one.length)

/** What is left of a text without its bracketed sentences and what is known. */
function untranslated(text: string) {
  let left = KNOWN.reduce((rest, known) => rest.replaceAll(known, ' '), plain(text))
  while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return left.match(/[^\s⟦⟧]*\p{L}[^⟦⟧]*/gu)?.map((words) => words.trim()) ?? []
}

const plain = (html: string) =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const READABLE = /\b(?:aria-label|alt|title|placeholder|label)="([^"]*)"/g

function expectTranslated(html: string) {
  const body = html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    // A book's text and what a film says are in a language of their own.
    .replace(/<(article|ol)\b[^>]* lang="en.*?<\/\1>/gs, '')
  expect(untranslated(body.replace(/<[^>]*>/g, ''))).toEqual([])
  for (const [, text = ''] of body.matchAll(READABLE)) expect(untranslated(text)).toEqual([])
}

type Page = {
  default: (props: object) => ReactNode | Promise<ReactNode>
  generateMetadata: (props: object) => Metadata | Promise<Metadata>
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app'])
const pages = `${listed}`.split('\n').filter((file) => /(page|not-found|error)\.tsx$/.test(file))

test('the pages are found', () => expect(pages.length).toBeGreaterThan(25))

test.each(pages)('%s reads in it to the last label', async (file) => {
  const page: Page = await import(path.resolve(file))
  for (access of ['visitor', 'member', 'subscriber'] as const) {
    const props = {
      params: Promise.resolve({ id: 'sdg-starters', token: '7', slug: '7', who: 'member' }),
      searchParams: Promise.resolve({ search: '7', after: '7', q: '7', into: '7' }),
      retry: () => {},
    }
    const html = renderToStaticMarkup(await page.default(props))
    expectTranslated(html)
  }
})

test('what is only seen now and then reads in it, too', () => {
  const poster = { src: '/7.svg', width: 1, height: 1 }
  const book = { id: '7', title: '7', cover: poster, readerUrl: '#' }
  const close = () => {}
  const ways = { zoom: 1, looks: usual, change: () => {}, current: () => null, file: '#' }
  const pieces = [
    <ReaderDialog key="" book={book} onClose={close} />,
    <Finder key="" matches={{ current: 1, total: 7 }} find={close} onClose={close} />,
    <LooksSheet key="" hasText view="text" {...ways} onClose={close} />,
    <LooksSheet key="" hasText view="page" {...ways} onClose={close} />,
    <MarkSheet
      key=""
      note={{ page: 7, bookmarked: true, note: null }}
      keep={async () => true}
      onClose={close}
    />,
    <HostedVideo key="" title="7" poster={poster} frame="#" />,
    ...(['connection', 'closed', 'unreadable'] as const).map((fault) => (
      <FaultPanel key={fault} fault={fault} file="#" retry={() => {}} />
    )),
  ]
  for (const piece of pieces) expectTranslated(renderToStaticMarkup(piece))
})

test('what a school reads now and then is in it, too', () => {
  const dead = ['unknown', 'used', 'expired'].map((state) => ({ state }) as Look)
  const blocked = ['full', 'over'].map((state) => ({ state, school: '7' }) as Look)
  const odd = ['notAnAddress', 'double', 'member', 'invited', 'withheld', 'declined'] as const
  const verdicts = odd.map((verdict, line): LineVerdict => ({ line, address: '7', verdict }))
  const ends = { firstDay: '2026-11-22', lastDay: '2027-11-21' }
  const details = { school: '7', fields: null, reference: '7', reason: '7', term: ends }
  const forms = ['none', 'waiting', 'rejected', 'withdrawn', 'closed'] as const
  const terms = ['none', 'running', 'coming', 'over'] as const
  const statuses = forms.flatMap((form) =>
    terms.flatMap((term) => [true, false].map((renewable) => ({ form, term, renewable }))),
  )
  const open = { token: '7', school: '7', lastDay: '2027-11-21' }
  const alone = { ...seat('coordinator'), coordinators: [] }
  const pieces = [
    ...[...dead, ...blocked].map((look) => <NoQuestion key="" look={look as never} />),
    <InvitationQuestion key="" {...{ ...open, role: 'coordinator' }} />,
    <LineVerdicts key="" verdicts={verdicts} />,
    <TermNotice key="" {...seat('teacher', 'over')} />,
    <TermNotice key="" {...seat('coordinator', 'over')} />,
    ...story.map((latest) => (
      <SubscriptionNotice
        key=""
        {...{ school: seat('coordinator'), terms: [], story: [latest as never] }}
      />
    )),
    <SeatCount key="" seats={{ total: 7, used: 7, invited: 0, free: 0 }} />,
    ...statuses.flatMap((status) =>
      (['teacher', 'coordinator'] as const).map((role) => (
        <SchoolStanding key="" details={{ ...details, status, role }} />
      )),
    ),
    <OneTeacher
      key=""
      teacher={{ ...alone, name: '7', email: '7' }}
      school={seat('coordinator')}
      hasStaffLink
    />,
  ]
  for (const piece of pieces) expectTranslated(renderToStaticMarkup(piece))
})

test('what a session says now and then is in it, too', () => {
  const standings = ['upcoming', 'open', 'over', 'cancelled'] as const
  const words = ['registered', 'waiting', 'present', 'wordWrong', 'gatheringFull', 'joinTooEarly']
  const pieces = [
    ...standings.map((standing) => <GatheringNotices key="" gathering={gathering({ standing })} />),
    ...standings.map((standing) => (
      <PlaceForms key="" place={place({ standing, present: false })} xsrf="7" />
    )),
    <PlaceForms key="" place={place({ mayFollow: false })} xsrf="7" />,
    ...words.map((word) => <SaidOfPlace key={word} word={word} />),
  ]
  for (const piece of pieces) expectTranslated(renderToStaticMarkup(piece))
})

/** The title of a session is its own. */
const titled = pages.filter((file) => !/error\.tsx$|series\/\[slug\]\/page/.test(file))

test.each(titled)('%s has its title in it', async (file) => {
  const page: Page = await import(path.resolve(file))
  const params = Promise.resolve({ slug: '7' })
  const { title, description } = await page.generateMetadata({ params })
  for (const text of [title, description]) {
    if (text) expect(JSON.stringify(text)).toMatch(/⟦.+⟧/)
    expect(untranslated(JSON.stringify(text ?? '').replace('"absolute"', ''))).toEqual([])
  }
})

const TYPED =
  'firstname link institution_name correspondent reference name email subject message inviter days gathering slug title summary host minutes sequence reason page entry question answer'.split(
    ' ',
  )

const letters: TemplateName[] = [
  'resetLink',
  'welcome',
  'confirmAddress',
  'newAddress',
  'addressChanged',
  'erasurePlanned',
  'erasureUndone',
  'erasureHeld',
  'recoveryWarning',
  'recoveryWaits',
  'recoveryLink',
  'teamRecovery',
  'loginAttempts',
  'institutionReceived',
  'subscriptionDecided',
  'schoolOpened',
  'schoolInvitation',
  'joinedSchool',
  'removedFromSchool',
  'coordinatorNamed',
  'termEnds',
  'schoolQuestion',
  'messageAnswer',
  'wayInChanged',
  'teamContact',
  'teamInstitution',
  'gatheringRegistered',
  'gatheringWaiting',
  'gatheringMovedUp',
  'gatheringMoved',
  'gatheringCancelled',
  'gatheringRestored',
  'gatheringTomorrow',
  'gatheringSoon',
]

test.each(letters)('the letter %s is written in it, in both forms', async (template) => {
  const numbers = Object.fromEntries(TYPED.map((name) => [name, '7']))
  const days = {
    day: '2026-11-29',
    lastDay: '2027-03-31',
    until: '2026-04-15',
    sentOn: '2026-11-03',
    startsAt: '2026-11-28T04:30:00Z',
  }
  const { html, text, subject } = await renderLetter(
    composeLetter(template, {
      ...numbers,
      ...days,
      verdict: 'approved',
      next: 'waiting',
      what: 'codeUsed',
    } as never),
  )
  expect(html).toContain('<html lang="xx">')
  expectTranslated(html)
  expect(untranslated(text + subject)).toEqual([])
})

type Told = (...values: never[]) => string
/** A day is a number wherever any value does. */
const told = (sentence: Told) => sentence('2026-11-22' as never, '2026-11-22' as never)

test('the API refuses and confirms in it', () => {
  for (const word of Object.keys(refusals) as PlainRefusalWord[]) {
    expect(
      untranslated(inWords(new Refusal('badRequest', word, { values: {} } as never)).msg),
    ).toEqual([])
  }
  for (const code of Object.keys(fields))
    expect(untranslated(fieldSentence(`${code}:7`))).toEqual([])
  for (const said of [answerWords(), badRequestWords()]) {
    for (const sentence of Object.values(said)) {
      expect(
        untranslated(typeof sentence === 'string' ? sentence : told(sentence as Told)),
      ).toEqual([])
    }
  }
})
