import Link from 'next/link'
import { routes } from '@/lib/routes'
import { site } from '@/lib/site'
import { ButtonLink } from './button-link'
import { NavLink } from './nav-link'
import { UserMenu } from './user-menu'

const ACTIONS = 'grow flex-wrap items-center justify-end gap-2 sm:grow-0'

/** Holds the logged-out and the logged-in form; the style sheet shows the right one. */
export function Header() {
  return (
    <header className="border-b border-rule bg-sheet">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <Link href={routes.home} className="font-display text-2xl font-bold no-underline">
          {site.name}
        </Link>
        <nav aria-label="Main" className="flex grow">
          <NavLink href={routes.home}>Home</NavLink>
          <NavLink href={routes.about}>About</NavLink>
          <NavLink href={routes.contact}>Contact</NavLink>
        </nav>
        <div className={`when-out flex ${ACTIONS}`}>
          <ButtonLink href={routes.login} tone="quiet">
            Login
          </ButtonLink>
          <ButtonLink href={routes.register}>Join Us</ButtonLink>
        </div>
        <div className={`when-in flex ${ACTIONS}`}>
          <ButtonLink href={routes.subscriptionForm}>Subscribe</ButtonLink>
          <UserMenu />
        </div>
      </div>
    </header>
  )
}
