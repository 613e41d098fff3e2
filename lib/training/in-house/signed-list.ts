import 'server-only'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { inHouseSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import { PART_BYTES } from '@/lib/files/schema'
import { storeCheckedFile } from '@/lib/files/upload/finish'
import type { UploadStream } from '@/lib/http/upload-stream'
import { type Coordinator, lockOwnSession, requireOwnSession } from './session'

/** Replaces the one before. Anything but a picture or PDF is removed again. */
export async function addSignedList(
  viewer: Coordinator,
  id: string,
  { name, stream }: { name: string | null; stream: UploadStream },
): Promise<void> {
  if (stream.bytes > PART_BYTES) throw new AppError('tooLarge', 'photoTooLarge')
  const db = await database()
  await db.transaction((tx) => requireHeldSession(tx, viewer, id))
  const { id: fileId, kind } = await storeCheckedFile(viewer.id, { name, stream })
  let replacedId: string | null = null
  try {
    if (kind !== 'picture' && kind !== 'pdf') throw new AppError('invalid', 'photoNotFound')
    replacedId = await db.transaction(async (tx) => {
      const { school, session } = await requireHeldSession(tx, viewer, id)
      await tx
        .update(inHouseSessions)
        .set({ signedListFileId: fileId })
        .where(eq(inHouseSessions.id, session.id))
      await writeAuditLog(tx, {
        ...{ action: 'in-house-session.list-added', actor: userActor(viewer.id) },
        ...{ schoolId: school.id, targetId: session.id },
        values: { title: session.title },
      })
      return session.signedListFileId
    })
  } catch (error) {
    await removeUnusedFiles(viewer, [fileId])
    throw error
  }
  if (replacedId) await removeUnusedFiles(viewer, [replacedId])
}

/** Only for the school's coordinators. */
export async function findSignedList(viewer: Coordinator, id: string): Promise<StoredFile | null> {
  const { signedListFileId } = await requireOwnSession(viewer, id)
  return signedListFileId ? getFile(signedListFileId) : null
}

/** They show signatures, so they go three years after the session. */
export async function purgeSignedLists(db: Db): Promise<void> {
  const expiredLists = await db
    .select({ id: inHouseSessions.id, fileId: inHouseSessions.signedListFileId })
    .from(inHouseSessions)
    .where(
      and(
        isNotNull(inHouseSessions.signedListFileId),
        lt(inHouseSessions.startsAt, ago(RETENTION.signedList)),
      ),
    )
  for (const { id, fileId } of expiredLists) {
    await db
      .update(inHouseSessions)
      .set({ signedListFileId: null })
      .where(and(eq(inHouseSessions.id, id), eq(inHouseSessions.signedListFileId, sql`${fileId}`)))
    if (fileId) await removeUnusedFiles({ id: NOBODY }, [fileId])
  }
}

/** No upload belongs to it, so any open upload of the same bytes keeps the file. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

async function requireHeldSession(tx: Db, viewer: Coordinator, id: string) {
  const held = await lockOwnSession(tx, viewer, id)
  if (held.session.cancelledAt) throw new AppError('notFound', 'notFound')
  if (!held.session.hasStarted) throw new AppError('conflict', 'inHouseSessionNotStarted')
  return held
}
