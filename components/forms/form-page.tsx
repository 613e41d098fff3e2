import type { ReactNode } from 'react'

type Props = { title: string; trail?: ReactNode; children: ReactNode }

/** A page that is one form: its title, the form, and where else to go. */
export function FormPage({ title, trail: breadcrumbs, children }: Props) {
  return (
    <main className="page-width page-main">
      {breadcrumbs}
      <div className="sheet sheet-pinned mx-auto grid max-w-xl grid-cols-1 gap-6 px-5 py-9 sm:px-10 sm:py-11">
        <h1 className="underlined text-4xl">{title}</h1>
        {children}
      </div>
    </main>
  )
}
