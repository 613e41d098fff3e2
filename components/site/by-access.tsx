import type { ReactNode } from 'react'

type Props = { visitor: ReactNode; member: ReactNode; subscriber: ReactNode }

/** Renders all three variants; app/styles/session.css shows the right one. */
export function ByAccess({ visitor, member, subscriber }: Props) {
  return (
    <>
      <span className="when-out">{visitor}</span>
      <span className="when-in">
        <span className="when-unsubscribed">{member}</span>
        <span className="when-subscribed">{subscriber}</span>
      </span>
    </>
  )
}
