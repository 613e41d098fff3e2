import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { NavLink } from './nav-link'

const PAGE_ROUTES = [
  'ebook',
  'digitalVideos',
  'toolkit',
  'series',
  'onlineTraining',
  'myLearning',
  'offlineTraining',
  'networking',
  'freeWebsites',
] as const satisfies (keyof typeof routes)[]

export function MemberNav() {
  const { members: text } = frameText()
  return (
    <nav aria-label={text.name} className="when-in members-ways">
      <ul className="page-width">
        {PAGE_ROUTES.map((page) => (
          <li key={page}>
            <NavLink href={routes[page]}>{text.pages[page]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
