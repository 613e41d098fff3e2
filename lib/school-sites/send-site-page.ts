import 'server-only'
import { AppError } from '@/base/errors'
import { answerSitePage } from './public-page'

/** For hosts without our server, which answers from its cache instead. */
export async function sendSitePage(slug: string, path: string): Promise<Response> {
  const { answer } = await answerSitePage(slug, path)
  const { status, headers, body } = answer
  if (status === 404) throw new AppError('notFound', 'notFound')
  const cacheControl = status === 200 ? 'public, max-age=0, s-maxage=1' : 'no-store'
  return new Response(body, { status, headers: { ...headers, 'cache-control': cacheControl } })
}
