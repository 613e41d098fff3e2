import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { buildAnnouncementData, lockAnnouncement } from '@/lib/announcements/schedule'
import { renderEmailHtml } from '@/lib/mail/render'
import { composeEmail } from './email-templates'

/** Nothing of it runs or loads from elsewhere; only our own page shows it. */
const PREVIEW_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

type PreviewReader = { id: string; firstname: string }

/** The same bytes as a recipient gets, with the reader’s name. */
export async function sendAnnouncementPreview(
  reader: PreviewReader,
  id: string,
): Promise<Response> {
  const db = await database()
  const announcement = await db.transaction((tx) => lockAnnouncement(tx, id))
  const { template, data, unsubscribe } = buildAnnouncementData(announcement)
  const email = composeEmail(template, {
    ...{ ...data, firstname: reader.firstname, userId: reader.id, unsubscribe },
  })
  if (!email.body) throw new AppError('notFound', 'notFound')
  return new Response(await renderEmailHtml(email), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PREVIEW_CSP,
      'cache-control': 'no-store',
    },
  })
}
