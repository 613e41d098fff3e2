import type { ReactNode } from 'react'

type Props = {
  slug: string
  action: 'register' | 'cancel-registration' | 'join'
  csrfToken: string
  label: string
  buttonClass: string
  /** For the meeting link: a fixed bar on phones, and a new tab. */
  opensInNewTab?: true
  children?: ReactNode
}

/** A form of one button with its CSRF token. */
export function RegistrationActionForm({
  slug,
  action,
  csrfToken,
  label,
  buttonClass,
  opensInNewTab,
  children,
}: Props) {
  return (
    <form
      method="post"
      action={`/api/series/${slug}/${action}`}
      // `noreferrer` would send `Origin: null`, which the CSRF check rejects.
      {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}
      className={opensInNewTab ? 'join-bar grid gap-2' : 'grid gap-2'}
    >
      <input type="hidden" name="xsrf" value={csrfToken} />
      <button type="submit" className={`button ${buttonClass}`}>
        {label}
      </button>
      {children}
    </form>
  )
}
