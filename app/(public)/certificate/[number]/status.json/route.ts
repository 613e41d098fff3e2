import { door, forAnyone } from '@/lib/api/door'
import { statusOf } from '@/lib/certificates/badge/credential'
import { certificateFor, privateFile } from '@/lib/certificates/send'

/** For who keeps the badge: whether it was revoked since. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'certificate status',
    run: async ({ caller, params }) => {
      const { certificate } = await certificateFor(caller, params.number)
      return privateFile(JSON.stringify(statusOf(certificate)), 'application/json; charset=utf-8')
    },
  }),
})
