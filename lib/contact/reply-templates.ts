import 'server-only'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { replyTemplates } from '@/db/schema'
import { listChanges, userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { EditConflict } from '@/lib/http/result'
import type { ReplyTemplateInput, ReplyTemplateUpdateInput } from './template-schema'

export type ReplyTemplate = { id: string; name: string; text: string; version: number }

export const MAX_REPLY_TEMPLATES = 50

type TemplateAuthor = { id: string }

type TemplateEditConflict = EditConflict<Record<string, string>>

export async function listReplyTemplates(): Promise<ReplyTemplate[]> {
  const { id, name, text, version } = replyTemplates
  const db = await database()
  return db
    .select({ id, name, text, version })
    .from(replyTemplates)
    .where(isNull(replyTemplates.removedAt))
    .orderBy(orderByName(name), asc(id))
}

export async function createReplyTemplate(
  viewer: TemplateAuthor,
  form: ReplyTemplateInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    // Additions take turns, so that two at once do not pass the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reply_templates'))`)
    const count = await tx.$count(replyTemplates, isNull(replyTemplates.removedAt))
    if (count >= MAX_REPLY_TEMPLATES) throw new AppError('conflict', 'tooManyReplyTemplates')
    const [row] = await tx
      .insert(replyTemplates)
      .values({ ...form, changedBy: viewer.id })
      .returning({ id: replyTemplates.id })
    await writeAuditLog(tx, {
      action: 'reply-template.created',
      actor: userActor(viewer.id),
      targetId: row?.id ?? '',
      values: { title: form.name },
    })
  })
}

/** Saves nothing on an edit conflict. */
export async function updateReplyTemplate(
  viewer: TemplateAuthor,
  id: string,
  { version, ...text }: ReplyTemplateUpdateInput,
): Promise<TemplateEditConflict | null> {
  const db = await database()
  return db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id)
    if (before.removedAt) throw new AppError('notFound', 'notFound')
    if (before.version !== version) return describeConflict(tx, before, text)
    await tx
      .update(replyTemplates)
      .set({ ...text, version: version + 1, changedBy: viewer.id })
      .where(eq(replyTemplates.id, before.id))
    await writeAuditLog(tx, {
      action: 'reply-template.changed',
      actor: userActor(viewer.id),
      targetId: before.id,
      values: { title: before.name, changes: listChanges(before, text, ['name'], ['text']) },
    })
    return null
  })
}

/** Done twice, it changes nothing the second time. */
export async function setReplyTemplateRemoved(
  viewer: TemplateAuthor,
  id: string,
  isRemoved: boolean,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id)
    if ((before.removedAt !== null) === isRemoved) return
    await tx
      .update(replyTemplates)
      .set({ removedAt: isRemoved ? sql`now()` : null, changedBy: viewer.id })
      .where(eq(replyTemplates.id, before.id))
    await writeAuditLog(tx, {
      action: isRemoved ? 'reply-template.removed' : 'reply-template.restored',
      actor: userActor(viewer.id),
      targetId: before.id,
      values: { title: before.name },
    })
  })
}

async function lockTemplate(tx: Db, id: string) {
  const [template] = await tx
    .select()
    .from(replyTemplates)
    .where(eq(replyTemplates.id, requireUuid(id)))
    .for('update')
  if (!template) throw new AppError('notFound', 'notFound')
  return template
}

async function describeConflict(
  tx: Db,
  { name, text, version, changedBy }: Awaited<ReturnType<typeof lockTemplate>>,
  typed: ReplyTemplateInput,
): Promise<TemplateEditConflict> {
  const [editor] = await tx
    .select({ name: users.firstname })
    .from(users)
    .where(eq(users.id, changedBy ?? sql`null`))
  const theirs = {
    ...(name !== typed.name && { name }),
    ...(text !== typed.text && { text }),
  }
  return { name: editor?.name ?? null, version, theirs }
}
