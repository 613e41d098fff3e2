import { door, forViewer } from '@/lib/api/door'
import { correctOwn } from '@/lib/certificates/commands/correct'
import { nameForm } from '@/lib/certificates/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'correct own certificate',
    body: nameForm,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input, params }) => {
      const { left } = await correctOwn(viewer, `${params.number}`, input.name)
      return { body: { msg: answerWords().nameCorrected(left), left } }
    },
  }),
})
