'use client'

import type { ComponentProps } from 'react'
import { showOnScreen } from '@/lib/client/show-on-screen'

/** Appears after an action, where the user may not look. */
export const ActionAlert = (props: ComponentProps<'div'>) => (
  <div role="alert" ref={showOnScreen} {...props} />
)
