import 'server-only'
import { isDay } from '@/base/day'
import { parseLinks, parseTable, splitLines } from './lines'
import { toWebUrl } from './policy'
import type { SiteBlock, SiteFile } from './schema'

export type SiteBlockFault =
  | 'empty'
  | 'noPicture'
  | 'noAlt'
  | 'noFile'
  | 'noTitle'
  | 'badLink'
  | 'badDays'
  | 'badTable'

/** What keeps a block from being published; null for a complete one. */
export function findBlockFault(
  block: SiteBlock,
  files: Record<string, SiteFile>,
): SiteBlockFault | null {
  switch (block.type) {
    case 'picture':
      if (files[block.file]?.kind !== 'picture') return 'noPicture'
      return block.alt.trim() ? null : 'noAlt'
    case 'file':
      if (!files[block.file]) return 'noFile'
      return block.title.trim() ? null : 'noTitle'
    case 'table':
      if (parseTable(block.text).length < 2) return 'badTable'
      return block.title.trim() ? null : 'noTitle'
    case 'notice':
      if (!block.title.trim()) return 'noTitle'
      return hasValidDays(block) ? null : 'badDays'
    case 'links':
      if (splitLines(block.text).length === 0) return 'empty'
      return parseLinks(block.text).every(({ url }) => toWebUrl(url)) ? null : 'badLink'
    case 'address':
      if (!block.text.trim()) return 'empty'
      return !block.url.trim() || toWebUrl(block.url) ? null : 'badLink'
    default:
      return block.text.trim() ? null : 'empty'
  }
}

function hasValidDays({ from, until }: Extract<SiteBlock, { type: 'notice' }>) {
  const areDays = [from, until].every((day) => day === '' || isDay(day))
  return areDays && (!from || !until || from <= until)
}
