import Link from 'next/link'
import { site } from '@/base/site'
import { buttonClass } from '@/components/ui/button'
import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { LanguageSwitch } from './language-switch'
import { LinkWithNext } from './link-with-next'
import { MemberNav } from './member-nav'
import { NavLink } from './nav-link'
import { SkipLink } from './skip-link'
import { UserMenu } from './user-menu'

/** Holds both the logged-out and logged-in form; app/styles/session.css shows the right one. */
export function Header() {
  const { navigation, languages } = frameText()
  return (
    <header className="border-b-2 border-ink bg-sheet">
      <SkipLink />
      <div className="page-width header-row">
        <a href={routes.home} className="wordmark">
          <img src="/pictures/mark.svg" alt="" width={40} height={40} className="size-10" />
          {site.name}
        </a>
        <nav aria-label={navigation.name} className="main-nav">
          <NavLink href={routes.home}>{navigation.home}</NavLink>
          <NavLink href={routes.about}>{navigation.about}</NavLink>
          <NavLink href={routes.contact}>{navigation.contact}</NavLink>
        </nav>
        <LanguageSwitch label={languages} className="header-languages" />
        <LoggedOut />
        <LoggedIn />
      </div>
      <MemberNav />
    </header>
  )
}

// Not prefetched: the form pages' scripts outweigh those of any public page.
function LoggedOut() {
  const { login: loginLabel, join: joinLabel } = frameText().visitor
  return (
    <div className="when-out flex header-actions">
      <LinkWithNext href={routes.login} className={buttonClass('secondary')}>
        {loginLabel}
      </LinkWithNext>
      <LinkWithNext href={routes.register} className={buttonClass()}>
        {joinLabel}
      </LinkWithNext>
    </div>
  )
}

function LoggedIn() {
  return (
    <div className="when-in flex header-actions header-actions-in">
      <Link
        href={routes.subscriptionForm}
        prefetch={false}
        className={`${buttonClass()} header-subscribe`}
      >
        {frameText().member.subscribe}
      </Link>
      <UserMenu />
    </div>
  )
}
