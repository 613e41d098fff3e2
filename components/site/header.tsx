import Link from 'next/link'
import { buttonLook } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { site } from '@/lib/site'
import { NavLink } from './nav-link'
import { UserMenu } from './user-menu'

/** Holds the logged-out and the logged-in form; app/session.css shows the right one. */
export function Header() {
  return (
    <header className="border-b border-slate-300 bg-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 sm:gap-x-6">
        <Link href={routes.home} className="inline-flex min-h-11 items-center text-xl font-bold">
          {site.name}
        </Link>
        <nav aria-label="Main" className="flex grow">
          <NavLink href={routes.home}>Home</NavLink>
          <NavLink href={routes.about}>About</NavLink>
          <NavLink href={routes.contact}>Contact</NavLink>
        </nav>
        <LoggedOut />
        <LoggedIn />
      </div>
    </header>
  )
}

// Not prefetched: the form pages' scripts weigh more than all of a public page's own.
function LoggedOut() {
  return (
    <div className="session-out flex grow justify-end gap-2 sm:grow-0">
      <Link href={routes.login} prefetch={false} className={buttonLook('secondary')}>
        Login
      </Link>
      <Link href={routes.register} prefetch={false} className={buttonLook()}>
        Join Us
      </Link>
    </div>
  )
}

function LoggedIn() {
  return (
    <div className="session-in flex grow justify-end gap-2 sm:grow-0">
      <Link href={routes.subscriptionForm} prefetch={false} className={buttonLook()}>
        Subscribe
      </Link>
      <UserMenu />
    </div>
  )
}
