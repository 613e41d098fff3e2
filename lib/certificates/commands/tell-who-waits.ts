import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { fullAddress } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { certificates, gatheringLetters, gatherings, presences, users } from '@/db/schema'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'

const AT_ONCE = 500

/**
 * Teachers who were present and have not chosen the name for certificates get one email about it. An
 * address that nobody has confirmed gets another one: `askToConfirm`.
 */
export async function tellWhoWaits(gatheringId: string): Promise<void> {
  const db = await database()
  while ((await db.transaction((tx) => tellSome(tx, gatheringId))) === AT_ONCE);
}

async function tellSome(tx: Db, gatheringId: string): Promise<number> {
  const claimed = await tx
    .insert(gatheringLetters)
    .select(
      sql`select p.gathering_id, p.user_id, ${KIND}, now()
        from ${presences} p join ${users} u on u.id = p.user_id
        join ${gatherings} g on g.id = p.gathering_id
        where p.gathering_id = ${gatheringId} and g.closed_at is not null
          and u.email_confirmed_at is not null and u.certificate_name is null
          and not exists (select from ${certificates} c where c.gathering_id = p.gathering_id and c.user_id = p.user_id)
          and not exists (select from ${gatheringLetters} l where l.gathering_id = p.gathering_id and l.user_id = p.user_id and l.kind = ${KIND})
        order by p.user_id limit ${AT_ONCE}`,
    )
    .onConflictDoNothing()
    .returning({ userId: gatheringLetters.userId })
  if (claimed.length > 0)
    await write(
      tx,
      gatheringId,
      claimed.map(({ userId }) => userId),
    )
  return claimed.length
}

const KIND = 'certificate-waits'

async function write(tx: Db, gatheringId: string, people: string[]) {
  const rows = await tx
    .select({ to: users.email, firstname: users.firstname, session: gatherings.title })
    .from(users)
    .innerJoin(gatherings, sql`${gatherings.id} = ${gatheringId}`)
    .where(inArray(users.id, people))
  const link = fullAddress(routes.certificateName)
  await enqueueMails(
    tx,
    rows.map(({ to, ...data }) => ({ template: 'certificateWaits', to, data: { ...data, link } })),
  )
}
