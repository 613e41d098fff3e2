import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

type Props = { id: string; isMain?: boolean; children: ReactNode }

/** A full load: the page with the camera has its own security policy. */
export const ReadSheetsLink = ({ id, isMain, children }: Props) => (
  <a
    href={routes.readSheets(id)}
    className={isMain ? 'button button-accent' : 'button button-quiet'}
  >
    {children}
  </a>
)
