import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { announcements } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { EditConflict } from '@/lib/http/edit-conflict'
import { lockAnnouncement, type StoredAnnouncement } from '../locks'
import { canEditAnnouncement } from '../policy'
import {
  type AnnouncementInput,
  type AnnouncementUpdateInput,
  formatTarget,
  parseTarget,
} from '../schema'

type AnnouncementEditConflict = EditConflict<Record<string, string>>

export async function createAnnouncement(
  viewer: { id: string },
  form: AnnouncementInput,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(announcements)
      .values({ ...toColumns(form), changedBy: viewer.id })
      .returning({ id: announcements.id })
    if (!row) throw new Error('the announcement was not inserted')
    await writeAuditLog(tx, {
      action: 'announcement.created',
      actor: userActor(viewer.id),
      targetId: row.id,
      values: { title: form.subject },
    })
    return row.id
  })
}

/** Saves nothing on an edit conflict. */
export async function updateAnnouncement(
  viewer: { id: string },
  id: string,
  form: AnnouncementUpdateInput,
): Promise<AnnouncementEditConflict | null> {
  const db = await database()
  return db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    if (!canEditAnnouncement(before.state)) throw new AppError('conflict', 'announcementNotDraft')
    if (before.version !== form.version) return describeConflict(tx, before, form)
    await tx
      .update(announcements)
      .set({
        ...toColumns(form),
        changedBy: viewer.id,
        version: sql`${announcements.version} + 1`,
      })
      .where(eq(announcements.id, before.id))
    return null
  })
}

/** The subject must be typed. Sent or scheduled announcements stay. */
export async function deleteAnnouncement(
  viewer: { id: string },
  id: string,
  typedSubject: string,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { subject, state } = await lockAnnouncement(tx, id)
    if (!canEditAnnouncement(state)) throw new AppError('conflict', 'announcementNotDraft')
    if (typedSubject !== subject)
      throw new AppError('invalid', 'checkForm', { errors: { typed: 'subjectNotTyped' } })
    await tx.delete(announcements).where(eq(announcements.id, id))
    await writeAuditLog(tx, {
      action: 'announcement.deleted',
      actor: userActor(viewer.id),
      targetId: id,
      values: { title: subject },
    })
  })
}

function toColumns({ target, district, subject, body }: AnnouncementInput) {
  const parsedTarget = parseTarget(target, district ?? '')
  if (!parsedTarget) throw new AppError('invalid', 'checkForm')
  return { ...parsedTarget, subject, body }
}

async function describeConflict(
  tx: Db,
  before: StoredAnnouncement,
  form: AnnouncementUpdateInput,
): Promise<AnnouncementEditConflict> {
  const [editor] = await tx
    .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(eq(users.id, before.changedBy ?? sql`null`))
  const currentValues = {
    target: formatTarget(before),
    district: before.audience === 'district' ? before.audienceValue : '',
    subject: before.subject,
    body: before.body,
  }
  const theirs = Object.fromEntries(
    Object.entries(currentValues).filter(
      ([name, value]) => value !== (form[name as keyof typeof currentValues] ?? ''),
    ),
  )
  return { name: editor?.name ?? null, version: before.version, theirs }
}
