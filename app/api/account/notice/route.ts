import { door, forViewer } from '@/lib/api/door'
import { seeNotice } from '@/lib/rights/news'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'notice seen',
    run: async ({ viewer }) => {
      await seeNotice(viewer.id)
      return { body: { msg: answerWords().noticeSeen } }
    },
  }),
})
