'use client'

import Link from 'next/link'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { menuText } from '@/i18n/menu'
import type { StoredUser } from '@/lib/client/session-store'
import { useAuth } from '@/lib/client/use-auth'
import { routes } from '@/lib/routes'

const ITEM_CLASS =
  'flex min-h-12 w-full items-center px-5 text-left text-ink no-underline hover:bg-sky focus-visible:bg-sky'

/** A native popover: it works before hydration, and Escape closes it and restores the focus. */
export function UserMenu() {
  const text = menuText()
  const { isReady, currentUser } = useAuth()
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        className="user-menu-button inline-flex min-h-12 min-w-16 items-center gap-1.5 rounded-control px-1.5 font-display text-control font-semibold hover:bg-sky sm:max-w-52 sm:gap-2 sm:px-3"
      >
        <span className="user-name truncate" data-fallback-name={text.fallbackName}>
          {isReady && (getDisplayName(currentUser) || text.fallbackName)}
        </span>
        <span
          aria-hidden="true"
          className="mb-1 size-2 shrink-0 rotate-45 border-r-2 border-b-2 border-current"
        />
      </button>
      <div id="user-menu" popover="auto" className="user-menu sheet w-56 py-2 text-ink">
        <p className="px-5 py-2 text-muted wrap-anywhere">
          {currentUser && getDisplayName(currentUser)}
        </p>
        <MenuLink href={routes.profile}>{text.profile}</MenuLink>
        <MenuLink href={routes.myLearning}>{text.myLearning}</MenuLink>
        {/* Also for users whose subscription is pending or over. */}
        <MenuLink href={routes.mySchool}>{text.mySchool}</MenuLink>
        <MenuLink href={routes.changePassword}>{text.changePassword}</MenuLink>
        <LogoutButton />
      </div>
    </>
  )
}

// Not prefetched: the server checks access at the moment of the click.
function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} onClick={closeMenu} className={ITEM_CLASS}>
      {children}
    </Link>
  )
}

function LogoutButton() {
  const { isReady, logOut } = useAuth()
  const [isLeaving, setIsLeaving] = useState(false)
  const handleLogout = () => {
    if (isLeaving) return
    setIsLeaving(true)
    logOut()
  }
  return (
    <button type="button" disabled={!isReady} onClick={handleLogout} className={ITEM_CLASS}>
      {menuText().logout}
    </button>
  )
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

const getDisplayName = (user: StoredUser | null) => user?.firstname || user?.name
