import 'server-only'
import { BOARDS } from '@/lib/schools/boards'

export const TERM_FILTERS = [
  'running',
  'ends-7',
  'ends-30',
  'ends-60',
  'ends-90',
  'expired',
  'none',
] as const
/** Each is a checkbox, so that they can be combined. */
export const NEED_FILTERS = ['unpaid', 'lowUse', 'noCoordinator'] as const
export const SCHOOL_FILTER_NAMES = ['search', 'term', 'board', 'district', ...NEED_FILTERS] as const

export type SchoolFilterName = (typeof SCHOOL_FILTER_NAMES)[number]
/** As in the URL; an unknown value selects nothing. */
export type SchoolFilterQuery = Partial<Record<SchoolFilterName, string>>

export type SchoolFilters = {
  search?: string
  term?: (typeof TERM_FILTERS)[number]
  board?: (typeof BOARDS)[number]
  district?: string
  needs: (typeof NEED_FILTERS)[number][]
}

const MAX_DISTRICT_LENGTH = 100

export const parseSchoolFilters = (query: SchoolFilterQuery): SchoolFilters => ({
  search: query.search,
  term: TERM_FILTERS.find((option) => option === query.term),
  board: BOARDS.find((option) => option === query.board),
  district: query.district?.slice(0, MAX_DISTRICT_LENGTH),
  needs: NEED_FILTERS.filter((name) => query[name] === 'yes'),
})
