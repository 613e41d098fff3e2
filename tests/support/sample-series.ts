import type { Told } from '@/lib/series/queries/programme'
import type { Place } from '@/lib/series/schema'

/** Sessions whose own words are numbers, for tests that look at everybody else's. */

const moment = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 4, 30 + minutes))

export const gathering = (over: Partial<Told> = {}): Told => ({
  slug: '7',
  kind: 'meeting',
  state: 'published',
  theme: 'global-goals',
  title: '7',
  summary: '7',
  host: '7',
  hostLine: '7',
  startsAt: moment(0),
  minutes: 60,
  movedFrom: moment(-60),
  audience: 'subscriber',
  seats: 7,
  subject: '7',
  region: '7',
  proof: 'word',
  works: ['global-goals-deck'],
  cancelReason: '7',
  updatedAt: moment(-600),
  hasRecording: true,
  now: moment(0),
  standing: 'live',
  ...over,
})

export const place = (over: Partial<Place> = {}): Place => ({
  slug: '7',
  title: '7',
  standing: 'upcoming',
  mine: 'none',
  ahead: 7,
  full: true,
  mayFollow: true,
  mayJoin: true,
  joined: false,
  takesWord: true,
  code: { from: moment(40).toISOString(), until: moment(90).toISOString() },
  present: true,
  opensAt: moment(-15).toISOString(),
  reason: '7',
  recording: { film: '7' },
  changesIn: null,
  ...over,
})

const PLACES = {
  visitor: place(),
  member: place({ mine: 'waiting', joined: true, standing: 'live' }),
  subscriber: place({ mine: 'registered' }),
}

export const programmeQueries = {
  filterFrom: () => ({ kind: 'meeting' }),
  programme: async () => ({
    coming: [gathering(), gathering({ slug: '8', standing: 'cancelled', state: 'cancelled' })],
    past: [gathering({ slug: '9', standing: 'over' })],
    earlier: moment(0),
  }),
  regions: async () => ['7'],
  nextGathering: async () => gathering(),
  gatheringAt: async () => gathering(),
  workshopPages: async () => new Map(),
}

export const placeFor = (access: keyof typeof PLACES) => PLACES[access]

const session = {
  ...gathering(),
  id: '7',
  repeatId: '7',
  closedAt: null,
  registered: 7,
  waiting: 7,
  joined: 7,
  present: 7,
  version: 7,
  changedBy: '7',
  meetingAddress: '7',
  word: '7',
  recordingFilm: null,
  recordingAddress: '7',
}

export const deskQueries = {
  deskSessions: async () => ({
    rows: [session, { ...session, id: '8', state: 'draft' }],
    next: '7',
  }),
  deskSession: async () => session,
}

const person = {
  id: '7',
  name: '7',
  email: '7',
  state: 'registered',
  joinedAt: moment(0),
  how: 'word',
}

export const peopleQueries = {
  peopleOf: async () => ({
    rows: [person, { ...person, id: '8', state: 'waiting', how: null }],
    next: null,
  }),
  unlistedPeople: async () => [{ id: '9', name: '7', email: '7' }],
}
