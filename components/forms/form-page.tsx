import type { ReactNode } from 'react'

/** A page that is one form: its title, the form, and where else to go. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="page-width page-main grid max-w-xl gap-6">
      <h1>{title}</h1>
      {children}
    </main>
  )
}
