import { Refusal } from '@/base/errors'

/** A form may name its sender, but only the sender's own id. */
export function refuseOthersId(viewer: { id: string }, userId: string | undefined): void {
  if (userId === undefined || userId === viewer.id) return
  throw new Refusal('forbidden', 'otherAccount')
}
