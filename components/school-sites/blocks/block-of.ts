import type { BlockOf, SiteBlock } from '@/lib/school-sites/schema'

/** The fields of one kind of block. */
export type FieldsOf<Type extends SiteBlock['type']> = {
  block: BlockOf<Type>
  onChange: (block: BlockOf<Type>) => void
}
