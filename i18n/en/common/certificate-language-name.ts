import { LANGUAGES, type Language } from '../../languages'
import { certificateLanguages } from './certificate-languages'

/** For the team. */
export const nameCertificateLanguage = (language: Language): string =>
  language === 'en' ? LANGUAGES.en.name : certificateLanguages.withEnglish(LANGUAGES[language].name)
