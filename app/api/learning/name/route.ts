import { door, forViewer } from '@/lib/api/door'
import { confirmName } from '@/lib/certificates/commands/confirm-name'
import { nameForm } from '@/lib/certificates/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'certificate name',
    body: nameForm,
    limits: { viewer: 'LEARNING' },
    mails: true,
    run: async ({ viewer, input }) => {
      const { count, shown } = await confirmName(viewer, input.name)
      const { nameConfirmed, certificatesIssued } = answerWords()
      return { body: { msg: count > 0 ? certificatesIssued(count) : nameConfirmed, issued: shown } }
    },
  }),
})
