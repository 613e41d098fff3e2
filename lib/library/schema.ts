import * as z from 'zod/mini'
import { fieldError, optionalText } from '@/base/text'

/** What the pages know of an item: a locked one has no address, so none can be shown by mistake. */

type CardPicture = { src: string; width: number; height: number }

/** A way on to what goes with it. */
export type Companion = { href: string; label: string }

export type BookCard = {
  id: string
  title: string
  cover: CardPicture
  description: string
  category: string
  isPremium: boolean
  readerUrl: string | null
  companion: Companion | null
}

/** The project's own film, or the site's frame around a player at a video host. */
export type VideoPlayerSource =
  | { src: string; captions: string | null; transcript: TranscriptCue[] }
  | { frame: string }

/** Something said in a film, from one second to another. */
export type TranscriptCue = { from: number; to: number; text: string }

export type VideoCard = {
  id: string
  title: string
  description: string
  isPremium: boolean
  poster: CardPicture
  /** Unknown of a film at another host. */
  extent: { seconds: number; bytes: number } | null
  player: VideoPlayerSource | null
  companion: Companion | null
}

/** Where somebody is in a book: a printed page, and how far down it as a share of its height. */
export const readingPlace = z.object({
  view: z.enum(['text', 'page'], fieldError('odd')),
  page: z
    .int(fieldError('odd'))
    .check(z.minimum(1, fieldError('odd')), z.maximum(5000, fieldError('odd'))),
  down: z
    .number(fieldError('odd'))
    .check(z.minimum(0, fieldError('odd')), z.maximum(1, fieldError('odd'))),
})

export const MAX_NOTE_CHARS = 2000

/** A page's bookmark and note. Neither of them: the page is forgotten. */
export const pageNote = z.object({
  page: readingPlace.shape.page,
  bookmarked: z.boolean(fieldError('odd')),
  note: optionalText(MAX_NOTE_CHARS),
})

export type ReadingPlace = z.output<typeof readingPlace>
export type PageNote = z.output<typeof pageNote>

/** `secondsAgo` by the database's clock: two phones' clocks are never compared. */
export type ReadingState = {
  place: (ReadingPlace & { secondsAgo: number }) | null
  notes: PageNote[]
}

/** A book's own text, as `npm run books` makes it. */
export type BookText = {
  pages: number
  chapters: (BookSection & { sections: BookSection[]; blocks: { page: number; html: string }[] })[]
}

/** What the contents lead to, and the printed page that it stands on. */
export type BookSection = { id: string; title: string; page: number }
