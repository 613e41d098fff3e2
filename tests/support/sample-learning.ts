import { getSchoolYear, summarizeMinutes } from '@/lib/learning/hours'
import { CBSE_RULE, summarizeSplit } from '@/lib/training/rules'

import { newEntry } from './items'

/** A learning record with numbers as names and texts, for pages that show one. */

const sampleThemes = [
  ...['social-impact', 'youth-leadership', 'ethics-innovation'].map((slug, index) => ({
    ...newEntry('theme', slug, `7${index}`),
  })),
  newEntry('theme', 'global-goals', '8', true),
]

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
  ...{ counts: true, closed: true, number: '7', corrected: true },
  ...{ revoked: false, feedback: 'open' as const },
}
const liveSessions = [
  liveSession,
  { ...liveSession, id: '8', number: null, feedback: 'given' as const },
  { ...liveSession, id: '9', number: null, closed: false },
  { ...liveSession, id: '10', revoked: true },
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
const activity = {
  ...classes,
  ...{ id: '7', userId: '7', title: '7', theme: null, day: '2026-11-21' },
}
const teacherActivities = [
  { ...activity, minutes: 90, provider: '7', number: '7', isBeforeJoining: true },
]
const _teacher = {
  ...{ userId: '7', name: '7', email: '7', joinedOn: '2026-04-02', leftOn: '2026-11-22' },
  activities: teacherActivities,
  beforeJoining: 90,
  split: summarizeSplit(rule, teacherActivities),
}
export const certificateLookups = {
  lookUpCertificate: async () => ({ is: 'certificate', certificate }),
}
const _file = {
  ...{ id: '7', kind: 'picture', type: 'image/webp', bytes: 7, name: '7' },
  ...{ facts: { width: 7, height: 7 }, coverId: null },
}
