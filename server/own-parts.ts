import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownLearning } from '@/app/(account)/my-learning/own-learning'
import type { Area } from '@/lib/areas'
import type { Viewer } from '@/lib/auth/sessions'
import { OWN_PLACE } from '@/lib/client/own-place'
import { routes } from '@/lib/routes'

/**
 * Pages that are one person's own. What stands around that person's part is kept for all, and the part
 * is drawn into it for each.
 */
const PARTS = new Map<string, (viewer: Viewer) => Promise<ReactNode>>([
  [routes.myLearning, ownLearning],
])

export const isOwn = ({ path }: Area): boolean => PARTS.has(path)

/** The whole page of this person, which nobody else gets and no cache keeps. */
export async function ownPage({ path }: Area, around: Buffer, viewer: Viewer): Promise<Buffer> {
  const at = around.indexOf(OWN_PLACE)
  const part = await PARTS.get(path)?.(viewer)
  if (!part || at < 0) throw new Error(`${path} has no place for one's own part`)
  return Buffer.concat([
    around.subarray(0, at),
    Buffer.from(renderToStaticMarkup(part)),
    around.subarray(at + OWN_PLACE.length),
  ])
}
