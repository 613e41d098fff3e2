import 'server-only'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { database } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'

type MailEditor = { id: string }

const matchesUnsent = (id: string) =>
  and(eq(mailOutbox.id, requireUuid(id)), isNull(mailOutbox.sentAt))

export async function resendMail(viewer: MailEditor, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [unsentMail] = await tx
      .select({
        template: mailOutbox.template,
        isEmpty: sql<boolean>`${mailOutbox.data} = '{}'::jsonb`,
      })
      .from(mailOutbox)
      .where(matchesUnsent(id))
      .for('update')
    if (!unsentMail) throw new AppError('notFound', 'emailNotFound')
    if (unsentMail.isEmpty) throw new AppError('conflict', 'emailNotResendable')
    const retryColumns = { attempts: 0, dueAt: sql`now()`, lastError: null, ...NO_OUTCOME }
    await tx.update(mailOutbox).set(retryColumns).where(matchesUnsent(id))
    await writeAuditLog(tx, {
      action: 'mail.resent',
      actor: userActor(viewer.id),
      targetId: id,
      values: { title: unsentMail.template },
    })
  })
}

/** Stops retries and deletes the content. The attempt count guards against a concurrent lease. */
export async function abandonMailByTeam(viewer: MailEditor, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const abandonedRows = await tx
      .update(mailOutbox)
      .set({
        dueAt: null,
        data: {},
        lastError: ABANDONED_BY_TEAM,
        attempts: sql`${mailOutbox.attempts} + 1`,
      })
      .where(and(matchesUnsent(id), isNotNull(mailOutbox.dueAt)))
      .returning({ title: mailOutbox.template })
    const [values] = abandonedRows
    if (!values) throw new AppError('conflict', 'emailNotFound')
    await writeAuditLog(tx, {
      action: 'mail.cancelled',
      actor: userActor(viewer.id),
      ...{ targetId: id, values },
    })
  })
}

const NO_OUTCOME = { outcome: null, outcomeAt: null }
const ABANDONED_BY_TEAM = 'given up by the team'
