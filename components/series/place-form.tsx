import type { ReactNode } from 'react'

type Props = {
  slug: string
  act: 'register' | 'give-back' | 'join'
  xsrf: string
  label: string
  look: string
  children?: ReactNode
}

/** One button that is a form of its own, with the echo that proves it came from a page of ours. */
export function PlaceForm({ slug, act, xsrf, label, look, children }: Props) {
  return (
    <form method="post" action={`/api/series/${slug}/${act}`} className="grid gap-2">
      <input type="hidden" name="xsrf" value={xsrf} />
      <button type="submit" className={`button ${look}`}>
        {label}
      </button>
      {children}
    </form>
  )
}
