import { door, forAnyone } from '@/lib/api/door'
import { pictureOf } from '@/lib/certificates/pictures'
import { refuseRevoked } from '@/lib/certificates/refuse-revoked'
import { certificateFor, privateFile } from '@/lib/certificates/send'

/** The certificate as a picture, to share. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'certificate picture',
    run: async ({ caller, params }) => {
      const { certificate } = await certificateFor(caller, params.number)
      refuseRevoked(certificate)
      const bytes = await pictureOf(certificate)
      return privateFile(bytes, 'image/png', `${certificate.number}.png`)
    },
  }),
})
