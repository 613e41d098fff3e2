import 'server-only'
import type { gatherings } from '@/db/schema'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamSessionsText } from '@/i18n/team-sessions'
import { formatIndiaClock, formatIndiaDay } from './india-time'
import type { LiveSessionFormInput, LiveSessionFormValues } from './schema'

type StoredLiveSession = Pick<
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

export const toFormValues = (liveSession: StoredLiveSession): LiveSessionFormInput => ({
  kind: liveSession.kind,
  theme: liveSession.theme ?? '',
  title: liveSession.title,
  summary: liveSession.summary,
  host: liveSession.host,
  host_line: liveSession.hostLine,
  day: formatIndiaDay(liveSession.startsAt),
  time: formatIndiaClock(liveSession.startsAt),
  minutes: String(liveSession.minutes),
  meeting_address: liveSession.meetingAddress,
  audience: liveSession.audience,
  seats: liveSession.seats === null ? '' : String(liveSession.seats),
  subject: liveSession.subject ?? '',
  region: liveSession.region ?? '',
  proof: liveSession.proof,
  word: liveSession.word ?? '',
  works: liveSession.works,
  recording_film: liveSession.recordingFilm ?? '',
  recording_address: liveSession.recordingAddress ?? '',
  state: liveSession.state === 'draft' ? 'draft' : 'published',
})

export function findChangedFields(
  liveSession: StoredLiveSession,
  form: LiveSessionFormValues,
): Partial<LiveSessionFormInput> {
  const fields = Object.entries(toFormValues(liveSession)) as [
    keyof LiveSessionFormInput,
    string | string[],
  ][]
  return Object.fromEntries(
    fields.filter(([name, currentValue]) => String(currentValue) !== String(form[name] ?? '')),
  )
}

export function formatConflictValues(
  currentValues: Partial<LiveSessionFormInput>,
): Record<string, string> {
  const { kinds, themes } = liveSessionText()
  const { audiences, proofs: attendanceMethods, states } = teamSessionsText().form
  const labels: Record<string, Record<string, string>> = {
    kind: kinds,
    theme: themes,
    audience: audiences,
    proof: attendanceMethods,
    state: states,
  }
  return Object.fromEntries(
    Object.entries(currentValues).map(([name, value]) => {
      const text = [value].flat().join(', ')
      return [name, labels[name]?.[text] ?? text]
    }),
  )
}
