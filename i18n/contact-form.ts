import { contactForm as en } from './en/contact-form'
import { selectTranslation } from './language'

export const contactFormText = () => selectTranslation({ en })
