import { door, forViewer } from '@/lib/api/door'
import { leadTo } from '@/lib/api/form'
import { sendWord } from '@/lib/series/commands/send-word'
import { backToPlace, slugFrom } from '@/lib/series/forms'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'send the word',
    form: backToPlace,
    run: async ({ viewer, params, sent }) => {
      await sendWord(viewer, slugFrom(params), (sent.get('word') ?? '').slice(0, 200))
      return leadTo(backToPlace(params).said('present'))
    },
  }),
})
