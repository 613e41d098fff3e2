import { door, forTeam } from '@/lib/api/door'
import { requestOptions } from '@/lib/auth/passkeys'
import { waysToProve } from '@/lib/team/ways-to-prove'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'team passkey options',
    may: 'editor',
    unproven: true,
    run: async ({ viewer }) => {
      const [options, ways] = await Promise.all([
        requestOptions('prove', viewer),
        waysToProve(viewer),
      ])
      return { body: { options, ways } }
    },
  }),
})
