/** The first draft of a school’s website. The school changes it. */
export const schoolSiteStarter = {
  titles: {
    home: 'முகப்பு',
    about: 'எங்களைப் பற்றி',
    notices: 'அறிவிப்புகள்',
    admissions: 'சேர்க்கை',
    results: 'தேர்வு முடிவுகள்',
    staff: 'ஆசிரியர்களும் பணியாளர்களும்',
    gallery: 'படத்தொகுப்பு',
    contact: 'தொடர்பு',
  },
  home: (school: string, board: string) =>
    `${school} உங்களை வரவேற்கிறது. எங்கள் பள்ளி ${board} பாடத்திட்டத்தைப் பின்பற்றுகிறது.`,
  aboutHeading: 'எங்கள் பள்ளி',
  about: (school: string, board: string) => `${school}: ${board} பாடத்திட்டத்தைப் பின்பற்றும் பள்ளி.`,
  admissions: 'சேர்க்கைப் படிவத்துக்கும் தேதிகளுக்கும் பள்ளி அலுவலகத்தைக் கேளுங்கள்.',
}
