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
export function PlaceForm({ slug, act, xsrf, label, look, inNewTab, children }: Props) {
  return (
    <form
      method="post"
      action={`/api/series/${slug}/${act}`}
      // `noreferrer` would send `Origin: null`, which the anti-forgery check refuses.
      {...(inNewTab && { target: '_blank', rel: 'noopener' })}
      className={inNewTab ? 'join-bar grid gap-2' : 'grid gap-2'}
    >
      <input type="hidden" name="xsrf" value={xsrf} />
      <button type="submit" className={`button ${look}`}>
        {label}
      </button>
      {children}
    </form>
  )
}
