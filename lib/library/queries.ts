import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Book, ebooks } from '@/content/ebooks/catalogue'
import { videos } from '@/content/videos/catalogue'
import { routes } from '@/lib/routes'
import { companionOf } from './companion'
import { mayOpen, type Reader } from './policy'
import { latestRecording } from './recording'
import type { BookText } from './schema'
import { transcriptOf } from './transcript'

/** As a browser's own PDF viewer understands them, and the site's reader too. */
const OPEN_PARAMETERS = '#toolbar=0&navpanes=0&page=1&zoom=100'

/** The shelf as this viewer may see it: a locked item has no address. */
export function booksFor(viewer: Reader) {
  return ebooks.map((book) => {
    const { id, title, description, category, isPremium } = book
    const readerUrl = mayOpen(viewer, book) ? routes.reader(id) + OPEN_PARAMETERS : null
    return {
      id,
      title,
      cover: coverOf(book),
      description,
      category,
      isPremium,
      readerUrl,
      companion: companionOf(id),
    }
  })
}

export function openEbook(viewer: Reader, id: string) {
  const book = findEbook(viewer, id)
  if (!book) return null
  const { title, author, description, pages } = book
  return {
    id,
    title,
    author,
    description,
    pages,
    cover: coverOf(book),
    pdfUrl: routes.ebookFile(id),
  }
}

/** The book's text, where it has one. */
export async function ebookText(viewer: Reader, id: string): Promise<BookText | null> {
  const book = findEbook(viewer, id)
  if (!book?.text) return null
  return JSON.parse(await readFile(path.join('content/ebooks/texts', book.text), 'utf8'))
}

/** Known to everyone, like all titles. */
export const bookTitle = (id: string) => ebooks.find((book) => book.id === id)?.title ?? id

export function ebookFile(viewer: Reader, id: string) {
  const book = findEbook(viewer, id)
  return book ? path.join('content/ebooks/files', book.file) : null
}

/** The films, and the recording of the last session where there is one. */
export function videosFor(viewer: Reader) {
  const own = videos.map((film) => {
    const { id, title, description, isPremium, poster, seconds, bytes, captions } = film
    const player = mayOpen(viewer, film)
      ? {
          src: routes.videoFile(id),
          captions: routes.captions(id),
          transcript: transcriptOf(captions),
        }
      : null
    return {
      id,
      title,
      description,
      isPremium,
      poster,
      extent: { seconds, bytes },
      player,
      companion: companionOf(id),
    }
  })
  const recorded = latestRecording()
  if (!recorded) return own
  const { embed: _, ...card } = recorded
  const player = mayOpen(viewer, recorded) ? { frame: routes.player(recorded.id) } : null
  return [...own, { ...card, extent: null, player, companion: null }]
}

export const filmFile = (viewer: Reader, id: string) => partOfFilm(viewer, id, 'file')
export const captionsFile = (viewer: Reader, id: string) => partOfFilm(viewer, id, 'captions')

/** A video at a host: the address of its player there. */
export function hostedVideo(viewer: Reader, id: string) {
  const recorded = latestRecording()
  return recorded?.id === id && mayOpen(viewer, recorded) ? recorded : null
}

function partOfFilm(viewer: Reader, id: string, part: 'file' | 'captions') {
  const film = videos.find((one) => one.id === id && mayOpen(viewer, one))
  return film ? path.join('content/videos/files', film[part]) : null
}

const coverOf = ({ cover }: Book) => ({ src: `/pictures/books/${cover}`, width: 300, height: 400 })

const findEbook = (viewer: Reader, id: string) =>
  ebooks.find((book) => book.id === id && mayOpen(viewer, book))
