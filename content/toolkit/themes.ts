import 'server-only'
import { ethicsInnovation } from './ethics-innovation'
import { globalGoals } from './global-goals'
import { socialImpact } from './social-impact'
import type { Theme } from './types'
import { youthLeadership } from './youth-leadership'

/** In the order of the series. */
export const themes: readonly Theme[] = [
  socialImpact,
  youthLeadership,
  globalGoals,
  ethicsInnovation,
]
