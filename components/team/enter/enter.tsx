'use client'

import { goOn } from '@/lib/client/enter'
import { routes } from '@/lib/routes'
import type { WaysToProve } from '@/lib/team/schema'
import { ProveForm } from './prove-form'

/** Afterwards on to the page that was asked for, loaded whole. */
export const Enter = ({ ways }: { ways: WaysToProve }) => (
  <ProveForm ways={ways} done={() => goOn(routes.team)} />
)
