import { mySchool as en } from './en/my-school'
import { inLanguage } from './language'

export const mySchoolWords = () => inLanguage({ en })
