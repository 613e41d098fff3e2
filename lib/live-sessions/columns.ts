import 'server-only'
import { sql } from 'drizzle-orm'
import { parseIndiaTime } from '@/base/india-time'
import { liveSessions } from '@/db/schema'
import { createAttendanceCode } from './attendance-code'
import type { LiveSessionFormValues } from './schema'

type LiveSessionColumns = Partial<typeof liveSessions.$inferInsert>

export const getSharedColumns = (form: LiveSessionFormValues) => ({
  kind: form.kind,
  theme: form.theme,
  title: form.title,
  summary: form.summary,
  language: form.language,
  host: form.host,
  hostBio: form.hostBio,
  minutes: form.minutes,
  meetingUrl: form.meetingUrl,
  audience: form.audience,
  capacity: form.capacity,
  subject: form.kind === 'meeting' ? form.subject : null,
  region: form.kind === 'meeting' ? form.region : null,
  providerClass: form.providerClass,
  mode: form.mode,
  standardDomain: form.standardDomain,
  attendanceMethod: form.attendanceMethod,
  resourceIds: form.resourceIds,
})

export const getOwnColumns = (form: LiveSessionFormValues): LiveSessionColumns => ({
  ...(form.attendanceMethod === 'code' &&
    form.attendanceCode && { attendanceCode: form.attendanceCode }),
  recordingVideoId: form.recordingVideoId,
  recordingUrl: form.recordingUrl,
})

/** Generates a code if attendance is recorded by code and none is set. */
export const getCodeColumn = ({ attendanceMethod }: LiveSessionFormValues) => ({
  attendanceCode:
    attendanceMethod === 'code'
      ? sql`coalesce(${liveSessions.attendanceCode}, ${createAttendanceCode()})`
      : null,
})

export const getStart = (form: LiveSessionFormValues) => parseIndiaTime(form.day, form.time)
