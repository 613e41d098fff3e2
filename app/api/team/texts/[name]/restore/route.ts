import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { restoreText, toPublicationResult } from '@/lib/texts/publish'
import { versionNumberForm } from '@/lib/texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: versionNumberForm,
    run: async ({ viewer, input, params }) => {
      const name = String(params.name)
      return toPublicationResult(name, await restoreText(viewer, name, input.number), 'restored')
    },
  }),
})
