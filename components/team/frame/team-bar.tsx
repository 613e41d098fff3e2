import { site } from '@/base/site'
import { SkipLink } from '@/components/site/skip-link'
import { UserMenu } from '@/components/site/user-menu'
import { teamText } from '@/i18n/team'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'
import { TeamSearchForm } from '../search/team-search-form'
import { Shortcuts } from './shortcuts'
import { TEAM_NAV_ID } from './team-nav'

/** The menu button opens a native popover, so the drawer works without scripts. */
export function TeamBar({ canSearch }: { canSearch: boolean }) {
  const text = teamText()
  return (
    <header className="team-bar">
      <SkipLink />
      <button type="button" popoverTarget={TEAM_NAV_ID} className="team-menu-button">
        {text.menu}
      </button>
      <a href={routes.team} className="wordmark">
        <img src="/pictures/mark.svg" alt="" width={32} height={32} className="size-8" />
        <span className="max-md:sr-only">{site.name}</span>
        <span className="sr-only">{text.home}</span>
      </a>
      {canSearch && (
        <>
          <TeamSearchForm />
          <kbd className="max-md:hidden">{teamHomeText().search.shortcut}</kbd>
        </>
      )}
      <div className="team-bar-end">
        <Shortcuts text={text.shortcuts} />
        <div className="when-in">
          <UserMenu />
        </div>
      </div>
    </header>
  )
}
