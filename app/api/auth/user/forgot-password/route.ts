import { requestReset } from '@/lib/accounts/commands/reset-password'
import { resetRequest } from '@/lib/accounts/schema'
import { door, forAnyone } from '@/lib/api/door'

const SENT =
  'If an account with this email exists, a reset link is on its way. Please check your inbox.'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'forgot password',
    body: resetRequest,
    limits: { address: 'FORGOT_ADDRESS' },
    mails: true,
    run: async ({ input }) => {
      await requestReset(input)
      return { body: { msg: SENT } }
    },
  }),
})
