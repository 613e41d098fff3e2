import { clockInIndia, dayInIndia } from '@/lib/series/india-time'
import type { DeskSession } from '@/lib/series/queries/desk'
import type { GatheringInput } from '@/lib/series/schema'

/** A session as its form is filled in. */
export const typedOf = (session: DeskSession): GatheringInput => ({
  kind: session.kind,
  theme: session.theme ?? '',
  title: session.title,
  summary: session.summary,
  host: session.host,
  host_line: session.hostLine,
  day: dayInIndia(session.startsAt),
  time: clockInIndia(session.startsAt),
  minutes: String(session.minutes),
  meeting_address: session.meetingAddress,
  audience: session.audience,
  seats: session.seats === null ? '' : String(session.seats),
  subject: session.subject ?? '',
  region: session.region ?? '',
  proof: session.proof,
  word: session.word ?? '',
  works: session.works,
  recording_film: session.recordingFilm ?? '',
  recording_address: session.recordingAddress ?? '',
  state: session.state === 'draft' ? 'draft' : 'published',
})
