import { resetLinkWorks } from '@/lib/accounts/commands/reset-password'
import { resetLink } from '@/lib/accounts/schema'
import { door, forAnyone } from '@/lib/api/door'
import { answerWords } from '@/words/answers'
import { refusalSentence } from '@/words/refusals'

/** The token is in the body, so that no log or cache has it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'check reset link',
    body: resetLink,
    limits: { address: 'ADDRESS_LINK' },
    run: async ({ input }) => {
      const works = await resetLinkWorks(input.token)
      const msg = works ? answerWords().resetLinkWorks : refusalSentence('deadResetLink')
      return { body: { works, msg } }
    },
  }),
})
