import { toSettingsFields } from '@/lib/certificates/certificate-settings'
import { summarizeMinutes } from '@/lib/learning/hours'
import { getSchoolYear } from '@/lib/learning/school-year'
import { CBSE_RULE } from '@/lib/training/rules'
import { summarizeSplit } from '@/lib/training/split'

import { newEntry } from './items'

/** A learning record with numbers as names and texts, for pages that show one. */

const sampleThemes = [
  ...['social-impact', 'youth-leadership', 'ethics-innovation'].map((slug, index) => ({
    ...newEntry('theme', slug, `7${index}`),
  })),
  newEntry('theme', 'global-goals', '8', true),
]

/** As `getLists` answers, with numbers as labels. */
export const sampleLists = {
  theme: sampleThemes,
  resourceType: [newEntry('resourceType', 'deck', '7')],
  ...{ category: [], subject: [], region: [] },
}

const certificate = {
  number: '7',
  userId: '7',
  name: '7',
  language: 'en' as const,
  session: '7',
  sessionLanguage: 'en' as const,
  slug: '7',
  kind: 'series' as const,
  settings: {
    values: { signatory: '7', signatoryTitle: '7', partner: '7' },
    ...{ signatureFileId: null, logoFileId: null },
  },
  startsAt: new Date(),
  minutes: 90,
  mode: 'online' as const,
  issuedAt: new Date(),
  correctedAt: new Date(),
  corrections: 1,
  revokedAt: null,
  status: 'corrected' as const,
}

const classes = { providerClass: 'other', mode: 'online', standardDomain: 'growth' } as const
const liveSession = {
  ...classes,
  ...{ id: '7', slug: '7', title: '7', theme: 'social-impact', day: '2026-11-21', minutes: 90 },
  language: 'en' as const,
  ...{ counts: true, closed: true, number: '7', correctedAt: new Date() },
  ...{ revokedAt: null, revocationReason: null, feedback: 'open' as const },
}
const liveSessions = [
  liveSession,
  { ...liveSession, id: '8', number: null, feedback: 'given' as const },
  { ...liveSession, id: '9', number: null, closed: false },
  { ...liveSession, id: '10', revokedAt: new Date(), revocationReason: '7' },
]
const entry = {
  ...classes,
  providerClass: 'in-house' as const,
  ...{ id: '7', title: '7', provider: '7', day: '2026-11-21', minutes: 60 },
  ...{ theme: 'global-goals', shared: true },
}
const inHouse = { ...classes, ...{ userId: '7', id: '11', title: '7', provider: '7', theme: null } }
const inHouseSession = {
  ...inHouse,
  ...{ providerClass: 'in-house' as const, mode: 'in-person' as const, isClosed: true },
  ...{ day: '2026-11-21', minutes: 60 },
}
const learner = {
  ...{
    registered: '7',
    email: '7',
    certificateName: null,
    certificateLanguage: 'en' as const,
    confirmed: false,
    today: '2026-11-22',
  },
}
const year = getSchoolYear(learner.today)
const rule = { ...CBSE_RULE, isFallback: true }

