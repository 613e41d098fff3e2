import { addSiteFile } from '@/lib/school-sites/files'
import { savePage } from '@/lib/school-sites/pages/save'
import type { SiteBlock, SiteCover } from '@/lib/school-sites/schema'
import type { newSite } from './school-sites'

type StarterSite = Awaited<ReturnType<typeof newSite>>
type Upload = { name?: string; kind?: 'picture' | 'pdf'; hasConsent?: boolean; bytes?: number }

/** As the editor sends it, where `bytes` is what the request announces. */
export const sendSiteFile = (user: { id: string }, file: Buffer, upload: Upload = {}) =>
  addSiteFile(user, {
    ...{ name: 'hall.jpg', kind: 'picture', hasConsent: true, ...upload },
    stream: { bytes: upload.bytes ?? file.length, chunks: yieldOnce(file), drain: async () => {} },
  })

async function* yieldOnce(bytes: Buffer) {
  yield bytes
}

export const newPicture = (file: string, id = `p${file.slice(0, 6)}`, text = ''): SiteBlock => ({
  ...{ id, type: 'picture', file, alt: 'The hall', text },
})

export const newCover = (file: string, changes: Partial<SiteCover> = {}): SiteCover => ({
  ...{ file, alt: 'The school from the road', x: 50, y: 50, title: '', text: '', link: '' },
  ...changes,
})

/** The home page, saved over its newest version. */
export async function saveHome(
  { coordinator, findPage }: StarterSite,
  { cover, blocks, version = 1 }: { cover?: SiteCover; blocks: SiteBlock[]; version?: number },
) {
  await savePage(coordinator, findPage('').id, { version, title: 'Home', cover, blocks })
}

/** What a browser of this width, with two pixels for each point, loads of a page with these parts of the window. */
export function chooseCopy(srcset: string, points: number): string {
  const choices = srcset.split(', ').map((choice) => choice.split(' '))
  const enough = choices.find(([, width = '']) => Number.parseInt(width, 10) >= points * 2)
  return (enough ?? choices.at(-1))?.[0] ?? ''
}
