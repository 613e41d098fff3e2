import { teamEntriesText } from '@/i18n/team-entries'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { addListEntry } from '@/lib/content/list-entries'
import { requireListName } from '@/lib/content/lists'
import { listEntryForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: listEntryForm,
    run: async ({ viewer, params, input }) => {
      await addListEntry(viewer, requireListName(params.list), input)
      return { status: 201, body: { msg: teamEntriesText().results.added } }
    },
  }),
})
