import 'server-only'
import { isUuid } from '@/base/ids'
import { BOARDS } from '@/lib/schools/kinds'

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
/** The names of tags and colleagues are for those who may open a school. */
export const FOLLOW_UP_FILTERS = ['tag', 'responsible'] as const
export const LIST_FILTER_NAMES = ['search', 'term', 'board', 'district', ...NEED_FILTERS] as const
export const SCHOOL_FILTER_NAMES = [...LIST_FILTER_NAMES, ...FOLLOW_UP_FILTERS] as const

export type SchoolFilterName = (typeof SCHOOL_FILTER_NAMES)[number]
/** As in the URL; an unknown value selects nothing. */
export type SchoolFilterQuery = Partial<Record<SchoolFilterName, string>>

export type SchoolFilters = {
  search?: string
  term?: (typeof TERM_FILTERS)[number]
  board?: (typeof BOARDS)[number]
  district?: string
  needs: (typeof NEED_FILTERS)[number][]
  tag?: string
  /** The id of a colleague. */
  responsible?: string | 'nobody'
}

const MAX_DISTRICT_LENGTH = 100

/** The parameter `mine` stands for the viewer, so that colleagues can share a URL. */
export const parseSchoolFilters = (
  query: SchoolFilterQuery,
  viewer: { id: string },
): SchoolFilters => ({
  search: query.search,
  term: TERM_FILTERS.find((option) => option === query.term),
  board: BOARDS.find((option) => option === query.board),
  district: query.district?.slice(0, MAX_DISTRICT_LENGTH),
  needs: NEED_FILTERS.filter((name) => query[name] === 'yes'),
  tag: query.tag,
  responsible: parseResponsible(query.responsible, viewer),
})

/** Without unknown options, to be saved and opened again. */
export function cleanSchoolFilters(query: SchoolFilterQuery): SchoolFilterQuery {
  const isKnown = (name: SchoolFilterName, value: string) => {
    if (name === 'term') return TERM_FILTERS.some((option) => option === value)
    if (name === 'board') return BOARDS.some((option) => option === value)
    if (name === 'responsible')
      return value === 'mine' || parseResponsible(value, { id: '' }) === value
    return value === 'yes' || NEED_FILTERS.every((need) => need !== name)
  }
  return Object.fromEntries(
    SCHOOL_FILTER_NAMES.flatMap((name) => {
      const value = query[name]
      return value && isKnown(name, value) ? [[name, value]] : []
    }),
  )
}

function parseResponsible(option: string | undefined, viewer: { id: string }) {
  if (option === 'mine') return viewer.id
  return option === 'nobody' || isUuid(option ?? '') ? option : undefined
}
