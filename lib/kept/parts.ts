import 'server-only'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { getProcessSingleton } from '@/base/process-singleton'
import type { Item, ItemFile } from '@/lib/content/item'
import { findPublishedItems } from '@/lib/content/published'
import { type FileLocation, getBookTextPath, locateBookFile } from '@/lib/library/books'
import { memberItemUrls } from '@/lib/library/item-urls'
import { readPrintedFile } from '@/lib/library/printed-codes'
import { locateResourceFile } from '@/lib/toolkit/files'
import type { KeptPart } from './schema'

/** The files of an item that a device keeps, or none. */
function listKeptFiles(item: Item) {
  const { document, text, pdf } = item.files
  const url = (role: string) => memberItemUrls.file(item, role)
  if (item.type === 'resource')
    return pdf ? [toKeptFile('document', url('pdf'), pdf, locateResourceFile(pdf))] : []
  if (item.type !== 'book' || !document) return []
  const textPath = getBookTextPath(item)
  return [
    toKeptFile('document', url('document'), document, locateBookFile(document)),
    ...(text && textPath
      ? [toKeptFile('text', `/api/kept/texts/${item.id}`, text, { path: textPath })]
      : []),
  ]
}

const toKeptFile = (
  name: KeptPart['name'],
  url: string,
  file: ItemFile,
  location: FileLocation | null,
) => ({ name, url, file, location })

/** Before anything is kept: what a button says. 0 if there is nothing to keep, or the page has no access to files. */
const measureKept = (item: Item): number =>
  listKeptFiles(item).reduce((sum, { file, location }) => sum + measureFile(file, location), 0)

export const measureKeptBooks = async () => measureKeptItems(await findPublishedItems('book'))

export const measureKeptItems = (items: Item[]): Record<string, number> =>
  Object.fromEntries(items.map((item) => [item.id, measureKept(item)]))

export const describeParts = (item: Item): Promise<KeptPart[]> =>
  Promise.all(
    listKeptFiles(item).map(async ({ name, url, file, location }) => ({
      ...{ name, url, bytes: measureFile(file, location) },
      sha256: await hashFile(location),
    })),
  )

/** Changes with any of the files. */
export const nameVersion = (parts: KeptPart[]): string =>
  createHash('sha256')
    .update(parts.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n'))
    .digest('base64url')

function measureFile(file: ItemFile, location: FileLocation | null): number {
  if (file.bytes !== undefined || !location || 'fileId' in location) return file.bytes ?? 0
  const known = bundledFiles.sizes.get(location.path)
  const size = known ?? statSync(path.resolve(location.path), { throwIfNoEntry: false })?.size ?? 0
  bundledFiles.sizes.set(location.path, size)
  return size
}

/** The id of a stored file is its hash. Bundled files do not change at runtime. */
async function hashFile(location: FileLocation | null): Promise<string> {
  if (!location) return ''
  if ('fileId' in location) return location.fileId
  const known = bundledFiles.hashes.get(location.path)
  if (known) return known
  const bytes = await readPrintedFile(location.path)
  const hash = createHash('sha256').update(bytes).digest('hex')
  bundledFiles.hashes.set(location.path, hash)
  return hash
}

const bundledFiles = getProcessSingleton('kept files', () => ({
  sizes: new Map<string, number>(),
  hashes: new Map<string, string>(),
}))
