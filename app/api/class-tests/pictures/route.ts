import { testEditorText } from '@/i18n/test-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { addClassPicture } from '@/lib/class-tests/pictures'

/** A complete file in one request, with its URL-encoded name in `x-file-name`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    acceptsStream: true,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, stream, request }) => {
      const name = request.headers.get('x-file-name')
      const picture = await addClassPicture(viewer, { name, stream })
      return { status: 201, body: { msg: testEditorText().picture.added, ...picture } }
    },
  }),
})
