'use client'

import { createContext, type ReactNode, useContext } from 'react'

export type PageAccess = 'visitor' | 'member' | 'subscriber'

const PreviewAccessContext = createContext<PageAccess | null>(null)

export const usePreviewAccess = () => useContext(PreviewAccessContext)

export const PreviewAccess = ({
  access,
  children,
}: {
  access: PageAccess
  children: ReactNode
}) => <PreviewAccessContext value={access}>{children}</PreviewAccessContext>
