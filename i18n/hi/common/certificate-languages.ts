/** The languages that a user can choose for certificates and records. */
export const certificateLanguages = {
  label: 'प्रमाणपत्र और रिकॉर्ड',
  hint: 'जो प्रमाणपत्र आपके पास हैं, उनकी भाषा नहीं बदलती।',
  withEnglish: (language: string) => `English और ${language}`,
}
