import 'server-only'
import { siteOwner } from '@/base/owner'
import { accountEmailText } from '@/i18n/account-emails'
import { announcementEmailText } from '@/i18n/announcement-emails'
import { billingEmailText } from '@/i18n/billing-emails'
import { emailText } from '@/i18n/emails'
import { liveSessionEmailText } from '@/i18n/live-session-emails'
import { schoolSiteEmailText } from '@/i18n/school-site-emails'
import { trainingEmailText } from '@/i18n/training-emails'
import type { EmailTemplateName } from './email-templates'

/** For the team. Stored emails of other versions may have templates that this one does not know. */
export const findEmailName = (template: string): string | undefined =>
  Object.hasOwn(listEmailNames(), template)
    ? listEmailNames()[template as EmailTemplateName]
    : undefined

const listEmailNames = (): Record<EmailTemplateName, string> => ({
  ...accountEmailText(siteOwner).names,
  ...announcementEmailText().names,
  ...billingEmailText(siteOwner).names,
  ...emailText(siteOwner).names,
  ...liveSessionEmailText().names,
  ...schoolSiteEmailText().names,
  ...trainingEmailText().names,
})
