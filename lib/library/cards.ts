import 'server-only'
import type { Item, ItemFile } from '@/lib/content/item'
import { companionOf } from './companion'
import { forMembers, type Places } from './places'
import { mayOpen, type Reader } from './policy'
import type { BookCard, Cue, VideoCard } from './schema'

/** What a page knows of a book or a film: a locked one has no address. */

/** As a browser's own PDF viewer understands them, and the site's reader too. */
const OPEN_PARAMETERS = '#toolbar=0&navpanes=0&page=1&zoom=100'

export function bookCard(viewer: Reader, book: Item, places: Places = forMembers): BookCard {
  const { id, title, isPremium, words, facts } = book
  return {
    ...{ id, title, isPremium },
    cover: pictureOf(book, 'cover', places),
    description: words.description ?? '',
    category: words.category ?? '',
    readerUrl: mayOpen(viewer, book) ? places.read(id) + OPEN_PARAMETERS : null,
    companion: companionOf(facts.companion),
  }
}

export function openBook(book: Item, places: Places = forMembers) {
  const { id, title, words, facts } = book
  return {
    ...{ id, title },
    author: words.author ?? '',
    description: words.description ?? '',
    pages: facts.pages ?? 1,
    cover: pictureOf(book, 'cover', places),
    pdfUrl: places.file(book, 'document'),
  }
}

export function videoCard(
  viewer: Reader,
  film: Item,
  transcript: Cue[],
  places: Places = forMembers,
): VideoCard {
  const { id, title, isPremium, words, facts, files } = film
  const player = {
    src: places.file(film, 'film'),
    captions: files.captions ? places.file(film, 'captions') : null,
    transcript,
  }
  return {
    ...{ id, title, isPremium },
    description: words.description ?? '',
    poster: pictureOf(film, 'poster', places),
    extent: { seconds: facts.seconds ?? 0, bytes: files.film?.bytes ?? 0 },
    player: files.film && mayOpen(viewer, film) ? player : null,
    companion: companionOf(facts.companion),
  }
}

/** What shows an item before it has a picture of its own. */
const UNDRAWN: Record<string, ItemFile> = {
  cover: { bundled: '/pictures/ebook.svg', width: 200, height: 150 },
  poster: { bundled: '/pictures/video.svg', width: 200, height: 150 },
}

function pictureOf(item: Item, role: 'cover' | 'poster', places: Places) {
  const file = item.files[role] ?? UNDRAWN[role] ?? {}
  const { width = 300, height = 400 } = file
  return { src: places.picture(item, role, file), width, height }
}
