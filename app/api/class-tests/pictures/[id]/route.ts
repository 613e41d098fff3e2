import { defineRoute, userHandler } from '@/lib/api/define-route'
import { findClassPicture } from '@/lib/class-tests/pictures'
import { sendStoredFile } from '@/lib/files/send'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request, params }) =>
      sendStoredFile(request, await findClassPicture(viewer, `${params.id}`)),
  }),
})
