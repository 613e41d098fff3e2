import { door, forTeam } from '@/lib/api/door'
import { attachFile } from '@/lib/content/commands/attach'
import { itemFile } from '@/lib/content/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'attach file',
    may: 'editor',
    body: itemFile,
    run: async ({ viewer, params, input }) => {
      await attachFile(viewer, String(params.id), input.role, input.fileId)
      return { body: { msg: answerWords().itemFileKept } }
    },
  }),
})
