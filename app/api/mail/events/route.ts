import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { readBytes } from '@/lib/api/body'
import { door, forAnyone } from '@/lib/api/door'
import { hearOf, isGenuine } from '@/lib/mail/events'

/** Where the mail service tells of letters that came back. Without its secret there is nothing here. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'mail event',
    run: async ({ request }) => {
      const { resendWebhookSecret: secret } = settings()
      if (!secret) throw new Refusal('notFound', 'nothingAtAddress')
      const { headers } = request
      const id = headers.get('svix-id')
      const timestamp = headers.get('svix-timestamp')
      const signature = headers.get('svix-signature')
      const body = Buffer.from(await readBytes(request))
      if (!id || !isGenuine({ id, timestamp, signature, body }, secret))
        throw new Refusal('forbidden', 'forged', { detail: 'mail event' })
      await hearOf(id, body)
      return { body: { status: 'ok' } }
    },
  }),
})
