import { AppError } from '@/base/errors'
import { filesText } from '@/i18n/files'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { requireOwnUpload } from '@/lib/files/file'
import { appendPart } from '@/lib/files/upload/append'
import { cancelUpload } from '@/lib/files/upload/begin'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const {
        id,
        bytes,
        received: receivedBytes,
      } = await requireOwnUpload(viewer.id, String(params.id))
      return { body: { id, bytes, received: receivedBytes } }
    },
  }),
  PATCH: teamHandler({
    role: 'editor',
    acceptsStream: true,
    run: async ({ viewer, params, stream, request }) => {
      const offsetHeader = request.headers.get('upload-offset') ?? ''
      if (!/^\d{1,15}$/.test(offsetHeader)) throw new AppError('invalid', 'checkForm')
      const part = { from: Number(offsetHeader), bytes: stream.bytes, chunks: stream.chunks }
      const receivedBytes = await appendPart(viewer.id, String(params.id), part)
      return { body: { id: params.id, received: receivedBytes } }
    },
  }),
  DELETE: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      await cancelUpload(viewer.id, String(params.id))
      return { body: { msg: filesText().cancelled } }
    },
  }),
})
