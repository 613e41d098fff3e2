import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, prepared } from '@/db/client'
import { certificates, gatherings } from '@/db/schema'
import { standingOf } from '../policy'

/** The one certificate of this number, as whoever holds the number may know it. */
export async function certificateBy(number: string) {
  const [row] = await byNumber(await database()).execute({ number })
  return row ? { ...row, standing: standingOf(row) } : null
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof certificateBy>>>

const byNumber = prepared((db) =>
  db
    .select({
      number: certificates.number,
      userId: certificates.userId,
      name: certificates.name,
      session: gatherings.title,
      slug: gatherings.slug,
      startsAt: gatherings.startsAt,
      minutes: gatherings.minutes,
      issuedAt: certificates.issuedAt,
      correctedAt: certificates.correctedAt,
      corrections: certificates.corrections,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(gatherings, eq(gatherings.id, certificates.gatheringId))
    .where(eq(certificates.number, sql.placeholder('number')))
    .prepare('certificate_by_number'),
)
