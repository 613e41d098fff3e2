import 'server-only'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { gatheringLetters, gatherings, presences, users } from '@/db/schema'
import { storeAddressLink } from '@/lib/accounts/address-links'
import { confirmAddress } from '@/lib/accounts/links'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { givesCertificates, lacksCertificate, lacksLetter } from '../due'

const BATCH = 100
const KIND = 'certificate-address'
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * People whose address is not confirmed get the confirmation link once more, with a sentence about the
 * certificate: nothing else may go to an address that nobody has confirmed. Each gets it once.
 */
export async function askToConfirm(gatheringId: string): Promise<void> {
  const db = await database()
  let after: string | undefined = FIRST
  while (after) after = await db.transaction((tx) => askSome(tx, gatheringId, after ?? FIRST))
}

/** Answers by the last one asked; nothing when nobody is left. */
async function askSome(tx: Db, gatheringId: string, after: string) {
  const people = await unconfirmed(tx, gatheringId, after)
  for (const person of people) await ask(tx, gatheringId, person)
  return people.at(-1)?.id
}

type Unconfirmed = Awaited<ReturnType<typeof unconfirmed>>[number]

async function ask(tx: Db, gatheringId: string, { id: userId, email, ...told }: Unconfirmed) {
  const claim = { gatheringId, userId, kind: KIND }
  const claimed = await tx
    .insert(gatheringLetters)
    .values(claim)
    .onConflictDoNothing()
    .returning({ userId: gatheringLetters.userId })
  if (claimed.length === 0) return
  const wish = routes.certificateName
  const token = await storeAddressLink(tx, { userId, kind: 'confirm', email, wish })
  const data = { ...told, link: confirmAddress(token) }
  const sent = await enqueueMail(tx, { template: 'certificateAddress', to: email, data })
  // This mailbox has had its emails for today: housekeeping asks again.
  if (!sent) await tx.delete(gatheringLetters).where(isClaim(claim))
}

const isClaim = ({ gatheringId, userId, kind }: typeof gatheringLetters.$inferInsert) =>
  and(
    eq(gatheringLetters.gatheringId, gatheringId),
    eq(gatheringLetters.userId, userId),
    eq(gatheringLetters.kind, kind),
  )

const unconfirmed = (tx: Db, gatheringId: string, after: string) =>
  tx
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      session: gatherings.title,
    })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .innerJoin(gatherings, eq(gatherings.id, presences.gatheringId))
    .where(
      and(
        eq(presences.gatheringId, gatheringId),
        gt(users.id, after),
        givesCertificates,
        lacksCertificate,
        lacksLetter(KIND),
        isNull(users.emailConfirmedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH)
