import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { NavLink } from './nav-link'

const PAGE_ROUTES = [
  'series',
  'myLearning',
  'ebook',
  'digitalVideos',
  'toolkit',
  'myDrafts',
  'onlineTraining',
  'offlineTraining',
  'networking',
  'freeWebsites',
] as const satisfies (keyof typeof routes)[]

/** On phones the only navigation bar: it ends with the main links, whose own row is hidden there. */
export function MemberNav() {
  const { members: text, navigation } = frameText()
  return (
    <nav aria-label={text.name} className="when-in members-ways">
      <ul className="page-width">
        {PAGE_ROUTES.map((page) => (
          <li key={page}>
            <NavLink href={routes[page]}>{text.pages[page]}</NavLink>
          </li>
        ))}
        {(['home', 'about', 'contact'] as const).map((page) => (
          <li key={page} className="sm:hidden">
            <NavLink href={routes[page]}>{navigation[page]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
