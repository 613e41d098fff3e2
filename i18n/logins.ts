// Written by `node scripts/run.mjs languages`.
import { logins } from './en/logins'
import { selectTranslation } from './language'

export const loginsText = () => selectTranslation('logins', logins)
