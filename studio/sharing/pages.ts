import { siteOwner } from '@/base/owner'
import type { PictureName } from '@/content/pictures'
import { aboutText } from '@/i18n/about'
import { accountText } from '@/i18n/account'
import { contactText } from '@/i18n/contact'
import { liveSessionText } from '@/i18n/live-sessions'
import { policyText } from '@/i18n/policies'
import { programmeText } from '@/i18n/programmes'
import { subscriptionText } from '@/i18n/subscription'
import { routes } from '@/lib/routes'

export type SharedPage = { path: string; title: string; picture: PictureName }

/** Pages with a generated image; the home page has a drawn one. */
export function listSharedPages(): SharedPage[] {
  const { register, login } = accountText()
  const { lms, collaborativeProjects, industry } = programmeText()
  const { paywall, registerPage } = subscriptionText()
  const { privacy, terms } = policyText(siteOwner)
  return [
    { path: routes.about, title: aboutText().title, picture: 'school' },
    { path: routes.contact, title: contactText().formHeading, picture: 'letterbox' },
    { path: routes.register, title: register.shared, picture: 'sapling' },
    { path: routes.login, title: login.shared, picture: 'ebook' },
    { path: routes.subscription, title: paywall.heading, picture: 'almirah' },
    { path: routes.subscriptionRegister, title: registerPage.title, picture: 'stamp' },
    { path: routes.lms, title: lms.title, picture: 'lms' },
    { path: routes.collaborativeProjects, title: collaborativeProjects.title, picture: 'projects' },
    { path: routes.industry, title: industry.title, picture: 'industry' },
    { path: routes.series, title: liveSessionText().title, picture: 'certificate' },
    { path: routes.privacyPolicy, title: privacy.title, picture: 'ledger' },
    { path: routes.termsAndConditions, title: terms.title, picture: 'ledger' },
  ]
}
