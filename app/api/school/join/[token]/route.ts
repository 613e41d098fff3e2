import { door, forViewer } from '@/lib/api/door'
import { issueTo } from '@/lib/certificates/commands/issue'
import { joinByLink } from '@/lib/schools/commands/join'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'join school',
    limits: { viewer: 'SCHOOL' },
    mails: true,
    run: async ({ viewer, params, caller }) => {
      const { school, confirmed } = await joinByLink(viewer, String(params.token), caller.address)
      // What has waited for a confirmed address.
      if (confirmed) await issueTo({ userId: viewer.id })
      return { body: { msg: answerWords().joined(school), school, is_subscribed: 1 } }
    },
  }),
})
