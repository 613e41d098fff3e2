import { teamEntriesText } from '@/i18n/team-entries'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { moveListEntry } from '@/lib/content/list-entries'
import { requireListName } from '@/lib/content/lists'
import { itemMoveForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: itemMoveForm,
    run: async ({ viewer, params, input }) => {
      const list = requireListName(params.list)
      await moveListEntry(viewer, list, `${params.slug}`, input.direction)
      return { body: { msg: teamEntriesText().results.moved } }
    },
  }),
})
