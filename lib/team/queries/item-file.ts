import 'server-only'
import { getAnyFile, getAnyItem } from '@/lib/content/team-queries'
import { type FileLocation, locateBookFile, locateVideoFile } from '@/lib/library/queries'
import { CONTENT_TYPES_BY_FORMAT, locateResourceFile } from '@/lib/toolkit/queries'

const CONTENT_TYPES: Record<string, string> = {
  ...CONTENT_TYPES_BY_FORMAT,
  document: CONTENT_TYPES_BY_FORMAT.pdf,
  video: 'video/mp4',
  captions: 'text/vtt; charset=utf-8',
}
const PAGE_CONTENT_TYPE = 'image/webp'

type TeamItemFile = { file: FileLocation | null; type: string }

/** Bundled covers have URLs of their own. */
export async function getTeamItemFile(id: string, role: string): Promise<TeamItemFile> {
  const type = CONTENT_TYPES[role] ?? PAGE_CONTENT_TYPE
  const [item, file] = [await getAnyItem(id), await getAnyFile(id, role)]
  if (!item || !file || file.bundled?.startsWith('/')) return { file: null, type }
  if (item.type === 'book') return { file: locateBookFile(file), type }
  return { file: item.type === 'video' ? locateVideoFile(file) : locateResourceFile(file), type }
}
