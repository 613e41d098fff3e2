import type { ReactNode } from 'react'

/** A page that is one form: its title, the form, and where else to go. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-md gap-6 px-4 py-10">
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </main>
  )
}
