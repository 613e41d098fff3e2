import type { PublicLiveSession } from '@/lib/live-sessions/queries/programme'
import type { SessionRegistration } from '@/lib/live-sessions/schema'

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

export const newSampleRegistration = (
  overrides: Partial<SessionRegistration> = {},
): SessionRegistration => ({
  slug: '7',
  title: '7',
  language: 'en',
  phase: 'upcoming',
  mine: 'none',
  ahead: 7,
  full: true,
  canAttend: true,
  canJoin: true,
  joined: false,
  acceptsCode: true,
  code: { from: timeAt(40).toISOString(), until: timeAt(90).toISOString() },
  present: true,
  opensAt: timeAt(-15).toISOString(),
  reason: '7',
  recording: { video: '7' },
  feedback: 'open',
  changesIn: null,
  ...overrides,
})

const REGISTRATIONS = {
  visitor: newSampleRegistration(),
  member: newSampleRegistration({ mine: 'waiting', joined: true, phase: 'live' }),
  subscriber: newSampleRegistration({ mine: 'registered' }),
}

export const programmeQueries = {
  parseProgrammeFilter: () => ({ kind: 'meeting' }),
  getProgramme: async () => ({
    coming: [
      newSampleSession(),
      newSampleSession({ slug: '8', phase: 'cancelled', state: 'cancelled' }),
    ],
    past: [newSampleSession({ slug: '9', phase: 'over' })],
    earlier: timeAt(0),
  }),
  findRegions: async () => ['7'],
  getNextLiveSession: async () => newSampleSession(),
  getLiveSession: async () => newSampleSession(),
  getWorkshopSlugsByTitle: async () => new Map(),
}

export const registrationFor = (access: keyof typeof REGISTRATIONS) => REGISTRATIONS[access]

const teamLiveSession = {
  ...newSampleSession(),
  id: '7',
  repeatId: '7',
  closedAt: null,
  registered: 7,
  waiting: 7,
  joined: 7,
  present: 7,
  version: 7,
  changedBy: '7',
  meetingUrl: '7',
  code: '7',
  recordingVideoId: null,
  recordingUrl: '7',
}

export const teamSessionQueries = {
  findTeamSessions: async () => ({
    rows: [teamLiveSession, { ...teamLiveSession, id: '8', state: 'draft' }],
    next: '7',
  }),
  getTeamSession: async () => teamLiveSession,
}

const attendee = {
  id: '7',
  name: '7',
  email: '7',
  state: 'registered',
  joinedAt: timeAt(0),
  source: 'code',
}

export const attendeeQueries = {
  findRegistrants: async () => ({
    rows: [attendee, { ...attendee, id: '8', state: 'waiting', source: null }],
    next: null,
  }),
  findUnlistedUsers: async () => [{ id: '9', name: '7', email: '7' }],
}

export const invitedQueries = {
  findInvitedAttendees: async () => [{ id: '7', name: '7', email: '7', invitedAt: timeAt(0) }],
}

export const ownFeedbackQueries = {
  getOwnFeedback: async () => ({
    ...{ title: '7', language: 'en', startsAt: timeAt(0), isOpen: true, closesAt: timeAt(60) },
    ...{ usefulness: 5, clarity: 4, comment: '7' },
  }),
}

const scores = { average: 4.5, counts: [0, 0, 0, 1, 1] }

export const feedbackResultQueries = {
  getFeedbackResults: async () => ({ count: 2, usefulness: scores, clarity: scores }),
  findFeedbackComments: async () => ({ comments: [{ key: '7', comment: '7' }], next: '7' }),
}
