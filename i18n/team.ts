// Written by `node scripts/run.mjs languages`.
import { team } from './en/team'
import { selectTranslation } from './language'

export type * from './en/team'

export const teamText = () => selectTranslation('team', team)
