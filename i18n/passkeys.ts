// Written by `node scripts/run.mjs languages`.
import { passkeys } from './en/passkeys'
import { selectTranslation } from './language'

export const passkeysText = () => selectTranslation('passkeys', passkeys)
