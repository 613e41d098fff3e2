/** The languages that a user can choose for certificates and records. */
export const certificateLanguages = {
  label: 'Certificates and records',
  hint: 'Certificates that you already have keep their language.',
  withEnglish: (language: string) => `English and ${language}`,
}
