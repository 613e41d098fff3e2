import 'server-only'
import type { Language } from '@/i18n/languages'
import { buildPagePictureId, type Item, type ItemFile } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { nameCaptions } from './videos'

export type ItemUrls = {
  read: (id: string) => string
  file: (item: Pick<Item, 'id' | 'type'>, role: string) => string
  captions: (item: Pick<Item, 'id'>, language: Language) => string
  picture: (item: Pick<Item, 'id'>, role: string, file: ItemFile) => string
}

export const memberItemUrls: ItemUrls = {
  read: (id) => routes.reader(id),
  file: ({ id, type: itemType }, role) => {
    if (itemType === 'book') return routes.ebookFile(id)
    if (itemType === 'resource') {
      const [, page] = /^page-(\d+)$/.exec(role) ?? []
      if (page) return routes.toolkitPage(buildPagePictureId(id, Number(page)))
      return routes.toolkitFile(`${id}.${role}`)
    }
    return routes.videoFile(id)
  },
  captions: ({ id }, language) => routes.captions(nameCaptions(id, language)),
  picture: (_, __, { bundled, fileId }) => bundled ?? routes.cover(fileId ?? ''),
}

/** Works for drafts and published items. */
export const teamItemUrls: ItemUrls = {
  read: (id) => routes.teamItemRead(id),
  file: ({ id }, role) => `${routes.teamItem(id)}/files/${role}`,
  captions: (item, language) =>
    teamItemUrls.file({ ...item, type: 'video' }, nameCaptions('captions', language)),
  picture: (item, role, { bundled }) =>
    bundled ?? teamItemUrls.file({ ...item, type: 'book' }, role),
}
