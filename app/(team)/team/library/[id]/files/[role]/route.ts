import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendLocatedFile } from '@/lib/library/send-file'
import { getTeamItemFile } from '@/lib/team/item-file'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'editor',
    run: async ({ request, params }) => {
      const { file, type } = await getTeamItemFile(String(params.id), String(params.role))
      return sendLocatedFile(request, file, { type })
    },
  }),
})
