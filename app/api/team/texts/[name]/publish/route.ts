import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { publishText, toPublicationResult } from '@/lib/texts/publish'
import { textPublishForm } from '@/lib/texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: textPublishForm,
    run: async ({ viewer, input, params }) => {
      const name = String(params.name)
      return toPublicationResult(name, await publishText(viewer, name, input.version))
    },
  }),
})
