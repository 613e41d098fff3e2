import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { fullAddress } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { certificates, gatherings, presences, users } from '@/db/schema'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { numberByLot } from '../by-lot'
import { givesCertificates, lacksCertificate } from '../due'

/** Those of one session, or of one person, who are due one. */
type Whom = { gatheringId: string } | { userId: string }

const AT_ONCE = 100
/** Nobody waits for the ten thousandth; whoever reads the site meanwhile does. */
const BREATH_MS = 100

/** Issues what is due, a hundred at a time and with a breath between, so that the site answers meanwhile. */
export async function issueTo(whom: Whom): Promise<void> {
  const db = await database()
  while ((await db.transaction((tx) => issueSome(tx, whom))) === AT_ONCE) await pause(BREATH_MS)
}

/**
 * Whoever was present at a closed session, has confirmed address and name, and has no certificate of it
 * yet. That there is never a second is the unique index's word and not this query's. A number that is
 * taken already is passed over like a person who has just been served: the next round draws another.
 */
export async function issueSome(tx: Db, whom: Whom): Promise<number> {
  const due = await dueTo(tx, whom)
  if (due.length === 0) return 0
  const issued = await tx
    .insert(certificates)
    .values(due.map(({ letter: _, ...row }) => ({ ...row, number: numberByLot() })))
    .onConflictDoNothing()
    .returning({
      number: certificates.number,
      gatheringId: certificates.gatheringId,
      userId: certificates.userId,
    })
  const letters = new Map(due.map((row) => [keyOf(row), row.letter]))
  await enqueueMails(
    tx,
    issued.flatMap((row) => {
      const letter = letters.get(keyOf(row))
      const link = fullAddress(routes.myCertificate(row.number))
      return letter
        ? { template: 'certificateIssued', to: letter.to, data: { ...letter.data, link } }
        : []
    }),
  )
  return issued.length < due.length ? AT_ONCE : due.length
}

const keyOf = (row: { gatheringId: string; userId: string | null }) =>
  `${row.gatheringId} ${row.userId}`

async function dueTo(tx: Db, whom: Whom) {
  const rows = await tx
    .select({
      gatheringId: presences.gatheringId,
      userId: presences.userId,
      name: users.certificateName,
      to: users.email,
      firstname: users.firstname,
      session: gatherings.title,
    })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .innerJoin(gatherings, eq(gatherings.id, presences.gatheringId))
    .where(
      and(
        'userId' in whom
          ? eq(presences.userId, whom.userId)
          : eq(presences.gatheringId, whom.gatheringId),
        givesCertificates,
        lacksCertificate,
        isNotNull(users.emailConfirmedAt),
        isNotNull(users.certificateName),
      ),
    )
    .orderBy(asc(presences.gatheringId), asc(presences.userId))
    .limit(AT_ONCE)
  return rows.map(({ to, firstname, session, name, ...ids }) => ({
    ...ids,
    name: name ?? '',
    letter: { to, data: { firstname, session } },
  }))
}
