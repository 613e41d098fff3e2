import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'

type Props = {
  slug: string
  action: 'register' | 'cancel-registration' | 'join'
  csrfToken: string
  label: string
  /** Prominent, and in a fixed bar on phones. */
  isPrimary?: boolean
  /** For the meeting link. */
  opensInNewTab?: true
  children?: ReactNode
}

/** A form of one button with its CSRF token. */
export function RegistrationActionForm({
  slug,
  action,
  csrfToken,
  label,
  isPrimary = false,
  opensInNewTab,
  children,
}: Props) {
  return (
    <form
      method="post"
      action={`/api/series/${slug}/${action}`}
      // `noreferrer` would send `Origin: null`, which the CSRF check rejects.
      {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}
      className={isPrimary ? 'join-bar grid gap-2' : 'grid gap-2'}
    >
      <input type="hidden" name="xsrf" value={csrfToken} />
      <button
        type="submit"
        className={`${buttonClass(isPrimary ? 'accent' : 'secondary')} button-wide`}
      >
        {label}
      </button>
      {children}
    </form>
  )
}
