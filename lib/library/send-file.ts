import 'server-only'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '@/base/errors'
import { refusalSentence } from '@/words/refusals'
import { rangeOf } from './range'

/**
 * A private file, whole or in part. Which file that is was decided before; null is not found.
 * One with a name to be saved under is saved, not shown.
 * Next sends it in chunks and would drop a Content-Length; a reader learns the size by a range.
 */
export async function sendFile(
  request: Request,
  file: string | null,
  type: string,
  saveAs?: string,
) {
  if (!file) throw new Refusal('notFound', 'nothingHere')
  const { size } = await stat(file)
  const range = rangeOf(request.headers.get('range'), size)
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-disposition': saveAs
      ? `attachment; filename="${saveAs}"`
      : `inline; filename="${path.basename(file)}"`,
  })
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    headers.set('content-type', 'application/json; charset=utf-8')
    headers.delete('content-disposition')
    return new Response(JSON.stringify({ msg: refusalSentence('fileIsShorter') }), {
      status: 416,
      headers,
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  // A stream that nobody reads would keep its file open.
  const body = request.method === 'HEAD' ? null : createReadStream(file, { start, end })
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status: range ? 206 : 200,
    headers,
  })
}
