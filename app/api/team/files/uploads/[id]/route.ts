import { Refusal } from '@/base/errors'
import { door, forTeam } from '@/lib/api/door'
import { appendPart } from '@/lib/files/commands/append'
import { cancelUpload } from '@/lib/files/commands/cancel'
import { ownUpload } from '@/lib/files/queries'
import { filesWords } from '@/words/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forTeam({
    may: 'editor',
    name: 'upload so far',
    run: async ({ viewer, params }) => {
      const { id, bytes, received } = await ownUpload(viewer.id, String(params.id))
      return { body: { id, bytes, received } }
    },
  }),
  PATCH: forTeam({
    may: 'editor',
    name: 'append to upload',
    stream: true,
    run: async ({ viewer, params, content, request }) => {
      const from = request.headers.get('upload-offset') ?? ''
      if (!/^\d{1,15}$/.test(from)) throw new Refusal('invalid', 'checkForm')
      const part = { from: Number(from), bytes: content.bytes, chunks: content.chunks }
      const received = await appendPart(viewer.id, String(params.id), part)
      return { body: { id: params.id, received } }
    },
  }),
  DELETE: forTeam({
    may: 'editor',
    name: 'cancel upload',
    run: async ({ viewer, params }) => {
      await cancelUpload(viewer.id, String(params.id))
      return { body: { msg: filesWords().cancelled } }
    },
  }),
})
