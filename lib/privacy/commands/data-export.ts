import 'server-only'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { dataExports, privacyRequests } from '@/db/schema'
import { buildDataExportUrl } from '@/lib/accounts/links'
import { lockAccountRow } from '@/lib/accounts/locks'
import type { StepUpInput } from '@/lib/accounts/schema'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '@/lib/accounts/step-up'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import { enqueueMail } from '@/lib/mail/outbox'
import type { PrivacyEmailData } from '../emails'
import { ensurePrivacyRequest } from './privacy-requests'

/** Requires a login and a step-up; valid for one hour and one use. */
export async function createDataExportLink(
  viewer: StepUpViewer,
  stepUp: StepUpInput,
): Promise<string> {
  const checkedStepUp = await checkStepUp(viewer, stepUp)
  const token = createToken()
  const db = await database()
  await db.transaction(async (tx) => {
    await lockCheckedAccount(tx, viewer.id, checkedStepUp)
    await storeDataExportLink(tx, viewer.id, { token, seconds: RETENTION.dataExport })
    await writeAuditLog(tx, { action: 'data-export.requested', actor: userActor(viewer.id) })
  })
  return token
}

/**
 * On request, to the user's own mailbox: the team never sees the data. The link works for the logged-in user
 * only. Ends the open request.
 */
export async function sendDataExportLink(viewer: { id: string }, id: string): Promise<void> {
  const token = createToken()
  const db = await database()
  await db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, requireUuid(id))
    if (!account) throw new AppError('notFound', 'notFound')
    if (!account.confirmedAt || account.failedAt) throw new AppError('conflict', 'emailNotUsable')
    const { firstname, email } = account
    await storeDataExportLink(tx, id, { token, seconds: RETENTION.sentDataExport })
    await enqueueMail<PrivacyEmailData>(tx, {
      template: 'dataExportReady',
      to: email,
      data: { firstname, link: buildDataExportUrl(token) },
    })
    await ensurePrivacyRequest(tx, viewer, id, 'export')
    await tx
      .update(privacyRequests)
      .set({ doneAt: sql`now()` })
      .where(
        and(
          eq(privacyRequests.userId, id),
          eq(privacyRequests.kind, 'export'),
          isNull(privacyRequests.doneAt),
        ),
      )
    await writeAuditLog(tx, { action: 'user.exported', actor: userActor(viewer.id), userId: id })
  })
}

async function storeDataExportLink(
  tx: Db,
  userId: string,
  { token, seconds }: { token: string; seconds: number },
) {
  const tokenColumns = { tokenHash: hashToken(token), expiresAt: fromNow(seconds) }
  await tx
    .insert(dataExports)
    .values({ userId, ...tokenColumns })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: { ...tokenColumns, createdAt: sql`now()` },
    })
}

/** Deleting the row consumes the link. Other users' links do not exist here. */
export async function consumeDataExportLink(
  viewer: { id: string },
  token: string,
): Promise<boolean> {
  if (!isToken(token)) return false
  const db = await database()
  const deletedRows = await db
    .delete(dataExports)
    .where(
      and(
        eq(dataExports.userId, viewer.id),
        eq(dataExports.tokenHash, hashToken(token)),
        gt(dataExports.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: dataExports.userId })
  return deletedRows.length > 0
}

export async function purgeDataExports(db: Db): Promise<void> {
  await db.delete(dataExports).where(lt(dataExports.expiresAt, sql`now()`))
}
