import { deskSchools as en } from './en/desk-schools'
import { inLanguage } from './language'

export const deskSchoolsWords = () => inLanguage({ en })
