import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

/**
 * Drafts may be incomplete, because saving must never refuse what someone has typed; `faults.ts` lists what
 * is missing before a site is published.
 */

export const LINE = 200
export const LONG_TEXT = 8_000

export const blockId = z.string().check(z.regex(/^[a-z0-9]{1,16}$/, fieldError('valueInvalid')))
export const day = z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/, fieldError('dayInvalid')))
export const fileId = z.string().check(z.regex(/^([0-9a-f]{64})?$/, fieldError('valueInvalid')))
