import type { ReactNode } from 'react'

/** A component, and what it shows in each state. `hover`, `focus`: as under a pointer, or reached with a key. */
export type DesignPiece = {
  name: string
  states: Record<string, ReactNode>
  /** Of the pages to work in, whose headings are small. */
  isWork?: true
}

/** Fixed and sticky parts stay within a state. */
const STATE_STYLE = { contain: 'layout' } as const

export const PieceSection = ({ name, states, isWork }: DesignPiece) => (
  <section aria-label={name} data-piece={name} className="border-t border-rule py-6">
    <h2 className="text-xl">{name}</h2>
    {Object.entries(states).map(([state, content]) => (
      <div key={state} className="mt-3">
        <p className="text-sm text-muted">{state}</p>
        <div data-state={state} style={STATE_STYLE} className={isWork ? 'work-main' : 'py-2'}>
          {content}
        </div>
      </div>
    ))}
  </section>
)
