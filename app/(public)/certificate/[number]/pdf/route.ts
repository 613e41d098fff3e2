import { door, forAnyone } from '@/lib/api/door'
import { drawPdf } from '@/lib/certificates/draw/desk'
import { refuseRevoked } from '@/lib/certificates/refuse-revoked'
import { certificateFor, privateFile } from '@/lib/certificates/send'
import { sheetWords } from '@/lib/certificates/sheet'

/** The certificate to print, drawn when it is asked for and kept by nobody. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'certificate pdf',
    run: async ({ caller, params }) => {
      const { certificate } = await certificateFor(caller, params.number)
      refuseRevoked(certificate)
      const bytes = await drawPdf(sheetWords(certificate))
      return privateFile(bytes, 'application/pdf', `${certificate.number}.pdf`)
    },
  }),
})
