import { routes } from '@/lib/routes'
import { frameWords } from '@/words/frame'
import { NavLink } from './nav-link'

const PAGES = [
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

/** What users open most, one step from every page. On a phone one row that scrolls and fades at its end. */
export function MembersWays() {
  const { members } = frameWords()
  return (
    <nav aria-label={members.name} className="when-in members-ways">
      <ul className="page-width">
        {PAGES.map((page) => (
          <li key={page}>
            <NavLink href={routes[page]}>{members.pages[page]}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
