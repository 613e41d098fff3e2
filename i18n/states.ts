// Written by `node scripts/run.mjs languages`.
import { states } from './en/states'
import { selectTranslation } from './language'

export type * from './en/states'

export const statesText = () => selectTranslation('states', states)
