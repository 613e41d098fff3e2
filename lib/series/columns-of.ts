import 'server-only'
import type { gatherings } from '@/db/schema'
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
  word: form.proof === 'word' ? form.word : null,
  recordingFilm: form.recording_film,
  recordingAddress: form.recording_address,
})

export const startOf = (form: GatheringForm) => momentInIndia(form.day, form.time)
