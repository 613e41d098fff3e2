import 'server-only'
import { and, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { type Db, database } from '@/db/client'
import { schoolSiteFiles, schoolSiteReleases, schoolSites } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { removeUnusedFiles } from '@/lib/files/cleanup'
import { getFile, type StoredFile } from '@/lib/files/file'
import {
  drawPictureWidths,
  findPicturesOfCopy,
  lacksCopies,
  PICTURE_WIDTHS,
  readPictureWidths,
} from '@/lib/files/picture-widths'
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

/** With the narrower copies of the pictures, which are files of their own. */
export async function readReleaseFiles(
  db: Db,
  siteId: string,
  ids: string[],
): Promise<Record<string, SiteFile>> {
  const files = await readSiteFiles(db, siteId, ids)
  const copies = await readPictureWidths(db, Object.keys(files))
  for (const [id, widths] of Object.entries(copies)) {
    const file = files[id]
    if (!file) continue
    files[id] = { ...file, copies: widths.map((copy) => copy.id) }
    for (const { id: copyId, ...size } of widths)
      files[copyId] ??= { kind: file.kind, name: file.name, ...size }
  }
  return files
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
  if (!site) return false
  const ids = [fileId, ...(await findPicturesOfCopy(db, fileId))]
  return Object.keys(await readSiteFiles(db, site.id, ids)).length > 0
}

/** The id of the picture's narrowest copy that has this width; its own without one. */
export async function findNarrowCopy(fileId: string, minWidth: number): Promise<string> {
  const db = await database()
  const copies = (await readPictureWidths(db, [fileId]))[fileId] ?? []
  return copies.find(({ width }) => width >= minWidth)?.id ?? fileId
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
  // Without the copies it is shown as it is, and the housekeeping draws them later.
  if (file.kind === 'picture')
    await drawPictureWidths(viewer, file).catch((error) =>
      log().warn({ event: 'sites.copies-failed', err: error }),
    )
  return { id: file.id, kind: file.kind }
}

const REDRAWN_PICTURES = 20

/** For pictures that were uploaded before there were copies, or whose drawing failed. */
export async function drawMissingCopies(db: Db): Promise<void> {
  const { fileId, kind, width } = schoolSiteFiles
  const rows = await db
    .selectDistinct({ fileId })
    .from(schoolSiteFiles)
    .where(and(eq(kind, 'picture'), gt(width, PICTURE_WIDTHS[0]), lacksCopies(fileId)))
    .limit(REDRAWN_PICTURES)
  for (const { fileId: id } of rows) {
    const picture = await getFile(id)
    if (picture) await drawPictureWidths(null, picture)
  }
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
