import { passwordAlone } from '@/lib/accounts/schema'
import { door, forTeam } from '@/lib/api/door'
import { beginAuthenticator } from '@/lib/team/commands/authenticator'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'begin authenticator',
    may: 'editor',
    unproven: true,
    body: passwordAlone,
    run: async ({ viewer, input }) => ({ body: await beginAuthenticator(viewer, input.password) }),
  }),
})
