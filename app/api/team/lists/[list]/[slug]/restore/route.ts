import { teamEntriesText } from '@/i18n/team-entries'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { restoreListEntry } from '@/lib/content/list-entries'
import { requireListName } from '@/lib/content/lists'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      await restoreListEntry(viewer, requireListName(params.list), `${params.slug}`)
      return { body: { msg: teamEntriesText().results.restored } }
    },
  }),
})
