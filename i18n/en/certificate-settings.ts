import { formatLongDate } from '../dates'
import { completeLanguages } from '../partial-languages'
import { nameCertificateLanguage } from './common/certificate-language-name'

export const certificateSettings = {
  title: 'Certificates',
  lede: 'The signature, the partner and the words on new certificates. Issued certificates stay as they are.',
  saved: (version: number, day: Date, by: string | null) =>
    `Version ${version}, saved on ${formatLongDate(day)}${by ? ` by ${by}` : ''}.`,
  unsaved: 'Nothing is saved yet. Certificates have the usual text and no signature.',
  signature: 'Signature',
  partnership: 'Partner',
  wording: 'Words',
  wordingHint:
    'An empty line has the usual text. Write {mode}, {length} or {day} where the certificate shows how, how long and when.',
  wordingIn: (language: string) => `Words in ${language}`,
  secondHint: 'Printed below the English lines if the user chose this language.',
  kinds: {
    series: 'Weekly series',
    workshop: 'Workshops',
    meeting: 'Meetings',
  },
  fields: {
    signatory: 'Name of the signatory',
    signatoryTitle: 'Title of the signatory',
    signatureFile: 'Picture of the signature',
    partner: 'Name of the partner',
    logoFile: 'Logo of the partner',
  },
  lines: {
    heading: 'Heading',
    before: 'Line before the name',
    after: 'Line after the name',
  },
  /** Accessible names where the labels repeat. */
  lineOf: (line: string, kind: string, language?: string) =>
    language ? `${line}: ${kind}, in ${language}` : `${line}: ${kind}`,
  usual: (text: string) => `Usual text: ${text}`,
  usualAfter: 'took part, {mode}, in',
  signatureHint:
    'PNG, JPEG or WebP. Dark ink on white or transparent, about three times as wide as high.',
  logoHint: 'PNG, JPEG or WebP. It is at most 4 cm wide and 2 cm high in print.',
  remove: {
    signatureFile: 'Remove the picture',
    logoFile: 'Remove the logo',
  },
  pictures: { some: 'another picture', none: 'no picture' },
  button: 'Save for new certificates',
  result: 'Saved. New certificates use this version.',
  editConflict: (name: string | null) =>
    `${name ?? 'Someone'} saved this before you. Your changes are still here. Each field that differs shows the saved value. Check the fields, then save again to keep your changes.`,
  preview: {
    heading: 'Preview',
    hint: 'It uses the form as it is now. You do not need to save first.',
    kind: 'Kind of session',
    name: 'Example name',
    language: 'Language',
    languages: Object.fromEntries(
      completeLanguages.map((language) => [language, nameCertificateLanguage(language)]),
    ),
    names: {
      latin: 'A long name in Latin letters',
      devanagari: 'A long name in Devanagari',
      tamil: 'A long name in Tamil',
      malayalam: 'A long name in Malayalam',
    },
    button: 'Show the preview',
    busy: 'Drawing the preview …',
    picture: 'Preview of the certificate',
    pdf: 'Save the preview as a PDF',
    fileName: 'certificate-preview.pdf',
    failure: 'We could not draw the preview. Try again.',
    fix: 'Correct these fields first:',
  },
  sample: {
    names: {
      latin: 'Lakshmi Narasimhan Venkataraghavan Subramaniam, M.Sc., M.Ed.',
      devanagari: 'डॉ. श्रीमती लक्ष्मी विश्वनाथ वेंकटराघवन सुब्रमण्यम अय्यर',
      tamil: 'முனைவர் கு. மீனாட்சி சுந்தரேஸ்வரன் வேங்கடராகவன்',
      malayalam: 'ഡോ. ശ്രീമതി രാധാകൃഷ്ണൻ ലക്ഷ്മി വെങ്കിട്ടരാമൻ നായർ',
    },
    session: 'Stories that teach honesty: how a story told well begins a lesson',
    number: 'UNS-PREVIEW',
  },
}
