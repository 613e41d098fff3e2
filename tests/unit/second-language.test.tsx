// @module-tag slow
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { PlainAppErrorCode } from '@/base/error-codes'
import { AppError } from '@/base/errors'
import { siteOwner } from '@/base/owner'
import { site } from '@/base/site'
import { HostedVideo } from '@/components/library/hosted-video'
import { BookmarkPanel } from '@/components/library/reader/bookmark-panel'
import { FaultPanel } from '@/components/library/reader/fault-panel'
import { ReaderSearchBar } from '@/components/library/reader/search-bar'
import { SettingsPanel } from '@/components/library/reader/settings-panel'
import { ReaderDialog } from '@/components/library/reader-dialog'
import { DEFAULT_READER_SETTINGS } from '@/components/library/reader-settings'
import { LiveSessionNotices } from '@/components/live-sessions/live-session-notices'
import { RegistrationActions } from '@/components/live-sessions/registration-actions'
import { RegistrationResultAlert } from '@/components/live-sessions/registration-result-alert'
import { InvitationPrompt } from '@/components/school/invitation-prompt'
import { JoinUnavailable } from '@/components/school/join-unavailable'
import { LineErrors } from '@/components/school/line-errors'
import { SeatCount } from '@/components/school/seat-count'
import { SubscriptionNotice } from '@/components/school/subscription-notice'
import { SubscriptionSummary } from '@/components/school/subscription-summary'
import { TeacherDetails } from '@/components/school/teacher-details'
import { TermNotice } from '@/components/school/term-notice'
import { ebooks } from '@/content/ebooks/catalogue'
import { works } from '@/content/toolkit/catalogue'
import { videos } from '@/content/videos/catalogue'
import { workshops } from '@/content/workshops'
import { apiResultText } from '@/i18n/api-results'
import { badRequestText } from '@/i18n/bad-requests'
import { errors } from '@/i18n/en/errors'
import { fieldErrors } from '@/i18n/en/field-errors'
import { getFieldErrorText } from '@/i18n/field-error-text'
import type { PageAccess } from '@/lib/client/preview-access'
import { composeEmail, templateNames } from '@/lib/housekeeping/email-templates'
import { toErrorBody } from '@/lib/http/result'
import { renderEmail } from '@/lib/mail/render'
import type { JoinLinkState } from '@/lib/schools/queries/join'
import type { InvitationLine } from '@/lib/schools/schema'
import type { VerificationMethods } from '@/lib/team/schema'
import * as billingSamples from '../support/sample-billing'
import { draftQueries, draftUsageQueries } from '../support/sample-drafts'
import * as learning from '../support/sample-learning'
import {
  attendeeQueries,
  feedbackResultQueries,
  invitedQueries,
  newSampleRegistration,
  newSampleSession,
  ownFeedbackQueries,
  programmeQueries,
  registrationFor,
  teamSessionQueries,
} from '../support/sample-live-sessions'
import * as policies from '../support/sample-policies'
import {
  history,
  invitationQueries,
  newMemberSchool,
  officeQueries,
  teacherQueries,
} from '../support/sample-school'
import * as schoolSites from '../support/sample-site-editor'
import { statisticsQueries } from '../support/sample-statistics'
import * as team from '../support/sample-team'

/**
 * A second language: English with every sentence in brackets. Text outside the brackets does not
 * come from i18n/, so a translation would miss it.
 */

vi.mock('@/i18n/language', () => ({
  getLanguage: () => 'xx',
  getLanguageTag: () => 'xx-XX',
  getForeignTag: () => 'en-IN',
  selectTranslation: (_: string, english: unknown) => bracketTexts(english),
  registerTranslations: () => {},
  readLanguageWith: () => {},
}))

