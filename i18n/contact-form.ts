// Written by `node scripts/run.mjs languages`.
import { contactForm as en } from './en/contact-form'
import { selectTranslation } from './language'

const translations = { en }

export const contactFormText = () => selectTranslation(translations)
