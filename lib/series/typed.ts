import 'server-only'
import type { gatherings } from '@/db/schema'
import { seriesWords } from '@/words/series'
import { teamSessionsWords } from '@/words/team-sessions'
import { clockInIndia, dayInIndia } from './india-time'
import type { GatheringForm, GatheringInput } from './schema'

type Stored = Pick<
  typeof gatherings.$inferSelect,
  | 'kind'
  | 'theme'
  | 'title'
  | 'summary'
  | 'host'
  | 'hostLine'
  | 'startsAt'
  | 'minutes'
  | 'meetingAddress'
  | 'audience'
  | 'seats'
  | 'subject'
  | 'region'
  | 'proof'
  | 'word'
  | 'works'
  | 'recordingFilm'
  | 'recordingAddress'
  | 'state'
>

/** A session as its form is filled in. */
export const typedOf = (session: Stored): GatheringInput => ({
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

/** The fields in which a session reads otherwise now than what somebody has sent. */
export function differing(session: Stored, form: GatheringForm): Partial<GatheringInput> {
  const fields = Object.entries(typedOf(session)) as [keyof GatheringInput, string | string[]][]
  return Object.fromEntries(
    fields.filter(([name, now]) => String(now) !== String(form[name] ?? '')),
  )
}

/** The same as somebody reads it in the form: by the label, where one is chosen of a few. */
export function readable(theirs: Partial<GatheringInput>): Record<string, string> {
  const { kinds, themes } = seriesWords()
  const { audiences, proofs, states } = teamSessionsWords().form
  const labels: Record<string, Record<string, string>> = {
    kind: kinds,
    theme: themes,
    audience: audiences,
    proof: proofs,
    state: states,
  }
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => {
      const text = [value].flat().join(', ')
      return [name, labels[name]?.[text] ?? text]
    }),
  )
}
