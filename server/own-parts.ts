import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownLearning } from '@/app/(account)/my-learning/own-learning'
import type { Area } from '@/lib/areas'
import type { Viewer } from '@/lib/auth/sessions'
import { OWN_PLACE } from '@/lib/client/own-place'
import { routes } from '@/lib/routes'
import { type Copy, withEncoding } from './copy'
import { preferredPacking } from './packing'

/**
 * Pages that are one person's own. What stands around that person's part is kept for all, and the part
 * is drawn into it for each.
 */
const PARTS = new Map<string, (viewer: Viewer) => Promise<ReactNode>>([
  [routes.myLearning, ownLearning],
])

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)
/** Quickly, for it is sent once. */
const PACK = {
  gzip: (page: Buffer) => gzip(page, { level: 4 }),
  br: (page: Buffer) => brotli(page, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

export const isOwn = ({ path }: Area): boolean => PARTS.has(path)

/** The whole page of this person, which nobody else gets and no cache keeps. */
export async function ownPage({ path }: Area, around: Copy, viewer: Viewer): Promise<Buffer> {
  const at = around.body.indexOf(OWN_PLACE)
  const part = await PARTS.get(path)?.(viewer)
  if (!part || at < 0) throw new Error(`${path} has no place for one's own part`)
  return Buffer.concat([
    around.body.subarray(0, at),
    Buffer.from(renderToStaticMarkup(part)),
    around.body.subarray(at + OWN_PLACE.length),
  ])
}

export async function sendOwnPage(
  page: Buffer,
  { status, headers }: Copy,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const packing = preferredPacking(request.headers['accept-encoding'])
  const body = packing ? await PACK[packing](page) : page
  // The tag is that of what stands around.
  const { etag: _, vary, ...lasting } = headers
  response.writeHead(status, {
    ...lasting,
    vary: withEncoding(vary),
    'content-length': body.length,
    ...(packing && { 'content-encoding': packing }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
