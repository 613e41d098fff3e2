// Written by `node scripts/run.mjs languages`.
import { contact } from './en/contact'
import { selectTranslation } from './language'

export const contactText = () => selectTranslation('contact', contact)
