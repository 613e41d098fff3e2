import 'server-only'
import { siteOwner } from '@/base/owner'
import { accountEmailText } from '@/i18n/account-emails'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type { EmailMessage } from './email-templates'
import { sanitizeName } from './plain-name'

type NamedRecipientData = { firstname: string }
type LinkEmailData = NamedRecipientData & { link: string }

export type AccountEmailData = {
  resetLink: LinkEmailData
  welcome: NamedRecipientData | LinkEmailData
  loginAttempts: NamedRecipientData
  confirmAddress: LinkEmailData
  newAddress: LinkEmailData
  addressChanged: LinkEmailData
  erasurePlanned: LinkEmailData & { day: string }
  erasureUndone: NamedRecipientData
  erasureHeld: NamedRecipientData
  recoveryWarning: LinkEmailData
  recoveryWaits: NamedRecipientData
  recoveryLink: LinkEmailData
  teamRecovery: { link: string }
}

type LinkEmailName =
  | 'confirmAddress'
  | 'newAddress'
  | 'addressChanged'
  | 'recoveryWarning'
  | 'recoveryLink'
type AccountEmailComposers = {
  [T in keyof AccountEmailData]: (data: AccountEmailData[T]) => EmailMessage
}

const getText = () => accountEmailText(siteOwner)
const formatName = (firstname: string) => sanitizeName(firstname, emailText(siteOwner).nobody)

const composeLinkEmail =
  (name: LinkEmailName) =>
  ({ firstname, link }: LinkEmailData): EmailMessage => {
    const { button, ...content } = getText()[name](formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  }

export const accountEmails: AccountEmailComposers = {
  resetLink: ({ firstname, link }) => {
    const { button, ...content } = emailText(siteOwner).resetLink(formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  },
  welcome: ({ firstname, ...linkData }) => {
    const { button, ...content } = emailText(siteOwner).welcome(formatName(firstname))
    // Emails enqueued by older versions have no link.
    return {
      ...content,
      ...('link' in linkData && { action: { label: button, url: linkData.link } }),
    }
  },
  loginAttempts: ({ firstname }) => emailText(siteOwner).loginAttempts(formatName(firstname)),
  confirmAddress: composeLinkEmail('confirmAddress'),
  newAddress: composeLinkEmail('newAddress'),
  addressChanged: composeLinkEmail('addressChanged'),
  recoveryWarning: composeLinkEmail('recoveryWarning'),
  recoveryLink: composeLinkEmail('recoveryLink'),
  erasurePlanned: ({ firstname, day, link }) => {
    const { button, ...content } = getText().erasurePlanned(
      formatName(firstname),
      formatLongDate(day),
    )
    return { ...content, action: { label: button, url: link } }
  },
  erasureUndone: ({ firstname }) => getText().erasureUndone(formatName(firstname)),
  erasureHeld: ({ firstname }) => getText().erasureHeld(formatName(firstname)),
  recoveryWaits: ({ firstname }) => getText().recoveryWaits(formatName(firstname)),
  teamRecovery: ({ link }) => {
    const { button, ...content } = getText().teamRecovery
    return { ...content, action: { label: button, url: link } }
  },
}
