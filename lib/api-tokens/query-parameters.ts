import 'server-only'
import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { fieldError } from '@/base/text'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page-size'

/** Parameters of the lists. Any other is an error, so that a misspelled filter does not answer everything. */

const PAGE_SIZE_ERROR = fieldError('pageSizeInvalid')
const ID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const idParam = z.string().check(z.regex(ID_PATTERN, fieldError('idInvalid')))
const dayParam = z.string().check(z.refine(isDay, fieldError('dayInvalid')))

const pageParams = {
  limit: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, PAGE_SIZE_ERROR)),
      z.pipe(
        z.transform(Number),
        z.int().check(z.minimum(1, PAGE_SIZE_ERROR), z.maximum(MAX_PAGE_SIZE, PAGE_SIZE_ERROR)),
      ),
    ),
    DEFAULT_PAGE_SIZE,
  ),
  after: z.optional(z.string()),
}

export const schoolQuery = z.object({ school: z.optional(idParam) })
export const pageQuery = z.object(pageParams)
export const schoolPageQuery = z.object({ ...pageParams, school: z.optional(idParam) })
export const sessionPageQuery = z.object({ ...pageParams, session: z.optional(idParam) })
export const oneSessionPageQuery = z.object({
  ...pageParams,
  session: z
    .string(fieldError('sessionIdRequired'))
    .check(z.regex(ID_PATTERN, fieldError('idInvalid'))),
})
const periodParams = { ...pageParams, from: z.optional(dayParam), to: z.optional(dayParam) }
export const periodPageQuery = z.object(periodParams)
export const schoolPeriodPageQuery = z.object({ ...periodParams, school: z.optional(idParam) })

export type PageQuery = z.output<typeof pageQuery>
export type SessionPageQuery = z.output<typeof sessionPageQuery>
export type PeriodPageQuery = z.output<typeof periodPageQuery>
