import 'server-only'
import { eq, sum } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { schoolSiteFiles } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { StoredFile } from '@/lib/files/queries'
import { removeUnusedFiles } from '@/lib/files/remove-unused'
import { storeCheckedFile } from '@/lib/files/store-checked'
import type { UploadStream } from '@/lib/http/upload-stream'
import { findOwnSite, lockOwnSite, type OwnSite } from '../access'
import { MAX_SITE_BYTES, MAX_SITE_FILE_BYTES } from '../kinds'

type SiteUpload = {
  name: string | null
  stream: UploadStream
  /** What the field takes. */
  kind: 'picture' | 'pdf'
  hasConsent: boolean
}

/**
 * A picture, drawn again by the sandboxed process, or a PDF. The consent is about the people in the picture.
 * What is not used in the end is removed again.
 */
export async function addSiteFile(
  viewer: { id: string },
  { name, stream, ...wanted }: SiteUpload,
): Promise<{ id: string; kind: string }> {
  if (stream.bytes > MAX_SITE_FILE_BYTES) throw new AppError('tooLarge', 'siteFileTooLarge')
  const db = await database()
  // Before any byte is read.
  if (!(await findOwnSite(db, viewer.id))) throw new AppError('notFound', 'notFound')
  const file = await storeCheckedFile(viewer.id, { name, stream })
  try {
    await db.transaction(async (tx) => {
      const site = await lockOwnSite(tx, viewer.id)
      await insertFile(tx, viewer, site, { file, wanted })
    })
  } catch (error) {
    await removeUnusedFiles(viewer, [file.id])
    throw error
  }
  return { id: file.id, kind: file.kind }
}

type FileForField = { file: StoredFile; wanted: Pick<SiteUpload, 'kind' | 'hasConsent'> }

async function insertFile(
  tx: Db,
  viewer: { id: string },
  site: OwnSite,
  { file, wanted }: FileForField,
) {
  const { id: fileId, kind, name, bytes, facts } = file
  if (kind !== wanted.kind)
    throw new AppError('invalid', 'fileKindWrong', {
      values: { actual: kind, needed: wanted.kind },
    })
  if (kind === 'picture' && !wanted.hasConsent) throw new AppError('invalid', 'siteConsentMissing')
  if ((await sumBytes(tx, site.id)) + bytes > MAX_SITE_BYTES)
    throw new AppError('conflict', 'siteFull')
  const { width, height } = facts
  await tx
    .insert(schoolSiteFiles)
    .values({ siteId: site.id, fileId, kind, name, bytes, width, height, uploadedBy: viewer.id })
    .onConflictDoNothing()
  await writeAuditLog(tx, {
    action: 'site.file-added',
    actor: userActor(viewer.id),
    schoolId: site.schoolId,
    targetId: fileId,
  })
}

/** Under the lock of the site, so that two uploads at once cannot pass the limit together. */
async function sumBytes(tx: Db, siteId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(schoolSiteFiles.bytes).mapWith(Number) })
    .from(schoolSiteFiles)
    .where(eq(schoolSiteFiles.siteId, siteId))
  return row?.total ?? 0
}
