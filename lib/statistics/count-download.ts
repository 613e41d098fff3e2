import 'server-only'
import { log } from '@/base/log'
import { countEvent } from './count-event'

/**
 * Continued downloads ask for a later part, and with a file store the response is a link. A prefetch may never be
 * opened, and an unchanged copy is not downloaded again.
 */
export const startsDownload = (request: Pick<Request, 'method' | 'headers'>, status: number) =>
  request.method === 'GET' &&
  status < 400 &&
  status !== 304 &&
  !isPrefetch(request.headers) &&
  /^bytes=0-/.test(request.headers.get('range') ?? 'bytes=0-')

const isPrefetch = (headers: Headers) =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')

/** Returns the response. A failed count does not fail the download. */
export async function countDownload(
  request: Request,
  response: Response,
  viewer: { id: string },
  theme: string | null | undefined,
): Promise<Response> {
  if (startsDownload(request, response.status))
    await countEvent(viewer, { count: 'downloads', theme }).catch((error) =>
      log().error({ event: 'statistics.count-failed', err: error }),
    )
  return response
}
