import 'server-only'
import { and, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { classPictures } from '@/db/schema'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import { PART_BYTES } from '@/lib/files/schema'
import { storeCheckedFile } from '@/lib/files/upload/finish'
import type { UploadStream } from '@/lib/http/upload-stream'
import type { ClassTeacher } from './access'

const MAX_CLASS_PICTURES = 500
const DAY_SECONDS = 24 * 60 * 60

/** Drawn again by the inspection, so without the camera’s place and time. */
export async function addClassPicture(
  viewer: ClassTeacher,
  { name, stream }: { name: string | null; stream: UploadStream },
) {
  if (stream.bytes > PART_BYTES) throw new AppError('tooLarge', 'photoTooLarge')
  const db = await database()
  const count = await db.$count(classPictures, eq(classPictures.userId, viewer.id))
  if (count >= MAX_CLASS_PICTURES) throw new AppError('conflict', 'classPicturesFull')
  const { id: fileId, kind, facts } = await storeCheckedFile(viewer.id, { name, stream })
  const { width = 0, height = 0 } = facts
  if (kind !== 'picture' || width === 0 || height === 0) {
    await removeUnusedFiles(viewer, [fileId])
    throw new AppError('invalid', 'classPictureWrong')
  }
  await db.insert(classPictures).values({ userId: viewer.id, fileId }).onConflictDoNothing()
  return { fileId, width, height }
}

/** Null for everyone but its author. */
export async function findClassPicture(
  viewer: ClassTeacher,
  fileId: string,
): Promise<StoredFile | null> {
  const db = await database()
  const count = await db.$count(
    classPictures,
    and(eq(classPictures.userId, viewer.id), eq(classPictures.fileId, fileId)),
  )
  return count > 0 ? getFile(fileId) : null
}

/** Those that no test and no question of their author shows, a day after they were added. */
export async function purgeClassPictures(db: Db): Promise<void> {
  const isShown = (table: string, column: string) =>
    sql`exists (select from ${sql.identifier(table)} t where t.user_id = class_pictures.user_id
      and position(class_pictures.file_id in t.${sql.identifier(column)}::text) > 0)`
  const unused = await db
    .delete(classPictures)
    .where(
      and(
        lt(classPictures.createdAt, ago(DAY_SECONDS)),
        sql`not ${isShown('class_tests', 'questions')}`,
        sql`not ${isShown('own_questions', 'question')}`,
      ),
    )
    .returning({ fileId: classPictures.fileId, userId: classPictures.userId })
  for (const { fileId, userId } of unused) await removeUnusedFiles({ id: userId }, [fileId])
}
