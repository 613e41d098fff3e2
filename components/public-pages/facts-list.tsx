import type { ReactNode } from 'react'

type Props = { heading: string; rows: [label: string, fact: ReactNode][] }

/** Rows without a fact are left out. */
export function FactsList({ heading, rows }: Props) {
  return (
    <section aria-labelledby="facts" className="sheet px-5 py-6">
      <h2 id="facts" className="text-xl">
        {heading}
      </h2>
      <dl className="rows mt-2">
        {rows.map(
          ([label, fact]) =>
            fact && (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
