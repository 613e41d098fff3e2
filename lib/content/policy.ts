import type { FileKind } from '@/lib/files/schema'
import type { Item, Shelf } from './item'
import type { ItemInput } from './schema'

/** What each shelf asks of its items. */

const FIELDS: Record<Shelf, (keyof ItemInput)[]> = {
  book: ['author', 'category', 'companion'],
  film: ['companion'],
  workshop: ['link', 'picture'],
  work: ['theme', 'part', 'grades'],
}

/** Which files it may have, by role, and of which kind each must be. */
const FILES = {
  book: { document: 'pdf', cover: 'picture' },
  film: { film: 'film', poster: 'picture', captions: 'captions' },
  workshop: {},
  work: { pdf: 'pdf', pptx: 'slides', docx: 'document' },
} as const satisfies Record<Shelf, Record<string, FileKind>>

export type Role = 'document' | 'cover' | 'film' | 'poster' | 'captions' | 'pdf' | 'pptx' | 'docx'
export type Missing = Role | 'description' | 'link' | 'theme' | 'part' | 'anyFile'

export const fieldsOf = (shelf: Shelf) => FIELDS[shelf]
export const rolesOf = (shelf: Shelf) => Object.keys(FILES[shelf]) as Role[]

export const kindFor = (shelf: Shelf, role: string): FileKind | undefined =>
  (FILES[shelf] as Record<string, FileKind>)[role]

/** A draft that somebody of the team created and that was never published, by the acts of the log. */
export const isDeletable = ({ isPublished }: { isPublished: boolean }, acts: string[]): boolean =>
  !isPublished && acts.includes('item.made') && !acts.includes('item.published')

/** What it lacks before anybody could use it. */
export function missingOf({ shelf, words, facts, files }: Item): Missing[] {
  const lacks: Record<Shelf, [Missing, unknown][]> = {
    book: [
      ['document', files.document],
      ['cover', files.cover],
    ],
    film: [
      ['film', files.film],
      ['poster', files.poster],
    ],
    workshop: [['link', facts.link]],
    work: [
      ['theme', facts.theme],
      ['part', facts.part],
      ['anyFile', files.pdf ?? files.pptx ?? files.docx],
    ],
  }
  const asked: [Missing, unknown][] = [['description', words.description], ...lacks[shelf]]
  return asked.filter(([, has]) => !has).map(([name]) => name)
}
