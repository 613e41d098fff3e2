import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { teamTextsText } from '@/i18n/team-texts'
import type { EmailMessage } from '@/lib/mail/email-message'
import { routes } from '@/lib/routes'
import type { EmailTextName } from '@/lib/texts/kinds'
import type { PublishedTexts } from '@/lib/texts/published'
import { composeEmail } from './email-templates'

const DAYS_AHEAD_MS = 3 * 24 * 60 * 60 * 1000

/** The email as a recipient would get it, with invented data. */
export function composeSampleEmail(name: EmailTextName, texts: PublishedTexts): EmailMessage {
  const { firstname, title, school, inviter, host } = teamTextsText().email.sample
  const soon = new Date(Date.now() + DAYS_AHEAD_MS).toISOString()
  const link = absoluteUrl(routes.home)
  const session = {
    ...{
      liveSessionId: '1',
      firstname,
      title,
      host,
      startsAt: soon,
      minutes: '60',
      slug: 'sample',
    },
    ...{ summary: title, sequence: '0', changedAt: soon, reason: '', page: link, entry: link },
  }
  const composers: Record<EmailTextName, () => EmailMessage> = {
    emailWelcome: () => composeEmail('welcome', { firstname, link }, texts),
    emailRegistered: () => composeEmail('liveSessionRegistered', session, texts),
    emailReminder: () => composeEmail('liveSessionTomorrow', { ...session, userId: '' }, texts),
    emailCertificate: () =>
      composeEmail('certificateIssued', { firstname, session: title, link, feedback: link }, texts),
    emailInvitation: () =>
      composeEmail(
        'schoolInvitation',
        { institution_name: school, inviter, link, until: soon.slice(0, 10), mailbox: '' },
        texts,
      ),
  }
  return composers[name]()
}
