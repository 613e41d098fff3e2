import 'server-only'
import { eq } from 'drizzle-orm'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import type { Db } from '@/db/client'
import { liveSessions } from '@/db/schema'
import type { AuditChange } from '@/i18n/audit-text'
import { findChangedFields } from './form-values'
import type { LiveSessionFormInput, LiveSessionFormValues } from './schema'

type Field = keyof LiveSessionFormInput

/** The log shows their values. Of the others it names the field only: links and the code are secret, texts are long. */
const SHOWN_FIELDS: Field[] = [
  ...(['kind', 'theme', 'title', 'language', 'day', 'time', 'minutes'] as const),
  ...(['audience', 'capacity', 'mode', 'attendanceMethod', 'state'] as const),
]
/** Later sessions of a series keep their own. */
const OWN_FIELDS: Field[] = ['attendanceCode', 'recordingVideoId', 'recordingUrl']

type SessionSave = { startsAt: Date; isFirst: boolean; changesTheme: boolean }

/** Before it is saved. */
export async function listSessionChanges(
  tx: Db,
  id: string,
  form: LiveSessionFormValues,
  { startsAt, isFirst, changesTheme }: SessionSave,
): Promise<AuditChange[]> {
  const [stored] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id))
  if (!stored) return []
  const saved = { ...form, day: formatIndiaDay(startsAt), time: formatIndiaClock(startsAt) }
  const isKept = (field: Field) =>
    (!isFirst && OWN_FIELDS.includes(field)) ||
    (field === 'theme' && !changesTheme) ||
    (field === 'attendanceCode' && !form.attendanceCode)
  return Object.entries(findChangedFields(stored, saved))
    .filter(([field]) => !isKept(field as Field))
    .map(([field, from]) =>
      SHOWN_FIELDS.includes(field as Field)
        ? { field, from: String(from), to: String(saved[field as Field] ?? '') }
        : { field },
    )
}
