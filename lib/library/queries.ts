import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Item, ItemFile } from '@/lib/content/item'
import { publishedItem, publishedItems } from '@/lib/content/queries'
import { routes } from '@/lib/routes'
import { bookCard, openBook, videoCard } from './cards'
import { mayOpen, type Reader } from './policy'
import { latestRecording } from './recording'
import type { BookCard, BookText, VideoCard } from './schema'
import { transcriptOf } from './transcript'

/** The shelf as this viewer may see it. */
export async function booksFor(viewer: Reader): Promise<BookCard[]> {
  return (await publishedItems('book')).map((book) => bookCard(viewer, book))
}

export async function openEbook(viewer: Reader, id: string) {
  const book = await openItem(viewer, 'book', id)
  return book && { ...openBook(book), item: book }
}

/** The book's text, where it has one. */
export async function textOf({ files }: Item): Promise<BookText | null> {
  const { bundled } = files.text ?? {}
  if (!bundled) return null
  return JSON.parse(await readFile(path.join('content/ebooks/texts', bundled), 'utf8'))
}

export async function ebookFile(viewer: Reader, id: string): Promise<FoundFile | null> {
  const book = await openItem(viewer, 'book', id)
  return homeOfBook(book?.files.document)
}

/** The films, and the recording of the last session where there is one. */
export async function videosFor(viewer: Reader): Promise<VideoCard[]> {
  const films = await publishedItems('film')
  const own = films.map(async (film) =>
    videoCard(viewer, film, mayOpen(viewer, film) ? await transcriptOf(film.files.captions) : []),
  )
  const recorded = latestRecording()
  if (!recorded) return Promise.all(own)
  const { embed: _, ...card } = recorded
  const player = mayOpen(viewer, recorded) ? { frame: routes.player(recorded.id) } : null
  return [...(await Promise.all(own)), { ...card, extent: null, player, companion: null }]
}

export async function filmFile(viewer: Reader, id: string): Promise<FoundFile | null> {
  return homeOfFilm((await openItem(viewer, 'film', id))?.files.film)
}

export async function captionsFile(viewer: Reader, id: string): Promise<FoundFile | null> {
  return homeOfFilm((await openItem(viewer, 'film', id))?.files.captions)
}

/** A video at a host: the address of its player there. */
export function hostedVideo(viewer: Reader, id: string) {
  const recorded = latestRecording()
  return recorded?.id === id && mayOpen(viewer, recorded) ? recorded : null
}

/** A file that comes with the site, by its path, or one of the store. */
export type FoundFile = { path: string } | { fileId: string }

export function homeOfBook(file?: ItemFile): FoundFile | null {
  if (file?.bundled) return { path: path.join('content/ebooks/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}

export function homeOfFilm(file?: ItemFile): FoundFile | null {
  if (file?.bundled) return { path: path.join('content/videos/files', file.bundled) }
  return file?.fileId ? { fileId: file.fileId } : null
}

async function openItem(viewer: Reader, shelf: 'book' | 'film', id: string) {
  const item = viewer && (await publishedItem(shelf, id))
  return item && mayOpen(viewer, item) ? item : null
}
