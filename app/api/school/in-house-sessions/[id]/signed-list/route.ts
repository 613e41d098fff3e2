import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendStoredFile } from '@/lib/files/send'
import { addSignedList, findSignedList } from '@/lib/training/in-house/signed-list'

/** A complete file in one request, with its URL-encoded name in `x-file-name`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, request, params }) =>
      sendStoredFile(request, await findSignedList(viewer, `${params.id}`)),
  }),
  POST: userHandler({
    acceptsStream: true,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params, stream, request }) => {
      const name = request.headers.get('x-file-name')
      await addSignedList(viewer, `${params.id}`, { name, stream })
      return { status: 201, body: { msg: schoolSessionsText().papers.added } }
    },
  }),
})
