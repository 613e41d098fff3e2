// Written by `node scripts/run.mjs languages`.
import { contactForm } from './en/contact-form'
import { selectTranslation } from './language'

export const contactFormText = () => selectTranslation('contactForm', contactForm)
