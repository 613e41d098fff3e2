import 'server-only'
import { Refusal } from '@/base/errors'
import { callerAddress } from '@/lib/api/address'
import { countAttempt } from '@/lib/auth/limits'
import { readNumber } from '../number'
import { textOf } from '../typed'
import { certificateBy } from './certificate'

/**
 * What the page of a number says. A mistyped one is told by its check sign, before anything is counted
 * or asked; whoever tries numbers is counted by address.
 */
export async function lookUp(typed: string, headers: Headers) {
  const read = readNumber(textOf(typed))
  if (read.is !== 'number') return read
  if (read.number !== typed) return { is: 'elsewhere', number: read.number } as const
  const wait = await waitFor(headers)
  if (wait) return { is: 'tooMany', seconds: wait } as const
  const certificate = await certificateBy(read.number)
  return certificate ? ({ is: 'certificate', certificate } as const) : ({ is: 'unknown' } as const)
}

export type LookedUp = Awaited<ReturnType<typeof lookUp>>

async function waitFor(headers: Headers): Promise<number | undefined> {
  try {
    await countAttempt('CERTIFICATE', callerAddress(headers))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'tooMany') return error.retryAfter
    throw error
  }
}
