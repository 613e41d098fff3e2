import type { FileKind } from '@/lib/files/schema'
import type { Item, ItemType } from './item'
import type { ItemInput } from './schema'

const FIELDS_BY_TYPE: Record<ItemType, (keyof ItemInput)[]> = {
  book: ['author', 'category', 'companion'],
  film: ['companion'],
  workshop: ['link', 'picture'],
  work: ['theme', 'part', 'grades'],
}

const FILES_BY_TYPE = {
  book: { document: 'pdf', cover: 'picture' },
  film: { film: 'film', poster: 'picture', captions: 'captions' },
  workshop: {},
  work: { pdf: 'pdf', pptx: 'slides', docx: 'document' },
} as const satisfies Record<ItemType, Record<string, FileKind>>

export type ItemFileRole =
  | 'document'
  | 'cover'
  | 'film'
  | 'poster'
  | 'captions'
  | 'pdf'
  | 'pptx'
  | 'docx'
export type MissingItemPart = ItemFileRole | 'description' | 'link' | 'theme' | 'part' | 'anyFile'

export const getFields = (itemType: ItemType) => FIELDS_BY_TYPE[itemType]
export const getRoles = (itemType: ItemType) =>
  Object.keys(FILES_BY_TYPE[itemType]) as ItemFileRole[]

export const getRequiredKind = (itemType: ItemType, role: string): FileKind | undefined =>
  (FILES_BY_TYPE[itemType] as Record<string, FileKind>)[role]

export const isDeletable = (
  { isPublished }: { isPublished: boolean },
  actions: string[],
): boolean => !isPublished && actions.includes('item.made') && !actions.includes('item.published')

export function findMissing({ shelf: itemType, words, facts, files }: Item): MissingItemPart[] {
  const requirementsByType: Record<ItemType, [MissingItemPart, unknown][]> = {
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
  const requirements: [MissingItemPart, unknown][] = [
    ['description', words.description],
    ...requirementsByType[itemType],
  ]
  return requirements.filter(([, value]) => !value).map(([name]) => name)
}
