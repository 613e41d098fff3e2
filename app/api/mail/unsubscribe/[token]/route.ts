import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { door, forAnyone } from '@/lib/api/door'
import { subscriberOf, unsubscribe } from '@/lib/mail/unsubscribe'
import { routes } from '@/lib/routes'
import { answerWords } from '@/words/answers'

const meant = (token: unknown) => {
  const subscriber = subscriberOf(`${token}`)
  if (!subscriber) throw new Refusal('notFound', 'deadLink')
  return subscriber
}

/** A mail program posts here by itself (RFC 8058); a person is led to a page with a button. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'unsubscribe page',
    run: async ({ params }) => {
      const page = new URL(routes.unsubscribe(`${params.token}`), settings().appUrl)
      return new Response(null, {
        status: 303,
        headers: { location: page.href, 'cache-control': 'no-store' },
      })
    },
  }),
  POST: forAnyone({
    name: 'unsubscribe',
    limits: { address: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      await unsubscribe(meant(params.token))
      return { body: { msg: answerWords().unsubscribed } }
    },
  }),
})
