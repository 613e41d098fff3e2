import 'server-only'
import { type FoundFile, homeOfBook, homeOfFilm } from '@/lib/library/queries'
import { homeOfWork, TYPES } from '@/lib/toolkit/queries'
import { anyFile, anyItem } from './all'

const TYPE_OF: Record<string, string> = {
  ...TYPES,
  document: TYPES.pdf,
  film: 'video/mp4',
  captions: 'text/vtt; charset=utf-8',
}
const PAGE = 'image/webp'

type Found = { file: FoundFile | null; type: string }

/** A file of any item; covers that come with the site have addresses of their own. */
export async function foundForTeam(id: string, role: string): Promise<Found> {
  const type = TYPE_OF[role] ?? PAGE
  const [item, file] = [await anyItem(id), await anyFile(id, role)]
  if (!item || !file || file.bundled?.startsWith('/')) return { file: null, type }
  if (item.shelf === 'book') return { file: homeOfBook(file), type }
  return { file: item.shelf === 'film' ? homeOfFilm(file) : homeOfWork(file), type }
}
