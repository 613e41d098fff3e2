import 'server-only'
import { sql } from 'drizzle-orm'
import { gatherings } from '@/db/schema'
import { createAttendanceCode } from './attendance-code'
import { parseIndiaTime } from './india-time'
import type { LiveSessionFormValues } from './schema'

type LiveSessionColumns = Partial<typeof gatherings.$inferInsert>

/** What those that follow one another have in common, as the table has it. */
export const getSharedColumns = (form: LiveSessionFormValues) => ({
  kind: form.kind,
  theme: form.theme,
  title: form.title,
  summary: form.summary,
  host: form.host,
  hostLine: form.host_line,
  minutes: form.minutes,
  meetingAddress: form.meeting_address,
  audience: form.audience,
  seats: form.seats,
  subject: form.kind === 'meeting' ? form.subject : null,
  region: form.kind === 'meeting' ? form.region : null,
  proof: form.proof,
  works: form.works,
})

/** What each has for itself. */
export const getOwnColumns = (form: LiveSessionFormValues): LiveSessionColumns => ({
  ...(form.proof === 'word' && form.word && { word: form.word }),
  recordingFilm: form.recording_film,
  recordingAddress: form.recording_address,
})

/** Attendance that is recorded by a code needs one: where none is typed or kept, it is generated. */
export const getCodeColumn = ({ proof }: LiveSessionFormValues) => ({
  word: proof === 'word' ? sql`coalesce(${gatherings.word}, ${createAttendanceCode()})` : null,
})

export const getStart = (form: LiveSessionFormValues) => parseIndiaTime(form.day, form.time)
