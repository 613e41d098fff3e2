import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'editor',
    run: async ({ request, params }) => sendStoredFile(request, await getFile(String(params.id))),
  }),
})
