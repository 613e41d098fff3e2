import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import type { Item } from '@/lib/content/item'
import { sendZip, type ZipInput } from '@/lib/files/zip'
import { routes } from '@/lib/routes'
import { openEbook, readBookText } from '../books'
import type { ContentViewer } from '../policy'
import { CONTAINER, writePackage } from './package'
import {
  type EpubBook,
  nameChapterFile,
  writeAbout,
  writeChapter,
  writeContents,
  writeCover,
} from './pages'
import { EPUB_STYLES } from './styles'

/** A book without text, such as an uploaded PDF, has no EPUB: its pages would be pictures. */
export const hasEpub = ({ files }: Pick<Item, 'files'>) => Boolean(files.text?.bundled)

export async function sendEpub(request: Request, viewer: ContentViewer, id: string) {
  const opened = await openEbook(viewer, id)
  const text = opened && (await readBookText(opened.item))
  if (!opened || !text) throw new AppError('notFound', 'notFound')
  const { item, title, author, description } = opened
  const category = item.content.category ?? ''
  const cover = await readCover(item)
  const book = { id, title, author, description, category, text, hasCover: cover !== null }
  return sendZip(request, listEpubFiles(book, cover), {
    name: `${id}.epub`,
    type: 'application/epub+zip',
  })
}

/** The type comes first and as it is, so that it can be read from the bytes. */
export function listEpubFiles(book: EpubBook, cover: Buffer | null): ZipInput[] {
  const { id, text } = book
  const facts = {
    url: absoluteUrl(routes.book(id)),
    printedBook: absoluteUrl(routes.ebookFile(id)),
  }
  const pages = {
    'META-INF/container.xml': CONTAINER,
    'book/package.opf': writePackage(book, facts),
    'book/book.css': EPUB_STYLES,
    ...(cover && { 'book/cover.xhtml': writeCover(book), 'book/cover.svg': cover }),
    'book/about.xhtml': writeAbout(book),
    'book/contents.xhtml': writeContents(book),
    ...Object.fromEntries(
      text.chapters.map((chapter, index) => [
        `book/${nameChapterFile(index)}`,
        writeChapter(chapter),
      ]),
    ),
  }
  return [
    { name: 'mimetype', read: async () => Buffer.from('application/epub+zip') },
    ...Object.entries(pages).map(([name, content]) => ({
      name,
      read: async () => Buffer.from(content),
      isCompressed: true,
    })),
  ]
}

/** The drawing that the site ships; a cover that the team uploaded may have a type that EPUB does not know. */
async function readCover({ files }: Pick<Item, 'files'>): Promise<Buffer | null> {
  const drawing = files.cover?.bundled
  return drawing?.endsWith('.svg') ? readFile(path.join('public', drawing)) : null
}
