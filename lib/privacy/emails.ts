import 'server-only'
import { siteOwner } from '@/base/owner'
import { accountEmailText } from '@/i18n/account-emails'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type { EmailComposers } from '@/lib/mail/email-message'
import { sanitizeName } from '@/lib/mail/email-message'

export type PrivacyEmailData = {
  dataExportReady: { firstname: string; link: string }
  mergePlanned: { firstname: string; link: string }
  accountEnded: { firstname: string }
  accountExtended: { firstname: string }
  erasurePlanned: { firstname: string; link: string; day: string }
  erasureUndone: { firstname: string }
  erasureHeld: { firstname: string }
}

const getText = () => accountEmailText(siteOwner)
const formatName = (firstname: string) => sanitizeName(firstname, emailText(siteOwner).fallbackName)

export const privacyEmails: EmailComposers<PrivacyEmailData> = {
  dataExportReady: ({ firstname, link }) => {
    const { button, ...content } = getText().dataExportReady(formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  },
  erasurePlanned: ({ firstname, day, link }) => {
    const { button, ...content } = getText().erasurePlanned(
      formatName(firstname),
      formatLongDate(day),
    )
    return { ...content, action: { label: button, url: link } }
  },
  mergePlanned: ({ firstname, link }) => {
    const { button, ...content } = getText().mergePlanned(formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  },
  accountEnded: ({ firstname }) => getText().accountEnded(formatName(firstname)),
  accountExtended: ({ firstname }) => getText().accountExtended(formatName(firstname)),
  erasureUndone: ({ firstname }) => getText().erasureUndone(formatName(firstname)),
  erasureHeld: ({ firstname }) => getText().erasureHeld(formatName(firstname)),
}
