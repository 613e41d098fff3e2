import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { parseUnsubscribeToken, unsubscribe } from '@/lib/mail/unsubscribe'
import { routes } from '@/lib/routes'

const requireSubscriber = (token: unknown) => {
  const subscriber = parseUnsubscribeToken(`${token}`)
  if (!subscriber) throw new AppError('notFound', 'linkInvalid')
  return subscriber
}

/** Mail clients post here directly (RFC 8058); people get a page with a button. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ params }) => {
      const pageUrl = new URL(routes.unsubscribe(`${params.token}`), settings().appUrl)
      return new Response(null, {
        status: 303,
        headers: { location: pageUrl.href, 'cache-control': 'no-store' },
      })
    },
  }),
  POST: publicHandler({
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      await unsubscribe(requireSubscriber(params.token))
      return { body: { msg: apiResultText().unsubscribed } }
    },
  }),
})
