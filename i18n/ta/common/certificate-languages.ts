/** The languages that a user can choose for certificates and records. */
export const certificateLanguages = {
  label: 'சான்றிதழ்களும் பதிவேடுகளும்',
  hint: 'உங்களிடம் ஏற்கெனவே உள்ள சான்றிதழ்களின் மொழி மாறாது.',
  withEnglish: (language: string) => `English மற்றும் ${language}`,
}
