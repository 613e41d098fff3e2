import { readdirSync, readFileSync } from 'node:fs'
import { type Area, allAreas } from '@/lib/areas'
import type { StaffRole } from '@/lib/team/policy'
import { sampleOf } from './addresses'

/** Every address of the team's side, and what its own source asks of who comes. */

export type Asks = { may: StaffRole; fresh: boolean; unproven: boolean }
export type TeamArea = {
  area: Area
  address: string
  /** By method; a page is asked for by GET. */
  asks: Partial<Record<string, Asks>>
}

const GROUP = /^\(.*\)$/
const sources = new Map(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(page\.tsx|route\.ts)$/.test(file))
    .map((file) => [addressOf(file), readFileSync(`app/${file}`, 'utf8')]),
)

export const teamAreas: TeamArea[] = allAreas
  .filter(({ whom }) => whom === 'team')
  .map((area) => {
    const source = sources.get(bare(area.path)) ?? ''
    const asks = area.kind === 'page' ? ofPage(source) : ofCalls(source)
    if (Object.keys(asks).length === 0) throw new Error(`${area.path} asks nobody for anything`)
    return { area, address: sampleOf(area), asks }
  })

function addressOf(file: string) {
  const steps = file.split('/').slice(0, -1)
  const path = steps.filter((step) => !GROUP.test(step)).map(spelled)
  return bare(`/${path.join('/')}`)
}

function spelled(step: string) {
  return step.replace(/^\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}$/, ':$1')
}

function bare(path: string) {
  return path.replaceAll(/:\w+\*?/g, ':')
}

function ofPage(source: string): TeamArea['asks'] {
  const asked = /requireTeam(Role)?\(\s*'(\w+)'([^)]*)\)/.exec(source)
  if (!asked) return {}
  const [, byRole, may, more = ''] = asked
  const fresh = more.includes('fresh: true')
  return { GET: { may: may as StaffRole, fresh, unproven: Boolean(byRole) } }
}

function ofCalls(source: string): TeamArea['asks'] {
  const calls = source.matchAll(/(GET|POST|PUT|PATCH|DELETE): forTeam(?:<[^>]*>)?\(\{(.*?)run:/gs)
  return Object.fromEntries(
    [...calls].map(([, method, rules = '']) => [
      method,
      {
        may: /may: '(\w+)'/.exec(rules)?.[1] as StaffRole,
        fresh: rules.includes('fresh: true'),
        unproven: rules.includes('unproven: true'),
      },
    ]),
  )
}
