import 'server-only'
import { ethicsInnovationHi } from './ethics-innovation/hi'
import { ethicsInnovationTa } from './ethics-innovation/ta'
import { globalGoalsHi } from './global-goals/hi'
import { globalGoalsTa } from './global-goals/ta'
import { socialImpactHi } from './social-impact/hi'
import { socialImpactTa } from './social-impact/ta'
import type { ThemeEdition } from './types'
import { youthLeadershipHi } from './youth-leadership/hi'
import { youthLeadershipTa } from './youth-leadership/ta'

/** In languages other than English. */
export const editions: readonly ThemeEdition[] = [
  socialImpactHi,
  socialImpactTa,
  youthLeadershipHi,
  youthLeadershipTa,
  globalGoalsHi,
  globalGoalsTa,
  ethicsInnovationHi,
  ethicsInnovationTa,
]
