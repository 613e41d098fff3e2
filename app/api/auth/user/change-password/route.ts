import { changePassword } from '@/lib/accounts/commands/change-password'
import { passwordChange } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { loggedIn } from '@/lib/api/logged-in'
import { browserOf } from '@/lib/auth/browser'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'change password',
    body: passwordChange,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: async ({ viewer, input, request }) => {
      const browser = browserOf(request.headers.get('user-agent'))
      return loggedIn(await changePassword(viewer, input, browser), answerWords().passwordChanged)
    },
  }),
})
