import 'server-only'
import { sql } from 'drizzle-orm'
import { gatherings } from '@/db/schema'
import { newAttendanceCode } from './attendance-code'
import { momentInIndia } from './india-time'
import type { GatheringForm } from './schema'

type Columns = Partial<typeof gatherings.$inferInsert>

/** What those that follow one another have in common, as the table has it. */
export const commonColumns = (form: GatheringForm) => ({
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
export const ownColumns = (form: GatheringForm): Columns => ({
  ...(form.proof === 'word' && form.word && { word: form.word }),
  recordingFilm: form.recording_film,
  recordingAddress: form.recording_address,
})

/** Attendance that is recorded by a code needs one: where none is typed or kept, it is generated. */
export const codeColumn = ({ proof }: GatheringForm) => ({
  word: proof === 'word' ? sql`coalesce(${gatherings.word}, ${newAttendanceCode()})` : null,
})

export const startOf = (form: GatheringForm) => momentInIndia(form.day, form.time)
