import { passkeys as en } from './en/passkeys'
import { inLanguage } from './language'

export const passkeysWords = () => inLanguage({ en })
