import 'server-only'
import { siteOwner } from '@/base/owner'
import { accountEmailText } from '@/i18n/account-emails'
import { emailText } from '@/i18n/emails'
import type { EmailComposers, EmailMessage } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

type NamedRecipientData = { firstname: string }
type LinkEmailData = NamedRecipientData & { link: string }

export type AccountEmailData = {
  resetLink: LinkEmailData
  welcome: LinkEmailData
  loginAttempts: NamedRecipientData
  confirmAddress: LinkEmailData
  newAddress: LinkEmailData
  newAddressByTeam: LinkEmailData
  addressCorrectionStarted: NamedRecipientData
  addressChanged: LinkEmailData
  recoveryWarning: LinkEmailData
  recoveryWaits: NamedRecipientData
  recoveryLink: LinkEmailData
  factorLink: LinkEmailData
  teamRecovery: { link: string }
  /** A login method, or what the account can do, has changed. */
  loginMethodChanged: { firstname: string; change: LoginMethodChange; name: string }
}

export type LoginMethodChange = keyof ReturnType<typeof emailText>['loginMethodChanged']['changes']

type LinkEmailName =
  | 'confirmAddress'
  | 'newAddress'
  | 'newAddressByTeam'
  | 'addressChanged'
  | 'recoveryWarning'
  | 'recoveryLink'
  | 'factorLink'

const getText = () => accountEmailText(siteOwner)
const formatName = (firstname: string) => sanitizeName(firstname, emailText(siteOwner).fallbackName)

const composeLinkEmail =
  (name: LinkEmailName) =>
  ({ firstname, link }: LinkEmailData): EmailMessage => {
    const { button, ...content } = getText()[name](formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  }

export const accountEmails: EmailComposers<AccountEmailData> = {
  resetLink: ({ firstname, link }) => {
    const { button, ...content } = emailText(siteOwner).resetLink(formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  },
  welcome: ({ firstname, link }) => {
    const { button, ...content } = emailText(siteOwner).welcome(formatName(firstname))
    return { ...content, action: { label: button, url: link } }
  },
  loginAttempts: ({ firstname }) => emailText(siteOwner).loginAttempts(formatName(firstname)),
  confirmAddress: composeLinkEmail('confirmAddress'),
  newAddress: composeLinkEmail('newAddress'),
  newAddressByTeam: composeLinkEmail('newAddressByTeam'),
  addressCorrectionStarted: ({ firstname }) =>
    getText().addressCorrectionStarted(formatName(firstname)),
  addressChanged: composeLinkEmail('addressChanged'),
  recoveryWarning: composeLinkEmail('recoveryWarning'),
  recoveryLink: composeLinkEmail('recoveryLink'),
  factorLink: composeLinkEmail('factorLink'),
  recoveryWaits: ({ firstname }) => getText().recoveryWaits(formatName(firstname)),
  teamRecovery: ({ link }) => {
    const { button, ...content } = getText().teamRecovery
    return { ...content, action: { label: button, url: link } }
  },
  loginMethodChanged: ({ firstname, change, name }) => {
    const { greeting, changes: textByChange, notes } = emailText(siteOwner).loginMethodChanged
    const { subject, text } = textByChange[change]
    const paragraphs = [text(toOneLine(name))]
    return { subject, greeting: greeting(formatName(firstname)), paragraphs, notes }
  },
}
