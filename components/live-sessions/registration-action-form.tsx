import type { ReactNode } from 'react'

type Props = {
  slug: string
  act: 'register' | 'give-back' | 'join'
  xsrf: string
  label: string
  look: string
  /** For what leads away from the site: a fixed bar on phones, and a tab of its own. */
  inNewTab?: true
  children?: ReactNode
}

/** One button that is a form of its own, with the echo that proves it came from a page of ours. */
export function RegistrationActionForm({
  slug,
  act: action,
  xsrf: csrfToken,
  label,
  look: buttonClass,
  inNewTab: opensInNewTab,
  children,
}: Props) {
  return (
    <form
      method="post"
      action={`/api/series/${slug}/${action}`}
      // `noreferrer` would send `Origin: null`, which the anti-forgery check refuses.
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
