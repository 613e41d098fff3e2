import 'server-only'
import { sql } from 'drizzle-orm'
import { gatherings } from '@/db/schema'
import { createAttendanceCode } from './attendance-code'
import { parseIndiaTime } from './india-time'
import type { LiveSessionFormValues } from './schema'

type LiveSessionColumns = Partial<typeof gatherings.$inferInsert>

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

export const getOwnColumns = (form: LiveSessionFormValues): LiveSessionColumns => ({
  ...(form.proof === 'word' && form.word && { word: form.word }),
  recordingFilm: form.recording_film,
  recordingAddress: form.recording_address,
})

/** Generates a code if attendance is recorded by code and none is set. */
export const getCodeColumn = ({ proof }: LiveSessionFormValues) => ({
  word: proof === 'word' ? sql`coalesce(${gatherings.word}, ${createAttendanceCode()})` : null,
})

export const getStart = (form: LiveSessionFormValues) => parseIndiaTime(form.day, form.time)
