// Written by `node scripts/run.mjs languages`.
import { profile } from './en/profile'
import { selectTranslation } from './language'

export const profileText = () => selectTranslation('profile', profile)
