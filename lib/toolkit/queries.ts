import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Item, ItemFile } from '@/lib/content/item'
import { publishedFile, publishedItem, publishedItems } from '@/lib/content/queries'
import { fileStore, keyOfFile } from '@/lib/files/store'
import { mayOpen, type Reader } from '@/lib/library/policy'
import type { FoundFile } from '@/lib/library/queries'
import { toolkit } from '@/words/en/toolkit'
import { FORMATS, shelvesOf, themeOfSet } from './shelves'
import type { Zippable } from './zip'

export const TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The toolkit as this viewer may see it: what each work is for everybody, files for whom they are. */
export async function shelvesFor(viewer: Reader) {
  return shelvesOf(viewer, await publishedItems('work'))
}

export async function toolkitFile(viewer: Reader, id: string) {
  const [, workId = '', ending = ''] = /^(.+)\.(\w+)$/.exec(id) ?? []
  const format = FORMATS.find((one) => one === ending)
  const work = viewer && format ? await publishedItem('work', workId) : null
  const file = format && work?.files[format]
  if (!file || !mayOpen(viewer, work)) return null
  return { file: homeOfWork(file), name: file.saveAs ?? id, type: TYPES[format] }
}

/** Pictures show everyone with an account what a subscription would give; they are too small to teach from. */
export async function pagePicture(viewer: Reader, id: string): Promise<FoundFile | null> {
  const [, workId = '', page = ''] = /^(.+)-(\d{1,3})\.webp$/.exec(id) ?? []
  if (!viewer || !workId) return null
  return homeOfWork(await publishedFile(workId, `page-${page}`))
}

/** All files of a theme that this viewer may open, and the name to save them under. */
export async function themeSet(viewer: Reader, id: string) {
  const theme = themeOfSet(id)
  if (!viewer || !theme) return null
  const works = (await publishedItems('work')).filter(
    (work) => work.facts.theme === theme && mayOpen(viewer, work),
  )
  const files = works.flatMap(zippable)
  // The files are in English, whatever the language of the site.
  const name = toolkit.setName(toolkit.themes[theme])
  return files.length > 0 ? { name, files } : null
}

function zippable({ id, files }: Item): Zippable[] {
  return FORMATS.flatMap((format) => {
    const file = files[format]
    if (!file) return []
    return [{ name: file.saveAs ?? `${id}.${format}`, read: () => bytesOf(file) }]
  })
}

async function bytesOf(file: ItemFile): Promise<Buffer> {
  const home = homeOfWork(file)
  if (home && 'path' in home) return readFile(/* turbopackIgnore: true */ home.path)
  return buffer(await fileStore().get(keyOfFile(home?.fileId ?? '')))
}

export function homeOfWork(file: ItemFile | null): FoundFile | null {
  if (file?.bundled) return { path: path.join('content/toolkit/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}
