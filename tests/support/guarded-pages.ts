import { ebooks } from '@/content/ebooks/catalogue'
import { type Language, languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'
import { routes, toLoginPath, toPaywallPath } from '@/lib/routes'
import { isFullRun } from './full-run'

const SAMPLE_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const freeBookId = ebooks.find(({ isPremium }) => !isPremium)?.id ?? ''

const guardedPolicies = allRoutePolicies
  .filter(({ kind, redirectsTo }) => kind === 'page' && !redirectsTo)
  .filter(({ audience }) => audience === 'member' || audience === 'user')

function describePage({ path, audience }: RoutePolicy, language: Language) {
  // A page of one user is not found for others; logged-out visitors are still redirected.
  const isOwn = audience === 'user' && (path.includes(':') || path.startsWith(routes.schoolWebsite))
  const filledPath = isOwn ? path.replace(/:\w+/, SAMPLE_ID) : path.replace(':id', freeBookId)
  const page = addLanguage(filledPath, language)
  return {
    page,
    elsewhere: addLanguage(audience === 'user' ? toLoginPath(page) : toPaywallPath(page), language),
    isOwn,
  }
}

/** Pages that need an account, with a URL a member can open, and the redirects for others. */
export const guardedPages = guardedPolicies.map((policy) => describePage(policy, 'en'))

/** `turn`: for each page a different remainder of the number of languages in each language. */
export const guardedPagesInAllLanguages = languageCodes.flatMap((language, languageIndex) =>
  guardedPolicies.map((policy, index) => ({
    ...describePage(policy, language),
    turn: languageIndex + index,
  })),
)

/** By day each page in one language. */
export const guardedPagesInTurn = guardedPagesInAllLanguages.filter(
  ({ turn }) => isFullRun || turn % languageCodes.length === 0,
)
