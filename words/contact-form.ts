import { contactForm as en } from './en/contact-form'
import { inLanguage } from './language'

export const contactFormWords = () => inLanguage({ en })
