import type { ReactNode } from 'react'

type Props = {
  id: string
  heading: string
  intro?: string
  className?: string
  children: ReactNode
}

export function Section({ id, heading, intro, children }: Props) {
  return (
    <section aria-labelledby={id} className="py-6 md:py-14">
      <h2 id={id} className="underlined">
        {heading}
      </h2>
      {intro && <p className="lede mt-3">{intro}</p>}
      <div className="mt-4 md:mt-9">{children}</div>
    </section>
  )
}
