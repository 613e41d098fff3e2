import 'server-only'
import type { SiteBlock } from './schema'

/** The ids of a block's pictures and PDFs, in the order of the page. Empty ids may be among them. */
export function listBlockFiles(block: SiteBlock): string[] {
  const entries = listEntries(block).map(({ file }) => file)
  return 'file' in block ? [block.file, ...entries] : entries
}

function listEntries(block: SiteBlock): { file: string }[] {
  switch (block.type) {
    case 'columns':
      return block.columns
    case 'people':
      return block.people
    case 'downloads':
      return block.downloads
    case 'notices':
      return block.notices
    case 'disclosure':
      return block.documents
    default:
      return []
  }
}
