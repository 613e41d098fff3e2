import 'server-only'
import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { schoolSiteFiles, schoolSiteReleases, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import type { StoredFile } from '@/lib/files/file'
import { storeCheckedFile } from '@/lib/files/upload/finish'
import type { UploadStream } from '@/lib/http/upload-stream'
import { findOwnSite, lockOwnSite, type OwnSite } from './access'
import { MAX_SITE_BYTES, MAX_SITE_FILE_BYTES } from './kinds'
import type { SiteFile } from './schema'
import { isCoordinated, isSiteOver } from './serving/find-site'

type SiteUpload = {
  name: string | null
  stream: UploadStream
  /** What the field takes. */
  kind: 'picture' | 'pdf'
  hasConsent: boolean
}

type FileForField = { file: StoredFile; wanted: Pick<SiteUpload, 'kind' | 'hasConsent'> }

/** Only files of this site: a draft that names another site's file shows nothing. */
export async function readSiteFiles(
  db: Db,
  siteId: string,
  ids: string[],
): Promise<Record<string, SiteFile>> {
  if (ids.length === 0) return {}
  const { fileId, kind, name, bytes, width, height } = schoolSiteFiles
  const rows = await db
    .select({ fileId, kind, name, bytes, width, height })
    .from(schoolSiteFiles)
    .where(and(eq(schoolSiteFiles.siteId, siteId), inArray(fileId, ids)))
  return Object.fromEntries(
    rows.map(({ fileId: id, width: w, height: h, ...file }) => [
      id,
      { ...file, ...(w !== null && { width: w }), ...(h !== null && { height: h }) },
    ]),
  )
}

/** Whether visitors see the file on a published page. */
export async function isPublicSiteFile(slug: string, fileId: string): Promise<boolean> {
  const db = await database()
  const [row] = await db
    .select({ isSiteOver })
    .from(schoolSites)
    .innerJoin(
      schoolSiteReleases,
      and(
        eq(schoolSiteReleases.siteId, schoolSites.id),
        eq(schoolSiteReleases.number, schoolSites.releaseNumber),
      ),
    )
    .where(
      and(
        eq(schoolSites.slug, slug),
        isCoordinated,
        sql`jsonb_exists(${schoolSiteReleases.content}->'files', ${fileId})`,
      ),
    )
  return row?.isSiteOver === false
}

/** Whether the viewer edits the site that the file belongs to. */
export async function isOwnSiteFile(viewer: { id: string }, fileId: string): Promise<boolean> {
  const db = await database()
  const site = await findOwnSite(db, viewer.id)
  return site !== null && fileId in (await readSiteFiles(db, site.id, [fileId]))
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
