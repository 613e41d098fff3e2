import * as z from 'zod/mini'
import { optionalText, saying } from '@/base/text'

/** What the pages know of an item: a locked one has no address, so none can be shown by mistake. */

type Picture = { src: string; width: number; height: number }

/** A way on to what goes with it. */
export type Companion = { href: string; label: string }

export type BookCard = {
  id: string
  title: string
  cover: Picture
  description: string
  category: string
  isPremium: boolean
  readerUrl: string | null
  companion: Companion | null
}

/** The project's own film, or the site's frame around a player at a video host. */
export type Player = { src: string; captions: string | null; transcript: Cue[] } | { frame: string }

/** Something said in a film, from one second to another. */
export type Cue = { from: number; to: number; text: string }

export type VideoCard = {
  id: string
  title: string
  description: string
  isPremium: boolean
  poster: Picture
  /** Unknown of a film at another host. */
  extent: { seconds: number; bytes: number } | null
  player: Player | null
  companion: Companion | null
}

/** Where somebody is in a book: a printed page, and how far down it as a share of its height. */
export const readingPlace = z.object({
  view: z.enum(['text', 'page'], saying('odd')),
  page: z.int(saying('odd')).check(z.minimum(1, saying('odd')), z.maximum(5000, saying('odd'))),
  down: z.number(saying('odd')).check(z.minimum(0, saying('odd')), z.maximum(1, saying('odd'))),
})

export const MOST_OF_A_NOTE = 2000

/** A page's bookmark and note. Neither of them: the page is forgotten. */
export const pageNote = z.object({
  page: readingPlace.shape.page,
  bookmarked: z.boolean(saying('odd')),
  note: optionalText(MOST_OF_A_NOTE),
})

export type ReadingPlace = z.output<typeof readingPlace>
export type PageNote = z.output<typeof pageNote>

/** `secondsAgo` by the database's clock: two phones' clocks are never compared. */
export type Reading = { place: (ReadingPlace & { secondsAgo: number }) | null; notes: PageNote[] }

/** A book's own text, as `npm run books` makes it. */
export type BookText = {
  pages: number
  chapters: (Opening & { sections: Opening[]; blocks: { page: number; html: string }[] })[]
}

/** What the contents lead to, and the printed page that it stands on. */
export type Opening = { id: string; title: string; page: number }
