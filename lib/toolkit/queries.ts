import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { toolkit } from '@/i18n/en/toolkit'
import type { Item, ItemFile } from '@/lib/content/item'
import { findLabel, getLists } from '@/lib/content/lists'
import { findPublishedItems, getPublishedFile, getPublishedItem } from '@/lib/content/queries'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import type { ZipInput } from '@/lib/files/zip'
import { type ContentViewer, canOpen } from '@/lib/library/policy'
import type { FileLocation } from '@/lib/library/queries'
import { FORMATS, groupByTheme, parseArchiveId } from './theme-resources'

export const CONTENT_TYPES_BY_FORMAT = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Descriptions are for everyone, files only for viewers with access. */
export async function findThemeResources(viewer: ContentViewer) {
  return groupByTheme(viewer, await findPublishedItems('resource'), await getLists())
}

export async function getToolkitFile(viewer: ContentViewer, id: string) {
  const format = FORMATS.find((candidate) => id.endsWith(`.${candidate}`))
  const resourceId = id.slice(0, id.lastIndexOf('.'))
  const resource = viewer && format ? await getPublishedItem('resource', resourceId) : null
  const file = format && resource?.files[format]
  if (!file || !canOpen(viewer, resource)) return null
  return {
    file: locateResourceFile(file),
    name: file.saveAs ?? id,
    type: CONTENT_TYPES_BY_FORMAT[format],
    theme: resource?.facts.theme,
  }
}

/** Previews for every account; too small to teach from. */
export async function getPagePicture(
  viewer: ContentViewer,
  id: string,
): Promise<FileLocation | null> {
  const [, page] = /-(\d{1,3})\.webp$/.exec(id) ?? []
  const resourceId = id.slice(0, id.lastIndexOf('-'))
  if (!viewer || !page) return null
  return locateResourceFile(await getPublishedFile(resourceId, `page-${page}`))
}

export async function getThemeArchive(viewer: ContentViewer, id: string) {
  const { theme, language = 'en' } = parseArchiveId(id)
  if (!viewer || !theme) return null
  const resources = (await findPublishedItems('resource', language)).filter(
    (resource) => resource.facts.theme === theme && canOpen(viewer, resource),
  )
  const files = resources.flatMap(toZipInputs)
  const name = toolkit.setName(await getArchiveName(theme))
  return files.length > 0 ? { name, files, theme } : null
}

/** A header holds ASCII only, without quotation marks. */
async function getArchiveName(theme: string): Promise<string> {
  const { theme: themes } = await getLists()
  const plainLabel = findLabel(themes, theme)
    .replaceAll(/[^\w &(),.-]/g, '')
    .trim()
  return plainLabel || theme
}

function toZipInputs({ id, files }: Item): ZipInput[] {
  return FORMATS.flatMap((format) => {
    const file = files[format]
    if (!file) return []
    return [{ name: file.saveAs ?? `${id}.${format}`, read: () => readFileBytes(file) }]
  })
}

async function readFileBytes(file: ItemFile): Promise<Buffer> {
  const location = locateResourceFile(file)
  if (location && 'path' in location) return readFile(/* turbopackIgnore: true */ location.path)
  return buffer(await getFileStore().get(buildFileKey(location?.fileId ?? '')))
}

export function locateResourceFile(file: ItemFile | null): FileLocation | null {
  if (file?.bundled) return { path: path.join('content/toolkit/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}
