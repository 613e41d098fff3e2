import 'server-only'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { dataExports } from '@/db/schema'
import type { StepUpInput } from '@/lib/accounts/schema'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '@/lib/accounts/step-up'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'

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
    const tokenColumns = { tokenHash: hashToken(token), expiresAt: fromNow(RETENTION.dataExport) }
    await tx
      .insert(dataExports)
      .values({ userId: viewer.id, ...tokenColumns })
      .onConflictDoUpdate({
        target: dataExports.userId,
        set: { ...tokenColumns, createdAt: sql`now()` },
      })
    await writeAuditLog(tx, { action: 'data-export.requested', actor: userActor(viewer.id) })
  })
  return token
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
