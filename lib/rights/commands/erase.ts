import 'server-only'
import { and, eq, lte, sql } from 'drizzle-orm'
import { log } from '@/base/log'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { erasures, users } from '@/db/schema'
import { record, theSite } from '@/lib/audit/record'
import { forgetFiledLetters } from '@/lib/mail/filed'
import { enqueueMail } from '@/lib/mail/outbox'
import { holdings } from '../domains'
import type { AfterErasure, Person, Wish } from '../holding'
import { obstacleOf } from '../obstacle'

const DAY = 24 * 60 * 60

/** Erases everybody whose day has come. Any number of instances may do it at once: each takes its own. */
export async function eraseDue(): Promise<number> {
  let erased = 0
  for (;;) {
    const db = await database()
    const end = await db.transaction(eraseNext)
    if (!end) return erased
    if (end.person) {
      erased += 1
      await forgetFiledLetters(end.person.email)
      for (const after of end.afterwards) await after()
      log().info({ event: 'person.erased' })
    }
  }
}

/**
 * One person, whole or not at all. The account's row is held so that nobody can begin to refer to it:
 * who comes meanwhile waits, and then finds nobody. What they do at the same moment comes either before,
 * and goes along, or after, and is refused.
 */
async function eraseNext(tx: Db): Promise<Erased | null> {
  const person = await holdNext(tx)
  if (!person) return null
  const wish = await wishOf(tx, person.id)
  if (!wish) return NOBODY
  const obstacle = await obstacleOf(tx, person.id)
  if (obstacle) {
    await putOff(tx, person)
    return NOBODY
  }
  return { person, afterwards: await erasePerson(tx, person, wish) }
}

type Erased = { person: Person | null; afterwards: AfterErasure[] }
const NOBODY: Erased = { person: null, afterwards: [] }

async function holdNext(tx: Db) {
  const [person] = await tx
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
    })
    .from(users)
    .innerJoin(erasures, eq(erasures.userId, users.id))
    .where(lte(erasures.dueAt, sql`now()`))
    .orderBy(erasures.dueAt)
    .limit(1)
    .for('update', { of: users, skipLocked: true })
  return person ?? null
}

/** Nothing, where it was taken back while the account's row was being reached for. */
async function wishOf(tx: Db, userId: string): Promise<Wish | null> {
  const [wish] = await tx
    .select({ keepCertificates: erasures.keepCertificates })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), lte(erasures.dueAt, sql`now()`)))
  return wish ?? null
}

/** Every domain erases its own; the account itself goes last, and takes along what only refers to it. */
export async function erasePerson(tx: Db, person: Person, wish: Wish): Promise<AfterErasure[]> {
  const afterwards: AfterErasure[] = []
  for (const { outside } of holdings) if (outside) afterwards.push(await outside(tx, person, wish))
  for (const holding of holdings) await holding.erase(tx, person, wish)
  await tx.delete(users).where(eq(users.id, person.id))
  await record(tx, { act: 'person.erased', by: theSite, person: person.id })
  return afterwards
}

/** Since the wish a school or the team has come to depend on the person, who is told once. */
async function putOff(tx: Db, person: Person & { firstname: string }) {
  const [held] = await tx
    .update(erasures)
    .set({ dueAt: fromNow(DAY), heldAt: sql`coalesce(${erasures.heldAt}, now())` })
    .where(eq(erasures.userId, person.id))
    .returning({ first: sql<boolean>`${erasures.heldAt} = now()` })
  if (!held?.first) return
  const data = { firstname: person.firstname }
  await enqueueMail(tx, { template: 'erasureHeld', to: person.email, data })
}
