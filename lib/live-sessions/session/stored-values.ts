import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError, type FieldErrors } from '@/base/errors'
import { parseIndiaTime } from '@/base/india-time'
import type { Db } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { isOffered, isOfferedLabel, type Lists } from '@/lib/content/lists'
import { createAttendanceCode } from '../attendance/code'
import type { LiveSessionFormValues } from '../schema'

const MAX_TITLE_CHARS = 60

type LiveSessionColumns = Partial<typeof liveSessions.$inferInsert>

const NOT_OFFERED = 'notOffered'

type ListedValues = Pick<LiveSessionFormValues, 'theme' | 'subject' | 'region'>

/** Title in ASCII (or the kind) and date. Never changes, so that sent links stay valid. */
export function buildSlug({ title, kind, day }: { title: string; kind: string; day: string }) {
  const plainTitle = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_TITLE_CHARS)
    .replace(/^-|-$/g, '')
  return `${plainTitle || kind}-${day}`
}

export const getSharedColumns = (form: LiveSessionFormValues) => ({
  kind: form.kind,
  theme: form.theme,
  title: form.title,
  summary: form.summary,
  language: form.language,
  host: form.host,
  hostBio: form.hostBio,
  takeaway: form.takeaway,
  preparation: form.preparation,
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

/** A session keeps what it has when that is retired. */
export function requireOfferedValues(
  lists: Lists,
  { kind, theme, subject, region }: ListedValues & Pick<LiveSessionFormValues, 'kind'>,
  current?: ListedValues,
) {
  const isListed = (list: 'subject' | 'region', text: string | null) =>
    kind !== 'meeting' || !text || isOfferedLabel(lists[list], text, current?.[list])
  const errors: FieldErrors = {
    ...(theme && !isOffered(lists.theme, theme, current?.theme) && { theme: NOT_OFFERED }),
    ...(!isListed('subject', subject) && { subject: NOT_OFFERED }),
    ...(!isListed('region', region) && { region: NOT_OFFERED }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'checkForm', { errors })
}

export const renameSubject = (tx: Db, from: string, to: string) =>
  tx.update(liveSessions).set({ subject: to }).where(eq(liveSessions.subject, from))

export const renameRegion = (tx: Db, from: string, to: string) =>
  tx.update(liveSessions).set({ region: to }).where(eq(liveSessions.region, from))
