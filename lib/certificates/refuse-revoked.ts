import 'server-only'
import { Refusal } from '@/base/errors'
import type { Certificate } from './queries/certificate'

/** What was taken back is not drawn or signed again. */
export function refuseRevoked({ standing }: Certificate): void {
  if (standing === 'revoked') throw new Refusal('gone', 'certificateRevoked')
}