/** Languages have their own names in every language. */
vi.mock('@/i18n/languages', () => ({
  LANGUAGES: {
    xx: { tag: 'xx-XX', name: '⟦xx⟧', offer: '⟦xx⟧' },
    en: { tag: 'en-IN', name: '⟦en⟧' },
  },
  languageCodes: ['xx'],
  translatedLanguages: ['xx'],
  languageOptions: [{ value: 'xx', label: '⟦xx⟧' }],
  isLanguage: (value: string) => value === 'xx' || value === 'en',
}))

/** No file has captions in the second language. */
vi.mock('@/lib/library/captions', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listCaptions: (file?: object) => (file ? [{ language: 'en', file }] : []),
}))

const NOTES = [{ book: '7', page: 7, note: null }]
let access: PageAccess = 'visitor'
vi.mock('@/lib/client/use-access', () => ({ useAccess: () => access }))
vi.mock('@/lib/auth/viewer', () => ({
  requireMember: async () => ({ isSubscribed: access === 'subscriber' }),
  requirePageOwner: async () => ({}),
  requireViewer: async () => ({ id: '7', isSubscribed: access === 'subscriber' }),
  getCurrentViewer: async () => null,
  markCacheable: async () => {},
}))
vi.mock('@/lib/billing/queries/prices', () => billingSamples.priceQueries)
vi.mock('@/lib/billing/queries/ledger', () => billingSamples.ledgerQueries)
vi.mock('@/lib/billing/queries/settings-form', () => billingSamples.settingsQueries)
vi.mock('@/lib/billing/queries/orders', () => billingSamples.orderQueries)
vi.mock('@/lib/billing/queries/online-payments', () => billingSamples.onlinePaymentQueries)
/** Its PDF needs the database. */
vi.mock('@/lib/billing/document-pdf', () => ({
  loadDocumentAttachment: async () => ({
    filename: 'INV-26-27-0001.pdf',
    contentType: 'application/pdf',
    content: '',
    encoding: 'base64',
  }),
}))
vi.mock('@/lib/schools/queries/my-school', () => ({
  getMySchool: async () => MEMBER_SCHOOLS[access],
}))
vi.mock('@/lib/schools/require-coordinator', () => ({
  requireCoordinator: async () => ({ viewer: {}, school: newMemberSchool('coordinator') }),
}))
vi.mock('@/lib/team-access/require-team', () => ({
  requireTeam: async () => ({ role: 'manager' }),
  requireTeamRole: async () => ({ role: 'manager', secondFactor: { hasFactor: false } }),
  hasFreshTeamAccess: async () => false,
}))
vi.mock('@/lib/team-access/member', () => ({ findTeamMember: async () => ({ role: 'manager' }) }))
vi.mock('@/lib/team/verification-methods', () => ({
  getVerificationMethods: async () => STEP_UP_METHODS[access],
}))
vi.mock('@/lib/team/queries/team-members', () => ({
  countFactors: async () => ({ passkeys: 1, authenticator: access === 'subscriber' }),
  listTeamMembers: async () => [
    TEAM_USER,
    { ...TEAM_USER, id: '8', role: 'editor', hasFactor: false },
  ],
  listColleagueNames: async () => ({ 7: '7' }),
}))
vi.mock('@/lib/team/factor-link', () => ({ isFactorLinkOpen: async () => access !== 'visitor' }))
vi.mock('@/lib/team-access/factors', () => ({
  needsMailboxLink: async () => access === 'subscriber',
}))
vi.mock('@/lib/team/recovery-codes', () => ({ countRecoveryCodes: async () => 7 }))
vi.mock('@/lib/accounts/locks', () => ({ isEmailConfirmed: async () => true }))
vi.mock('@/lib/push/subscriptions', () => ({
  getReminderDevices: async () => ({
    channel: 'push',
    devices: [{ id: '7', browser: 'firefox/android', createdAt: new Date() }],
  }),
}))
vi.mock('@/lib/accounts/login-methods', () => ({
  hasPasskey: async () => true,
  listPasskeys: async () => [{ id: '7', name: '7', createdAt: new Date(), usedAt: null }],
  listLogins: async () => [
    { id: '7', browser: 'firefox/android', ...LOGIN_TIMES, isThis: true },
    { id: '8', browser: null, ...LOGIN_TIMES, isThis: false },
  ],
}))
vi.mock('@/lib/schools/queries/team-applications', () => team.teamApplications)
vi.mock('@/lib/schools/queries/team-schools', () => team.teamSchoolQueries)
vi.mock('@/lib/team/queries/school-list', () => team.teamSchoolList)
vi.mock('@/lib/team/queries/school-follow-up', () => team.teamFollowUp)
vi.mock('@/lib/team/queries/school-views', () => ({
  listSchoolViews: async () => [{ id: '7', name: '7', isShared: true, filters: { district: '7' } }],
}))
vi.mock('@/lib/schools/queries/duplicates', () => team.teamDuplicates)
vi.mock('@/lib/schools/queries/merge-plan', () => team.teamMergePlan)
vi.mock('@/lib/contact/queries', () => team.teamMessages)
vi.mock('@/lib/mail/queries', () => team.teamMail)
vi.mock('@/lib/announcements/queries/list', () => team.teamAnnouncements)
vi.mock('@/lib/contact/template-queries', () => team.teamReplyTemplates)
vi.mock('@/lib/training/archive-run', () => ({
  findArchiveProgress: async () => ({ done: 7, total: 7 }),
}))
vi.mock('@/lib/texts/queries', () => team.teamTexts)
vi.mock('@/lib/texts/published', () => ({
  NO_TEXTS: { values: {}, today: null },
  getPublishedTexts: async () => team.publishedTexts,
}))
vi.mock('@/lib/policies/queries', () => policies.newPolicyQueries(() => access))
vi.mock('@/lib/policies/team-queries', () => policies.teamPolicyQueries)
vi.mock('@/lib/audit/queries', () => team.teamAuditLog)
vi.mock('@/lib/accounts/users', () => team.teamUsers)
vi.mock('@/lib/team/queries/pending-work', () => team.teamHome)
vi.mock('@/lib/team/queries/waiting-counts', () => team.teamWaitingWork)
vi.mock('@/lib/team/queries/weekly-stats', () => team.teamWeeks)
vi.mock('@/lib/statistics/queries', () => statisticsQueries)
vi.mock('@/lib/statistics/list-statistics', () => statisticsQueries)
vi.mock('@/lib/team/queries/search', () => team.teamSearch)
vi.mock('@/lib/team/active-viewers', () => team.teamActiveViewers)
vi.mock('@/lib/schools/queries/coordinator-view', () => officeQueries)
vi.mock('@/lib/schools/queries/teachers', () => teacherQueries)
vi.mock('@/lib/drafts/queries', () => draftQueries)
vi.mock('@/lib/drafts/usage-queries', () => draftUsageQueries)
vi.mock('@/lib/learning/queries/record', () => learning.learningQueries)
vi.mock('@/lib/learning/queries/record-check', () => learning.recordChecks)
vi.mock('@/lib/training/queries/rules', () => learning.trainingRuleQueries)
vi.mock('@/lib/training/in-house/queries', () => learning.inHouseQueries)
vi.mock('@/lib/learning/queries/learner', () => learning.learnerQueries)
vi.mock('@/lib/learning/queries/entries', () => learning.entryQueries)
vi.mock('@/lib/learning/queries/school', () => learning.schoolLearningQueries)
vi.mock('@/lib/learning/training-file/load', () => learning.trainingFiles)
vi.mock('@/lib/certificates/queries/look-up', () => learning.certificateLookups)
vi.mock('@/lib/certificates/queries/own', () => learning.ownCertificates)
vi.mock('@/lib/content/lists', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/content/lists')>()),
  getLists: async () => learning.sampleLists,
}))
vi.mock('@/lib/certificates/queries/settings-form', () => learning.certificateSettingsQueries)
vi.mock('@/lib/certificates/queries/team', () => learning.teamCertificates)
vi.mock('@/lib/certificates/queries/closing', () => learning.certificateClosings)
vi.mock('@/lib/school-sites/queries/editor', () => schoolSites.siteEditorQueries)
vi.mock('@/lib/school-sites/queries/editors', () => schoolSites.siteTeacherQueries)
vi.mock('@/lib/school-sites/messages', () => schoolSites.siteMessageQueries)
vi.mock('@/lib/schools/school-email', () => schoolSites.schoolEmailQueries)
vi.mock('@/lib/school-sites/queries/public-site', () => schoolSites.publicSiteQueries)
vi.mock('@/lib/school-sites/queries/team-site', () => schoolSites.teamSiteQueries)
/** Whatever asks the database here lacks a sample. */
vi.mock('@/db/client', () => ({
  prepareOnce: () => () => ({}),
  database: async () => {
    throw new Error('A page without sample data')
  },
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/lib/schools/queries/invitations', () => invitationQueries)
vi.mock('@/lib/schools/queries/join', () => ({
  getJoinLinkState: async () => INVITATION_VIEWS[access],
}))
vi.mock('@/lib/content/queries', async () => (await import('../support/items')).catalogueQueries)
vi.mock('@/lib/content/team-queries', async () => (await import('../support/items')).allQueries)
vi.mock('@/lib/content/can-delete', () => ({ canDelete: async () => true }))
vi.mock('@/lib/live-sessions/queries/programme', () => programmeQueries)
vi.mock('@/lib/live-sessions/queries/resources', () => ({ findResources: async () => [] }))
vi.mock('@/lib/live-sessions/queries/attendance', () => ({
  findAttendanceImports: async () => [{ id: '7', at: new Date(), people: 7 }],
}))
vi.mock('@/lib/live-sessions/queries/team', () => teamSessionQueries)
vi.mock('@/lib/live-sessions/queries/invited-attendees', () => invitedQueries)
vi.mock('@/lib/live-sessions/queries/feedback-results', () => feedbackResultQueries)
vi.mock('@/lib/live-sessions/queries/own-feedback', () => ownFeedbackQueries)
vi.mock('@/lib/live-sessions/queries/registrants', () => attendeeQueries)
vi.mock('@/lib/content/read-at-runtime', () => ({
  readAtRuntime: (query: () => unknown) => query(),
}))
vi.mock('@/lib/live-sessions/queries/registration', () => ({
  getSessionRegistration: async () => registrationFor(access),
}))
vi.mock('@/lib/library/reading', () => ({ findNotes: async () => NOTES }))
vi.mock('@/lib/accounts/account-details', () => ({
  getAccountDetails: async () => ACCOUNTS[access],
  findPendingEmail: async () => '7@7',
}))
vi.mock('@/lib/accounts/email-links', () => ({
  getEmailLink: async () => EMAIL_LINKS[access],
  needsNewPassword: () => access === 'subscriber',
}))
vi.mock('@/lib/accounts/recoveries', () => ({
  listOpenRecoveries: async () => RECOVERIES[access],
  isRecoveryOpen: async () => access === 'member',
  canStopRecovery: async () => access === 'member',
}))
vi.mock('@/lib/schools/queries/move-targets', () => ({
  findMoveTargets: async () => [],
  listMembershipsOf: async () => [],
}))
vi.mock('@/lib/privacy/commands/plan-merge', () => ({
  canStopMerge: async () => access === 'member',
}))
vi.mock('@/lib/privacy/account-merge', () => ({
  findWaitingMerge: async () =>
    access === 'subscriber' ? { into: '8', name: '7', email: '7@7', readyAt: new Date() } : null,
  findMergeAccount: async () => ({ id: '8', name: '7', email: '7@7' }),
  getAccountMergePlan: async () => ({
    ...{ attendances: 7, registrations: 7, certificates: 7, entries: 7, notes: 7, drafts: 7 },
    ...{ memberships: 7, duplicateCertificates: 7, blocker: null },
  }),
}))
vi.mock('@/lib/privacy/queries', () => ({
  findPlannedErasure: async () => PLANNED_ERASURES[access],
  getCurrentErasureBlocker: async () => (access === 'member' ? 'lastCoordinator' : 'teamRole'),
  listPrivacyRequests: async () => [
    { ...PRIVACY_REQUEST, id: '7', doneAt: null },
    { ...PRIVACY_REQUEST, id: '8', doneAt: new Date('2026-11-22T06:00:00Z') },
  ],
  findRequestOfMessage: async () => (access === 'member' ? PRIVACY_REQUEST : null),
  findErasureDayByToken: async () => (access === 'member' ? '2026-11-29' : null),
}))
vi.mock('@/lib/mail/unsubscribe', () => ({
  createUnsubscribeUrl: () => '#',
  parseUnsubscribeToken: () => (access === 'visitor' ? null : { kind: UNSUBSCRIBE_KINDS[access] }),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/',
  notFound: () => {
    throw new PageNotFound()
  },
  redirect: () => {},
}))

class PageNotFound extends Error {}

const UNSUBSCRIBE_KINDS = { visitor: 'news', member: 'news', subscriber: 'reminders' }
const SAMPLE_ACCOUNT = { firstname: '7', lastname: '7', email: '7@7', phone_number: '7' }
const ACCOUNTS = {
  visitor: { ...SAMPLE_ACCOUNT, confirmed: true, failed: false },
  member: { ...SAMPLE_ACCOUNT, confirmed: false, failed: false },
  subscriber: { ...SAMPLE_ACCOUNT, confirmed: true, failed: true },
}
const EMAIL_LINKS = {
  visitor: null,
  member: { kind: 'confirm', email: '7@7' },
  subscriber: { kind: 'change', email: '7@7' },
}
const PRIVACY_REQUEST = {
  ...{ kind: 'export', receivedOn: '2026-11-22', contactMessageId: '7', daysLeft: -7, userId: '7' },
}
const PLANNED_ERASURES = {
  visitor: null,
  member: null,
  subscriber: { day: '2026-11-29', keepCertificates: true },
}
const WAITING_RECOVERY = { id: '7', askedAt: new Date(), name: '7', former: '7@7', email: '8@8' }
const VOUCHING_SCHOOL = { vouchedBy: '7', school: '7', phone: '7', ownPhone: '7' }
const PHONE_ENTRY = { at: new Date().toISOString(), by: '7', isTeam: false, isVoucher: true }
const OBJECTION = { objections: 7, lastObjectionAt: new Date(), phoneEntry: PHONE_ENTRY }
const RECOVERIES = {
  visitor: [],
  member: [{ ...WAITING_RECOVERY, ...VOUCHING_SCHOOL, ...OBJECTION, state: 'asked' }],
  subscriber: [
    { ...WAITING_RECOVERY, vouchedBy: null, school: null, phone: null, state: 'granted' },
  ],
}
const LOGIN_TIMES = { createdAt: new Date(), lastSeenAt: new Date() }
const TEAM_USER = {
  ...{ id: '7', firstname: '7', lastname: '7', email: '7', role: 'manager' },
  ...{ since: new Date(), hasFactor: true },
}
const STEP_UP_METHODS: Record<PageAccess, VerificationMethods> = {
  visitor: { passkey: false, code: false, password: false },
  member: { passkey: true, code: true, password: false },
  subscriber: { passkey: false, code: false, password: true },
}

const MEMBER_SCHOOLS = {
  visitor: null,
  member: newMemberSchool('teacher'),
  subscriber: newMemberSchool('coordinator'),
}
const INVITATION_VIEWS: Record<PageAccess, JoinLinkState> = {
  visitor: { state: 'open', school: '7', role: 'teacher', lastDay: '2027-11-21' },
  member: { state: 'elsewhere', school: '7', ownSchool: '8' },
  subscriber: { state: 'here', school: '7' },
}

function bracketTexts(texts: unknown): unknown {
  // The words for the parts of a day stand in one text, each behind the hour it starts at.
  if (typeof texts === 'string') return texts.replace(/(?<=^\d+ |\|\d+ |^(?!\d+ ))[^|]+/g, '⟦$&⟧')
  if (typeof texts === 'function') return (...values: unknown[]) => bracketTexts(texts(...values))
  if (Array.isArray(texts)) return texts.map(bracketTexts)
  const entries = Object.entries(texts as object)
  return Object.fromEntries(entries.map(([name, text]) => [name, bracketTexts(text)]))
}

/** Names are the same in every language; catalogue rows have their own language column. */
const UNTRANSLATED_NAMES = [
  ...[ebooks, videos, workshops].flat().flatMap((item) => Object.values(item)),
  // ICU names no language in the language of this test.
  ...['English', 'xx'],
  ...works.flatMap(({ title, subtitle, about }) => [title, subtitle, about]),
  ...Object.values(siteOwner),
  site.name,
]
  .filter((value) => typeof value === 'string')
  .sort((first, second) => second.length - first.length)

function findUntranslated(text: string) {
  let remaining = UNTRANSLATED_NAMES.reduce(
    (rest, name) => rest.replaceAll(name, ' '),
    decodeEntities(text),
  )
  while (/⟦[^⟦⟧]*⟧/.test(remaining)) remaining = remaining.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return remaining.match(/[^\s⟦⟧]*\p{L}[^⟦⟧]*/gu)?.map((match) => match.trim()) ?? []
}

const decodeEntities = (html: string) =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const READABLE_ATTRIBUTE = /\b(?:aria-label|alt|title|placeholder|label)="([^"]*)"/g

function expectTranslated(html: string) {
  const body = html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    // The text of a book and the captions of a video have their own language.
    .replace(/<(article|ol)\b[^>]* lang="en.*?<\/\1>/gs, '')
  expect(findUntranslated(body.replace(/<[^>]*>/g, ''))).toEqual([])
  for (const [, text = ''] of body.matchAll(READABLE_ATTRIBUTE))
    expect(findUntranslated(text)).toEqual([])
}

type PageModule = {
  default: (props: object) => ReactNode | Promise<ReactNode>
  generateMetadata: (props: object) => Metadata | Promise<Metadata>
}

const gitOutput = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app'])
const pages = `${gitOutput}`
  .split('\n')
  .filter((file) => /\/(page|not-found|error)\.tsx$/.test(file))

test('finds the pages', () => expect(pages.length).toBeGreaterThan(25))

test.each(pages)('%s is translated down to the last label', async (file) => {
  const page: PageModule = await import(path.resolve(file))
  const rendered: string[] = []
  for (access of ['visitor', 'member', 'subscriber'] as const) {
    const props = {
      params: Promise.resolve({
        ...{
          id: 'sdg-starters',
          token: '7',
          slug: '7',
          who: 'member',
          name: 'contact',
          lang: 'en',
        },
      }),
      searchParams: Promise.resolve({ search: '7', after: '7', q: '7', into: '7' }),
      retry: () => {},
    }
    const html = await renderUnlessMissing(page, props)
    if (html !== null) rendered.push(html)
  }
  expect(rendered).not.toEqual([])
  rendered.forEach(expectTranslated)
})

test.each([
  ['schools', ['teachers', 'invitations', 'terms', 'history']],
  ['sessions', ['details', 'certificates', 'feedback']],
])('every tab of %s is translated', async (section, tabs) => {
  const page: PageModule = await import(path.resolve(`app/(team)/team/${section}/[id]/page.tsx`))
  for (const tab of tabs) {
    const props = { params: Promise.resolve({ id: '7' }), searchParams: Promise.resolve({ tab }) }
    const html = renderToStaticMarkup(await page.default(props))
    expect(html).toMatch(
      new RegExp(`tab=${tab}"[^>]*aria-current|aria-current="page"[^>]*tab=${tab}"`),
    )
    expectTranslated(html)
  }
})

/** Null if the page answers 404. */
async function renderUnlessMissing(page: PageModule, props: object) {
  try {
    return renderToStaticMarkup(await page.default(props))
  } catch (error) {
    if (error instanceof PageNotFound) return null
    throw error
  }
}

test('rarely shown elements are translated', () => {
  const poster = { src: '/7.svg', width: 1, height: 1 }
  const book = { id: '7', title: '7', cover: poster, readerUrl: '#' }
  const ignore = () => {}
  const sheetProps = {
    zoom: 1,
    looks: DEFAULT_READER_SETTINGS,
    change: () => {},
    current: () => null,
    file: '#',
  }
  const elements = [
    <ReaderDialog key="" book={book} onClose={ignore} />,
    <ReaderSearchBar key="" matches={{ current: 1, total: 7 }} find={ignore} onClose={ignore} />,
    <SettingsPanel key="" hasText view="text" {...sheetProps} onClose={ignore} />,
    <SettingsPanel key="" hasText view="page" {...sheetProps} onClose={ignore} />,
    <BookmarkPanel
      key=""
      note={{ page: 7, bookmarked: true, note: null }}
      saveNote={async () => true}
      onClose={ignore}
    />,
    <HostedVideo key="" title="7" poster={poster} embedUrl="#" />,
    ...(['connection', 'closed', 'unreadable'] as const).map((fault) => (
      <FaultPanel key={fault} fault={fault} file="#" retry={() => {}} />
    )),
  ]
  for (const element of elements) expectTranslated(renderToStaticMarkup(element))
})

test('rarely shown texts for schools are translated', () => {
  const unusableViews = ['unknown', 'used', 'expired'].map((state) => ({ state }) as JoinLinkState)
  const blockedViews = ['full', 'over'].map((state) => ({ state, school: '7' }) as JoinLinkState)
  const problemStatuses = [
    'invalidEmail',
    'duplicate',
    'member',
    'invited',
    'limitReached',
    'declined',
  ] as const
  const lines = problemStatuses.map(
    (status, line): InvitationLine => ({ line, address: '7', status }),
  )
  const termDates = { firstDay: '2026-11-22', lastDay: '2027-11-21' }
  const details = { school: '7', fields: null, reference: '7', reason: '7', term: termDates }
  const forms = ['none', 'waiting', 'rejected', 'withdrawn', 'closed'] as const
  const terms = ['none', 'running', 'coming', 'over'] as const
  const statuses = forms.flatMap((form) =>
    terms.flatMap((term) => [true, false].map((renewable) => ({ form, term, renewable }))),
  )
  const openInvitation = { token: '7', school: '7', lastDay: '2027-11-21' }
  const soleCoordinator = { ...newMemberSchool('coordinator'), coordinators: [] }
  const elements = [
    ...[...unusableViews, ...blockedViews].map((view) => (
      <JoinUnavailable key="" invitation={view as never} />
    )),
    <InvitationPrompt key="" {...{ ...openInvitation, role: 'coordinator' }} />,
    <LineErrors key="" lines={lines} />,
    <TermNotice key="" {...newMemberSchool('teacher', 'over')} />,
    <TermNotice key="" {...newMemberSchool('coordinator', 'over')} />,
    ...history.map((latest) => (
      <SubscriptionNotice
        key=""
        {...{ school: newMemberSchool('coordinator'), terms: [], history: [latest as never] }}
      />
    )),
    <SeatCount key="" seats={{ total: 7, used: 7, invited: 0, free: 0 }} />,
    ...statuses.flatMap((status) =>
      (['teacher', 'coordinator'] as const).map((role) => (
        <SubscriptionSummary key="" details={{ ...details, status, role }} />
      )),
    ),
    <TeacherDetails
      key=""
      teacher={{ ...soleCoordinator, name: '7', email: '7' }}
      school={newMemberSchool('coordinator')}
      hasStaffRoomLink
    />,
  ]
  for (const element of elements) expectTranslated(renderToStaticMarkup(element))
})

test('rarely shown texts of a session are translated', () => {
  const phases = ['upcoming', 'open', 'over', 'cancelled'] as const
  const codes = [
    'registered',
    'waiting',
    'present',
    'attendanceCodeWrong',
    'liveSessionFull',
    'joinTooEarly',
  ]
  const elements = [
    ...phases.map((phase) => (
      <LiveSessionNotices key="" liveSession={newSampleSession({ phase })} />
    )),
    ...phases.map((phase) => (
      <RegistrationActions
        key=""
        registration={newSampleRegistration({ phase, present: false })}
        xsrf="7"
      />
    )),
    <RegistrationActions
      key=""
      registration={newSampleRegistration({ canAttend: false })}
      xsrf="7"
    />,
    ...codes.map((code) => (
      <RegistrationResultAlert key={code} code={code} registration={newSampleRegistration()} />
    )),
  ]
  for (const element of elements) expectTranslated(renderToStaticMarkup(element))
})

const titledPages = pages.filter((file) => !/error\.tsx$|series\/\[slug\]\/page/.test(file))

test.each(titledPages)('%s has a translated title', async (file) => {
  const page: PageModule = await import(path.resolve(file))
  const params = Promise.resolve({ slug: '7' })
  const { title, description } = await page.generateMetadata({ params })
  for (const text of [title, description]) {
    if (text) expect(JSON.stringify(text)).toMatch(/⟦.+⟧/)
    expect(findUntranslated(JSON.stringify(text ?? '').replace('"absolute"', ''))).toEqual([])
  }
})

test('the preview of an edited email is translated', async () => {
  const file = 'app/(text-preview)/team/texts/[name]/preview/[lang]/page.tsx'
  const page: PageModule = await import(path.resolve(file))
  const props = { params: Promise.resolve({ name: 'emailWelcome', lang: 'xx' }) }
  expectTranslated(renderToStaticMarkup(await page.default(props)))
})

const TYPED_FIELDS =
  'firstname link domain former institution_name correspondent reference name email subject message inviter days liveSessionId slug title summary host minutes sequence reason page entry question answer session'.split(
    ' ',
  )

test.each(templateNames)('the email %s is translated in both forms', async (template) => {
  const numbers = Object.fromEntries(TYPED_FIELDS.map((name) => [name, '7']))
  const days = {
    day: '2026-11-29',
    lastDay: '2027-03-31',
    until: '2026-04-15',
    sentOn: '2026-11-03',
    startsAt: '2026-11-28T04:30:00Z',
    firstDay: '2026-04-01',
    changedAt: '2026-11-21T04:30:00Z',
  }
  const { html, text, subject } = await renderEmail(
    composeEmail(template, {
      ...numbers,
      ...days,
      decision: 'approved',
      next: 'waiting',
      change: 'codeUsed',
      document: 'invoice',
      number: '7',
      news: 'revoked',
      body: '7',
      audience: 'news',
    } as never),
  )
  expect(html).toContain('<html lang="xx">')
  expectTranslated(html)
  expect(findUntranslated(text + subject)).toEqual([])
})

type SentenceTemplate = (...values: never[]) => string
/** A date string works as a number too. */
const fillSentence = (sentence: SentenceTemplate) =>
  sentence('2026-11-22' as never, '2026-11-22' as never)

test('API messages are translated', () => {
  for (const errorCode of Object.keys(errors) as PlainAppErrorCode[]) {
    expect(
      findUntranslated(
        toErrorBody(new AppError('badRequest', errorCode, { values: {} } as never)).msg,
      ),
    ).toEqual([])
  }
  for (const fieldCode of Object.keys(fieldErrors))
    expect(findUntranslated(getFieldErrorText(`${fieldCode}:7`))).toEqual([])
  for (const texts of [apiResultText(), badRequestText()]) {
    for (const sentence of Object.values(texts)) {
      expect(
        findUntranslated(
          typeof sentence === 'string' ? sentence : fillSentence(sentence as SentenceTemplate),
        ),
      ).toEqual([])
    }
  }
})
