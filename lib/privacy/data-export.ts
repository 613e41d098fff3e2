import 'server-only'
import { Readable } from 'node:stream'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { fromNow } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { dataExports, privacyRequests } from '@/db/schema'
import { personalDataText } from '@/i18n/personal'
import { buildDataExportUrl } from '@/lib/accounts/links'
import { lockAccountRow } from '@/lib/accounts/locks'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '@/lib/accounts/password/check'
import type { StepUpInput } from '@/lib/accounts/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import { createZip } from '@/lib/files/zip'
import { enqueueMail } from '@/lib/mail/outbox'
import { type DataSubject, readRows } from '@/lib/personal-data/personal-data-source'
import { type ExportSection, renderDataExportPage } from './data-export-page'
import { personalDataSources } from './domains'
import type { PrivacyEmailData } from './emails'
import { ensurePrivacyRequest, findDataSubject } from './requests'

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

export async function sendDataExport(request: Request, userId: string): Promise<Response> {
  const user = await findDataSubject(await database(), userId)
  if (!user) throw new AppError('notFound', 'notFound')
  const body = request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(createArchive(user)))
  const { files } = personalDataText()
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${files.archive}"`,
    },
  })
}

export async function collectSections(user: DataSubject): Promise<ExportSection[]> {
  const db = await database()
  const sections: ExportSection[] = []
  for (const source of personalDataSources)
    sections.push({ name: source.name, rows: await readRows(db, source, user) })
  return sections
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

function createArchive(user: DataSubject): AsyncGenerator<Buffer> {
  const { files } = personalDataText()
  const createdAt = new Date()
  let pendingSections: Promise<ExportSection[]> | undefined
  const loadSections = () => {
    pendingSections ??= withoutDeadline(() => collectSections(user))
    return pendingSections
  }
  return createZip([
    {
      name: files.data,
      read: async () =>
        Buffer.from(JSON.stringify(toExportData(createdAt, await loadSections()), null, 2)),
    },
    {
      name: files.page,
      read: async () =>
        Buffer.from(renderDataExportPage({ createdAt, user, sections: await loadSections() })),
    },
  ])
}

const toExportData = (createdAt: Date, sections: ExportSection[]) => ({
  createdAt: createdAt.toISOString(),
  ...Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
})
