import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CachedResponse, forbidCaching } from './cached-response'
import { getRequestContext, REQUEST_ID_HEADER } from './contract'
import { sendPlainPage } from './plain-page'
import { sendCachedResponse } from './send-cached-response'

type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse
type EndResponse = (...body: unknown[]) => ServerResponse

/**
 * Replaces Next's empty error documents. Set up first, because Next's compression captures the
 * write methods. Pages cannot set a status, so they put one in the request context.
 */
export function replaceEmptyDocuments(
  request: IncomingMessage,
  response: ServerResponse,
  getNotFoundPage: (unknownPath: string) => Promise<CachedResponse>,
): void {
  const id = `${request.headers[REQUEST_ID_HEADER]}`
  const writeHead = response.writeHead.bind(response) as WriteHead
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean
  const end = response.end.bind(response) as EndResponse
  let isDropped = false

  const replacingWriteHead: WriteHead = (status, ...rest) => {
    if (isDropped) return response
    if (!isEmptyDocument(status, response))
      return writeHead(getRequestContext(id).status ?? status, ...rest)
    isDropped = true
    const direct = bypassNext(response, writeHead, end)
    if (status === 500)
      sendPlainPage(request, direct, getRequestContext(id).status === 503 ? 503 : 500)
    else
      getNotFoundPage(request.url ?? '').then(
        (cachedResponse) => sendCachedResponse(forbidCaching(cachedResponse), request, direct),
        () => sendPlainPage(request, direct, 500),
      )
    return response
  }
  response.writeHead = replacingWriteHead as typeof response.writeHead
  response.write = ((...chunk) => isDropped || write(...chunk)) as typeof response.write
  response.end = ((...body) => (isDropped ? response : end(...body))) as typeof response.end
}

/** Other formats go to the router, which shows its own page. */
const isEmptyDocument = (status: number, response: ServerResponse) =>
  (status === 404 || status === 500) &&
  `${response.getHeader('content-type')}`.startsWith('text/html')

function bypassNext(
  response: ServerResponse,
  writeHead: WriteHead,
  end: EndResponse,
): ServerResponse {
  const direct: ServerResponse = Object.create(response)
  const ownWriteHead: WriteHead = (...args) => {
    for (const name of response.getHeaderNames())
      if (name !== 'connection') response.removeHeader(name)
    writeHead(...args)
    return direct
  }
  direct.writeHead = ownWriteHead as typeof direct.writeHead
  direct.end = end as typeof direct.end
  return direct
}
