'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PageAccess } from './use-access'

const PreviewAccessContext = createContext<PageAccess | null>(null)

/** Whom a page is shown as, where that is not whoever looks at it: the team's preview. */
export const usePreviewAccess = () => useContext(PreviewAccessContext)

export const PreviewAccess = ({
  access,
  children,
}: {
  access: PageAccess
  children: ReactNode
}) => <PreviewAccessContext value={access}>{children}</PreviewAccessContext>
