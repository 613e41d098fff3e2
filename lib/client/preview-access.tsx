'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PageAccess } from './use-access'

const PreviewAccessContext = createContext<PageAccess | null>(null)

export const usePreviewAccess = () => useContext(PreviewAccessContext)

export const PreviewAccess = ({
  access,
  children,
}: {
  access: PageAccess
  children: ReactNode
}) => <PreviewAccessContext value={access}>{children}</PreviewAccessContext>
