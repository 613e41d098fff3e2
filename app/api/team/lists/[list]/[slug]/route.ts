import { teamEntriesText } from '@/i18n/team-entries'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { requireListName } from '@/lib/content/lists'
import { listEntryChangeForm } from '@/lib/content/schema'
import { renameListEntryAndRecords } from '@/lib/team/rename-list-entry'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: listEntryChangeForm,
    run: async ({ viewer, params, input }) => {
      await renameListEntryAndRecords(viewer, requireListName(params.list), `${params.slug}`, input)
      return { body: { msg: teamEntriesText().results.saved } }
    },
  }),
})
