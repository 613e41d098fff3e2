import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'

type Viewer = { id: string }

const unsent = (id: string) => and(eq(mailOutbox.id, knownId(id)), isNull(mailOutbox.sentAt))

/** From the first try on. One whose content is gone cannot be. */
export async function sendAgain(viewer: Viewer, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [letter] = await tx
      .select({ isEmpty: sql<boolean>`${mailOutbox.data} = '{}'::jsonb` })
      .from(mailOutbox)
      .where(unsent(id))
      .for('update')
    if (!letter) throw new Refusal('notFound', 'mailNotThere')
    if (letter.isEmpty) throw new Refusal('conflict', 'cannotSendAgain')
    const again = { attempts: 0, dueAt: sql`now()`, lastError: null }
    await tx.update(mailOutbox).set(again).where(unsent(id))
    await record(tx, { act: 'mail.sent-again', by: aPerson(viewer.id), thing: id })
  })
}

/** Nobody tries it any more, and its content goes. The count of tries tells who has it in hand. */
export async function giveUpByHand(viewer: Viewer, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const given = await tx
      .update(mailOutbox)
      .set({ dueAt: null, data: {}, lastError: BY_HAND, attempts: sql`${mailOutbox.attempts} + 1` })
      .where(and(unsent(id), isNotNull(mailOutbox.dueAt)))
      .returning({ id: mailOutbox.id })
    if (given.length === 0) throw new Refusal('conflict', 'mailNotThere')
    await record(tx, { act: 'mail.given-up', by: aPerson(viewer.id), thing: id })
  })
}

const BY_HAND = 'given up by the team'
