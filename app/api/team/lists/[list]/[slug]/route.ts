import { teamEntriesText } from '@/i18n/team-entries'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { renameListEntry } from '@/lib/content/commands/list-entries'
import { requireListName } from '@/lib/content/require-list-name'
import { listEntryChangeForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    name: 'rename list entry',
    body: listEntryChangeForm,
    run: async ({ viewer, params, input }) => {
      await renameListEntry(viewer, requireListName(params.list), `${params.slug}`, input)
      return { body: { msg: teamEntriesText().results.renamed } }
    },
  }),
})
