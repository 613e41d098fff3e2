'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Access } from './use-access'

const ShownAs = createContext<Access | null>(null)

/** Whom a page is shown as, where that is not whoever looks at it: the team's preview. */
export const useShownAs = () => useContext(ShownAs)

export const ShowAs = ({ access, children }: { access: Access; children: ReactNode }) => (
  <ShownAs value={access}>{children}</ShownAs>
)
