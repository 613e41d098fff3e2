import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { MEMBER_GROUPS } from './member-groups'
import { NavLink } from './nav-link'

/** The pages of one group of the members' navigation that has several. */
export function GroupTabs({ group }: { group: 'library' | 'toolkit' }) {
  const { groups, pages } = frameText().members
  const tabs = MEMBER_GROUPS.flatMap((memberGroup) =>
    memberGroup.name === group ? [memberGroup.page, ...memberGroup.others] : [],
  )
  return (
    <nav aria-label={groups[group]} className="tabs">
      {tabs.map((page) => (
        <NavLink key={page} href={routes[page]}>
          {pages[page]}
        </NavLink>
      ))}
    </nav>
  )
}
