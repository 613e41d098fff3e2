import 'server-only'
import type { Item, ItemFile } from '@/lib/content/item'
import { routes } from '@/lib/routes'

/** Under which addresses a page offers what belongs to an item: a member's, or the team's before it is published. */
export type Places = {
  read: (id: string) => string
  file: (item: Pick<Item, 'id' | 'shelf'>, role: string) => string
  picture: (item: Pick<Item, 'id'>, role: string, file: ItemFile) => string
}

export const forMembers: Places = {
  read: routes.reader,
  file: ({ id, shelf }, role) => {
    if (shelf === 'book') return routes.ebookFile(id)
    if (shelf === 'work') return routes.toolkitFile(`${id}.${role}`)
    return role === 'captions' ? routes.captions(id) : routes.videoFile(id)
  },
  picture: (_, __, { bundled, fileId }) => bundled ?? routes.cover(fileId ?? ''),
}
