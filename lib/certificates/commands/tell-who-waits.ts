import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { fullAddress } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { gatheringLetters, gatherings, presences, users } from '@/db/schema'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate, lacksLetter } from '../due'

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
      sql`select ${presences.gatheringId}, ${presences.userId}, ${KIND}, now()
        from ${presences} join ${users} on ${users.id} = ${presences.userId}
        join ${gatherings} on ${gatherings.id} = ${presences.gatheringId}
        where ${presences.gatheringId} = ${gatheringId} and ${givesCertificates}
          and ${lacksCertificate} and ${lacksLetter(KIND)}
          and ${users.emailConfirmedAt} is not null and ${users.certificateName} is null
        order by ${presences.userId} limit ${AT_ONCE}`,
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
