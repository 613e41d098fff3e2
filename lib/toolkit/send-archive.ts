import 'server-only'
import { Readable } from 'node:stream'
import { AppError } from '@/base/errors'
import { createZip } from '@/lib/files/zip'
import type { getThemeArchive } from './queries'

export function sendThemeArchive(
  request: Request,
  archive: Awaited<ReturnType<typeof getThemeArchive>>,
) {
  if (!archive) throw new AppError('notFound', 'notFound')
  // An unread archive would leave a file open.
  const body =
    request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(createZip(archive.files)))
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${archive.name}"`,
    },
  })
}
