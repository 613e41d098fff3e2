/** The first draft of a school’s website. The school changes it. */
export const schoolSiteStarter = {
  titles: {
    home: 'होम',
    about: 'हमारे बारे में',
    notices: 'सूचनाएँ',
    admissions: 'प्रवेश',
    results: 'परिणाम',
    staff: 'शिक्षक और कर्मचारी',
    gallery: 'गैलरी',
    contact: 'संपर्क',
  },
  home: (school: string, board: string) =>
    `${school} में आपका स्वागत है। हमारा स्कूल ${board} के पाठ्यक्रम पर चलता है।`,
  aboutHeading: 'हमारा स्कूल',
  about: (school: string, board: string) => `${school} में ${board} का पाठ्यक्रम है।`,
  admissions: 'प्रवेश फ़ॉर्म और तारीखों के बारे में स्कूल के कार्यालय से पूछें।',
}
