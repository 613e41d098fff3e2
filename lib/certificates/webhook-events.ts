import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { certificates } from '@/db/schema'
import { enqueueEvents, schoolsOfTeacher, toJsonTime } from '@/lib/webhooks/enqueue'

export type CertificateEvent = 'certificate.issued' | 'certificate.revoked'

/** Without the name on it: the number leads to the public page of the certificate. */
export async function tellCertificates(
  tx: Db,
  event: CertificateEvent,
  numbers: string[],
): Promise<void> {
  if (numbers.length === 0) return
  await enqueueEvents(
    tx,
    event,
    sql`select 'certificate:' || number as object, user_id as "userId",
      ${schoolsOfTeacher(sql`certificates.user_id`)} as "schoolIds",
      jsonb_build_object('number', number, 'session_id', live_session_id, 'teacher_id', user_id,
        'issued_at', ${toJsonTime(sql`issued_at`)}, 'revoked_at', ${toJsonTime(sql`revoked_at`)}) as data
      from ${certificates} where ${inArray(certificates.number, numbers)} order by number`,
  )
}
