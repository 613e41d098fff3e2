import 'server-only'
import { type SiteCover, type SiteFile, siteCover } from './schema'

export const readCover = (stored: Record<string, unknown> | null): SiteCover | null =>
  stored && siteCover.parse(stored)

/** What keeps a cover from being published. Without a picture, the page simply has none. */
export function findCoverFault(
  cover: SiteCover | null,
  files: Record<string, SiteFile>,
): 'coverAlt' | null {
  return cover && files[cover.file]?.kind === 'picture' && !cover.alt.trim() ? 'coverAlt' : null
}
