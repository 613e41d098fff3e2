import { ITEM_TYPE_NAMES, ITEM_TYPES, type ItemType } from '@/base/item-types'
import type { FileKind } from '@/lib/files/schema'
import type { Item } from './item'
import type { ItemInput } from './schema'

type ItemTypeRules = {
  fields: readonly (keyof ItemInput)[]
  files: Record<string, FileKind>
  required: readonly string[]
}
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never
type AnyItemType = (typeof ITEM_TYPES)[ItemType]

export type ItemFileRole = KeyOfAny<AnyItemType['files']>
export type MissingItemPart = 'description' | AnyItemType['required'][number]

const rulesByType: Record<ItemType, ItemTypeRules> = ITEM_TYPES

/** How far ahead an item can be scheduled. */
export const MAX_DAYS_AHEAD = 364

export const getFields = (itemType: ItemType) => rulesByType[itemType].fields

/** By role. */
export const listFileKinds = (itemType: ItemType) =>
  Object.entries(rulesByType[itemType].files) as [ItemFileRole, FileKind][]

export const getRequiredKind = (itemType: ItemType, role: string): FileKind | undefined =>
  rulesByType[itemType].files[role]

/** What an item of the type is, not its cover or captions. */
const MAIN_KINDS: Record<ItemType, readonly FileKind[]> = {
  book: ['pdf'],
  video: ['video'],
  workshop: [],
  resource: ['pdf', 'slides', 'document'],
}

/** The type of the open list if the file fits it, else the first that it fits. */
export function chooseItemType(kind: FileKind, openType: ItemType): ItemType | undefined {
  const fittingTypes = ITEM_TYPE_NAMES.filter((type) => MAIN_KINDS[type].includes(kind))
  return fittingTypes.includes(openType) ? openType : fittingTypes[0]
}

export function findMissing({ type: itemType, content, facts, files }: Item): MissingItemPart[] {
  const anyFile = listFileKinds(itemType).find(([role]) => files[role])
  const parts: Record<string, unknown> = { ...facts, ...files, ...content, anyFile }
  return (['description', ...ITEM_TYPES[itemType].required] as const).filter((name) => !parts[name])
}
