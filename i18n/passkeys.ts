import { passkeys as en } from './en/passkeys'
import { selectTranslation } from './language'

export const passkeysText = () => selectTranslation({ en })
