import { parseSort } from '@/base/sort'
import type {
  RegistrantFilter,
  RegistrantQuery,
} from '@/lib/live-sessions/registration/registrants'
import {
  getSessionOrder,
  SESSION_SORTS,
  type TeamSessionQuery,
} from '@/lib/live-sessions/session/list'

type Params = Record<string, string | string[] | undefined>

const LIST_PERIODS = ['coming', 'toClose', 'past', 'drafts'] as const
const PARTICIPANT_FILTERS = ['all', 'registered', 'waiting', 'joined', 'present', 'absent'] as const

export function parseLiveSessionListQuery({ when, search, after, sort }: Params) {
  const period = LIST_PERIODS.find((option) => option === when) ?? 'coming'
  return {
    ...{ period, search: readText(search), after: readText(after) },
    sort: parseSort(SESSION_SORTS, readText(sort), getSessionOrder(period)),
  } satisfies TeamSessionQuery
}

export const parseParticipantQuery = ({ who, search, after }: Params): RegistrantQuery => ({
  filter:
    PARTICIPANT_FILTERS.find((option) => option === who) ?? ('all' satisfies RegistrantFilter),
  search: readText(search),
  after: readText(after),
})

export function buildListUrl(path: string, query: Record<string, string | undefined>) {
  const entries = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}

const readText = (value: Params[string]) =>
  (typeof value === 'string' ? value.trim() : '') || undefined
