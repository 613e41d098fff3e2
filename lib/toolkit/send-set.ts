import 'server-only'
import { Readable } from 'node:stream'
import { Refusal } from '@/base/errors'
import type { themeSet } from './queries'
import { zipped } from './zip'

/** A theme as one archive, packed while it is sent. */
export function sendSet(request: Request, set: Awaited<ReturnType<typeof themeSet>>) {
  if (!set) throw new Refusal('notFound', 'nothingHere')
  // An archive that nobody reads would leave a file open.
  const body = request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(zipped(set.files)))
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${set.name}"`,
    },
  })
}
