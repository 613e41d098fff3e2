import Link from 'next/link'
import { site } from '@/base/site'
import { buttonLook } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { frameWords } from '@/words/frame'
import { NavLink } from './nav-link'
import { OnwardLink } from './onward-link'
import { SkipLink } from './skip-link'
import { UserMenu } from './user-menu'

/** Holds the logged-out and the logged-in form; app/styles/session.css shows the right one. */
export function Header({ forTeam = false }: { forTeam?: boolean }) {
  const { navigation } = frameWords()
  return (
    <header className="border-b-2 border-ink bg-sheet">
      <SkipLink />
      <div className="page-width flex flex-wrap items-center gap-x-3 py-2 sm:flex-nowrap sm:gap-x-6">
        <Link href={routes.home} prefetch={false} className="wordmark">
          <img src="/pictures/mark.svg" alt="" width={40} height={40} className="size-10" />
          {site.name}
        </Link>
        <nav
          aria-label={navigation.name}
          className="order-3 -mx-3 flex basis-full flex-wrap sm:order-none sm:mx-0 sm:grow sm:basis-auto"
        >
          <NavLink href={routes.home}>{navigation.home}</NavLink>
          <NavLink href={routes.about}>{navigation.about}</NavLink>
          <NavLink href={routes.contact}>{navigation.contact}</NavLink>
        </nav>
        <LoggedOut />
        <LoggedIn isQuiet={forTeam} />
      </div>
    </header>
  )
}

// Not prefetched: the form pages' scripts weigh more than all of a public page's own.
function LoggedOut() {
  const { login, join } = frameWords().visitor
  return (
    <div className="when-out flex header-actions">
      <OnwardLink href={routes.login} className={buttonLook('secondary')}>
        {login}
      </OnwardLink>
      <OnwardLink href={routes.register} className={buttonLook()}>
        {join}
      </OnwardLink>
    </div>
  )
}

function LoggedIn({ isQuiet }: { isQuiet: boolean }) {
  return (
    <div className="when-in flex header-actions header-actions-in">
      <Link
        href={routes.subscriptionForm}
        prefetch={false}
        className={`${buttonLook()} header-subscribe ${isQuiet ? 'is-quiet' : ''}`}
      >
        {frameWords().member.subscribe}
      </Link>
      <UserMenu />
    </div>
  )
}
