import { deskPeople as en } from './en/desk-people'
import { inLanguage } from './language'

export const deskPeopleWords = () => inLanguage({ en })
