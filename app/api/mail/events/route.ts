import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { handleMailReport } from '@/lib/housekeeping/receive-mail'
import { readBytes } from '@/lib/http/body'
import { isValidSignature } from '@/lib/mail/events'

/** Webhook of the mail service: what became of an email, and answers that arrive. Responds 404 until its secret is set. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    run: async ({ request }) => {
      const { resendWebhookSecret: secret } = settings()
      if (!secret) throw new AppError('notFound', 'urlNotFound')
      const { headers } = request
      const id = headers.get('svix-id')
      const timestamp = headers.get('svix-timestamp')
      const signature = headers.get('svix-signature')
      const body = Buffer.from(await readBytes(request))
      if (!id || !isValidSignature({ id, timestamp, signature, body }, secret))
        throw new AppError('forbidden', 'signatureWrong', { detail: 'mail event' })
      await handleMailReport(id, body)
      return { body: { status: 'ok' } }
    },
  }),
})
