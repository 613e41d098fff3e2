import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'

/** Sessions with numbers as texts, for tests that look for untranslated text. */

const timeAt = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 4, 30 + minutes))

export const newSampleSession = (
  overrides: Partial<PublicLiveSession> = {},
): PublicLiveSession => ({
  slug: '7',
  kind: 'meeting',
  state: 'published',
  theme: 'global-goals',
  themeLabel: '7',
  title: '7',
  summary: '7',
  language: 'en',
  host: '7',
  hostBio: '7',
  takeaway: '7',
  preparation: '7',
  startsAt: timeAt(0),
  minutes: 60,
  rescheduledFrom: timeAt(-60),
  audience: 'subscriber',
  capacity: 7,
  subject: '7',
  region: '7',
  attendanceMethod: 'code',
  resourceIds: ['global-goals-deck'],
  cancelReason: '7',
  updatedAt: timeAt(-600),
  hasRecording: true,
  now: timeAt(0),
  phase: 'live',
  ...overrides,
})

const _attendee = {
  id: '7',
  name: '7',
  email: '7',
  state: 'registered',
  joinedAt: timeAt(0),
  source: 'code',
}

const _scores = { average: 4.5, counts: [0, 0, 0, 1, 1] }
