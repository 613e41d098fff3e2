import { door, forAnyone } from '@/lib/api/door'
import { drawPicture } from '@/lib/certificates/draw/desk'
import { refuseRevoked } from '@/lib/certificates/refuse-revoked'
import { certificateFor, privateFile } from '@/lib/certificates/send'
import { sheetWords } from '@/lib/certificates/sheet'

/** The certificate as a picture, to share. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'certificate picture',
    run: async ({ caller, params }) => {
      const { certificate } = await certificateFor(caller, params.number)
      refuseRevoked(certificate)
      const bytes = await drawPicture(sheetWords(certificate))
      return privateFile(bytes, 'image/png', `${certificate.number}.png`)
    },
  }),
})
