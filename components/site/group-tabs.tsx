import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { NavLink } from './nav-link'

const GROUPS = {
  library: ['ebook', 'digitalVideos'],
  toolkit: ['toolkit', 'myDrafts'],
} as const

/** The pages of one group of the members' navigation. */
export function GroupTabs({ group }: { group: keyof typeof GROUPS }) {
  const { groups, pages } = frameText().members
  return (
    <nav aria-label={groups[group]} className="tabs">
      {GROUPS[group].map((page) => (
        <NavLink key={page} href={routes[page]}>
          {pages[page]}
        </NavLink>
      ))}
    </nav>
  )
}
