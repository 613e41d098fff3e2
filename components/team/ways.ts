import type { routes } from '@/lib/routes'
import type { TeamWay } from '@/words/team'

/** The rooms of the team's side, in the order of its navigation. Each has its name in `words/en/team.ts`. */
export const TEAM_WAYS = ['team'] as const satisfies (TeamWay & keyof typeof routes)[]
