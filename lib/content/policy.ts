import type { FileKind } from '@/lib/files/schema'
import type { Item, ItemType } from './item'
import type { ItemInput } from './schema'

const FIELDS_BY_TYPE: Record<ItemType, (keyof ItemInput)[]> = {
  book: ['author', 'category', 'companion'],
  video: ['companion'],
  workshop: ['link', 'picture'],
  resource: ['theme', 'resourceType', 'grades'],
}

const FILES_BY_TYPE = {
  book: { document: 'pdf', cover: 'picture' },
  video: { video: 'video', poster: 'picture', captions: 'captions' },
  workshop: {},
  resource: { pdf: 'pdf', pptx: 'slides', docx: 'document' },
} as const satisfies Record<ItemType, Record<string, FileKind>>

export type ItemFileRole =
  | 'document'
  | 'cover'
  | 'video'
  | 'poster'
  | 'captions'
  | 'pdf'
  | 'pptx'
  | 'docx'
export type MissingItemPart =
  | ItemFileRole
  | 'description'
  | 'link'
  | 'theme'
  | 'resourceType'
  | 'anyFile'

export const getFields = (itemType: ItemType) => FIELDS_BY_TYPE[itemType]
export const getRoles = (itemType: ItemType) =>
  Object.keys(FILES_BY_TYPE[itemType]) as ItemFileRole[]

export const getRequiredKind = (itemType: ItemType, role: string): FileKind | undefined =>
  (FILES_BY_TYPE[itemType] as Record<string, FileKind>)[role]

export function findMissing({ type: itemType, content, facts, files }: Item): MissingItemPart[] {
  const requirementsByType: Record<ItemType, [MissingItemPart, unknown][]> = {
    book: [
      ['document', files.document],
      ['cover', files.cover],
    ],
    video: [
      ['video', files.video],
      ['poster', files.poster],
    ],
    workshop: [['link', facts.link]],
    resource: [
      ['theme', facts.theme],
      ['resourceType', facts.resourceType],
      ['anyFile', files.pdf ?? files.pptx ?? files.docx],
    ],
  }
  const requirements: [MissingItemPart, unknown][] = [
    ['description', content.description],
    ...requirementsByType[itemType],
  ]
  return requirements.filter(([, value]) => !value).map(([name]) => name)
}
