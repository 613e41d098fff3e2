import 'server-only'
import { getAnyFile, getAnyItem } from '@/lib/content/item/team'
import { getRequiredKind } from '@/lib/content/policy'
import type { FileKind } from '@/lib/files/schema'
import { type FileLocation, locateBookFile, locateVideoFile } from '@/lib/library/books'
import { findCaptions, parseCaptionsName } from '@/lib/library/videos'
import { CONTENT_TYPES_BY_FORMAT, locateResourceFile } from '@/lib/toolkit/files'

const MIME_TYPES: Record<FileKind, string> = {
  pdf: CONTENT_TYPES_BY_FORMAT.pdf,
  slides: CONTENT_TYPES_BY_FORMAT.pptx,
  document: CONTENT_TYPES_BY_FORMAT.docx,
  video: 'video/mp4',
  captions: 'text/vtt; charset=utf-8',
  picture: 'image/webp',
}

type TeamItemFile = { file: FileLocation | null; type: string }

/** Bundled covers have URLs of their own. */
export async function getTeamItemFile(id: string, role: string): Promise<TeamItemFile> {
  const { name, language } = parseCaptionsName(role)
  const item = await getAnyItem(id)
  const file = await getAnyFile(id, name === 'captions' ? name : role)
  // Pages of a resource have no kind of their own; they are pictures.
  const type = MIME_TYPES[(item && getRequiredKind(item.type, name)) ?? 'picture']
  if (!item || !file || file.bundled?.startsWith('/')) return { file: null, type }
  if (item.type === 'book') return { file: locateBookFile(file), type }
  if (item.type !== 'video') return { file: locateResourceFile(file), type }
  return { file: locateVideoFile(name === 'captions' ? findCaptions(file, language) : file), type }
}
