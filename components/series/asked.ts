import type { Asked } from '@/lib/series/queries/desk'
import type { AskedPeople, Who } from '@/lib/series/queries/people'

type Params = Record<string, string | string[] | undefined>

const WHEN = ['coming', 'past', 'drafts'] as const
export const WHO = ['all', 'registered', 'waiting', 'joined', 'present', 'absent'] as const

/** What the address asks of a list; whatever else stands in it is passed over. */
export const sessionsAsked = ({ when, search, after }: Params): Asked => ({
  when: WHEN.find((one) => one === when) ?? 'coming',
  search: text(search),
  after: text(after),
})

export const peopleAsked = ({ who, search, after }: Params): AskedPeople => ({
  who: WHO.find((one) => one === who) ?? ('all' satisfies Who),
  search: text(search),
  after: text(after),
})

export function addressOf(path: string, asked: Record<string, string | undefined>) {
  const said = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}

const text = (value: Params[string]) => (typeof value === 'string' ? value.trim() : '') || undefined
