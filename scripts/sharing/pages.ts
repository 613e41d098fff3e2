import { owner } from '@/base/owner'
import type { PictureName } from '@/content/pictures'
import { routes } from '@/lib/routes'
import { aboutWords } from '@/words/about'
import { accountWords } from '@/words/account'
import { contactWords } from '@/words/contact'
import { policyWords } from '@/words/policies'
import { programmeWords } from '@/words/programmes'
import { seriesWords } from '@/words/series'
import { subscriptionWords } from '@/words/subscription'

export type SharedPage = { path: string; title: string; picture: PictureName }

/** The pages that get a picture of their own; home has the one that was drawn for it. */
export function sharedPages(): SharedPage[] {
  const { register, login } = accountWords()
  const { lms, collaborativeProjects, industry } = programmeWords()
  const { paywall, registerPage } = subscriptionWords()
  const { privacy, terms } = policyWords(owner)
  return [
    { path: routes.about, title: aboutWords().title, picture: 'school' },
    { path: routes.contact, title: contactWords().formHeading, picture: 'letterbox' },
    { path: routes.register, title: register.shared, picture: 'sapling' },
    { path: routes.login, title: login.shared, picture: 'ebook' },
    { path: routes.subscription, title: paywall.heading, picture: 'almirah' },
    { path: routes.subscriptionRegister, title: registerPage.title, picture: 'stamp' },
    { path: routes.lms, title: lms.title, picture: 'lms' },
    { path: routes.collaborativeProjects, title: collaborativeProjects.title, picture: 'projects' },
    { path: routes.industry, title: industry.title, picture: 'industry' },
    { path: routes.series, title: seriesWords().title, picture: 'certificate' },
    { path: routes.privacyPolicy, title: privacy.title, picture: 'ledger' },
    { path: routes.termsAndConditions, title: terms.title, picture: 'ledger' },
  ]
}