export const learningQueries = {
  getLearningRecord: async () => ({
    ...{ learner, sessions: liveSessions, entries: [entry], year },
    inHouse: [inHouseSession],
    themes: sampleThemes,
    coming: [
      { slug: '7', title: '7', language: 'en', startsAt: new Date(), waiting: true, open: false },
      { slug: '8', title: '8', language: 'en', startsAt: new Date(), waiting: false, open: true },
    ],
    minutes: summarizeMinutes(year, liveSessions, [entry], sampleThemes),
    rule,
    split: summarizeSplit(rule, [...liveSessions, entry]),
  }),
}
const printedMinutes = { ours: 90, government: 0, inHouse: 60, other: 90 }
export const recordChecks = {
  checkPrintedRecord: async () => ({
    ...{ is: 'record', name: '7', current: printedMinutes, isCurrent: false },
    printed: { ...printedMinutes, userId: '7', firstYear: 2026, day: '2026-11-21' },
  }),
}
export const trainingRuleQueries = { listTrainingRules: async () => [CBSE_RULE] }
export const learnerQueries = { getLearner: async () => learner }
export const entryQueries = { getEntry: async () => entry, findEntries: async () => [entry] }
export const schoolLearningQueries = {
  NO_TRAINING: { sessions: 0, minutes: 0, shared: 0, beforeJoining: 0 },
  getTrainingByMembership: async () => new Map(),
  getSchoolYearSummary: async () => ({
    year,
    minutes: summarizeMinutes(year, liveSessions, [entry], sampleThemes),
  }),
}
const activity = {
  ...classes,
  ...{ id: '7', userId: '7', title: '7', theme: null, day: '2026-11-21' },
}
const teacherActivities = [
  { ...activity, minutes: 90, provider: '7', number: '7', isBeforeJoining: true },
]
const teacher = {
  ...{ userId: '7', name: '7', email: '7', joinedOn: '2026-04-02', leftOn: '2026-11-22' },
  activities: teacherActivities,
  beforeJoining: 90,
  split: summarizeSplit(rule, teacherActivities),
}
export const trainingFiles = {
  loadTrainingFile: async () => ({
    ...{ school: { name: '7' }, today: learner.today, years: [2026, 2025], year, rule },
    teachers: [teacher, { ...teacher, userId: '8' }],
    minutes: summarizeMinutes(year, liveSessions, [], sampleThemes),
    calendar: [{ ...activity, minutes: 90, teachers: 2, beforeJoining: 1 }],
    totals: {
      ...{ teachers: 2, left: 1, complete: 0, certificates: 2, minutes: 210 },
      domains: teacher.split.domains,
    },
  }),
}
export const certificateLookups = {
  lookUpCertificate: async () => ({ is: 'certificate', certificate }),
}
export const ownCertificates = {
  getOwnCertificate: async () => ({
    ...{ number: '7', name: '7', session: '7', status: 'valid', reason: null, left: 2 },
    sessionLanguage: 'en',
    ...{ link: '7', linkedIn: '7', badge: '7' },
  }),
}
const file = {
  ...{ id: '7', kind: 'picture', type: 'image/webp', bytes: 7, name: '7' },
  ...{ facts: { width: 7, height: 7 }, coverId: null },
}

export const certificateSettingsQueries = {
  getCertificateSettingsForm: async () => ({
    version: 7,
    saved: { at: new Date(), by: '7' },
    fields: toSettingsFields({
      values: { signatory: '7', series_heading: '7' },
      ...{ signatureFileId: '7', logoFileId: null },
    }),
    files: { signatureFile: file, logoFile: null },
  }),
}

export const teamCertificates = {
  getCertificateForTeam: async () => ({
    ...{
      number: '7',
      name: '7',
      language: 'en',
      formerName: '7',
      session: '7',
      issuedAt: new Date(),
    },
    ...{ userId: '7', sessionId: '7' },
    ...{ correctedAt: new Date(), correctionReason: '7', revokedAt: null, revocationReason: null },
  }),
}
export const certificateClosings = {
  getSessionClosing: async () => ({
    ...{
      status: 'closed',
      closedAt: new Date(),
      present: 3,
      issued: 1,
      issuedToPresent: 1,
      unattended: [],
      revoked: 0,
      waiting: 2,
    },
    ...{ remindable: 2, mayRemind: true },
    teachers: [{ id: '7', name: '7', email: '7@7', missing: 'both' }],
  }),
}

const plannedSession = {
  ...{ id: '7', title: '7', itemId: '7', startsAt: new Date(), minutes: 60, code: '7' },
  ...{ version: 7, isClosed: false, isOver: true, hasSignedList: true },
  ...{ standardDomain: null, isCancelled: false, hasStarted: true, isCodeOpen: true, attendees: 1 },
}
export const inHouseQueries = {
  listInHouseSessions: async () => ({
    rows: [plannedSession, { ...plannedSession, id: '8', isCancelled: true }],
    next: '7',
  }),
  getInHouseSession: async () => plannedSession,
  listPossibleAttendees: async () => ({
    rows: [{ id: '7', name: '7', isPresent: true }],
    next: '7',
  }),
  listSessionItems: async () => [{ value: '7', label: '7', type: 'video' }],
  hasOpenCode: async () => true,
}
