import type { ReactNode } from 'react'

type Props = { title: string; breadcrumbs?: ReactNode; children: ReactNode }

export function FormPage({ title, breadcrumbs, children }: Props) {
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
