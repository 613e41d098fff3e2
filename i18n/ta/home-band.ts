import { WEEKLY_SESSION } from './common/weekly-session'

export const homeBand = {
  name: 'உங்களுக்காக',
  ownTime: '(உங்கள் இடத்தில் {})',
  session: {
    startsIn: (days: number, hours: number, minutes: number) =>
      days > 0 ? `இன்னும் ${days} நாள் ${hours} மணி` : `இன்னும் ${hours} மணி ${minutes} நிமிடம்`,
    kickers: {
      upcoming: 'அடுத்த நேரலை அமர்வு',
      open: 'இப்போது இணையலாம்',
      live: 'இப்போது நேரலையில்',
      over: 'அடுத்த நேரலை அமர்வு',
      cancelled: 'அடுத்த நேரலை அமர்வு',
    },
    registered: 'நீங்கள் பதிவு செய்துள்ளீர்கள்',
    waiting: 'நீங்கள் காத்திருப்போர் பட்டியலில் உள்ளீர்கள்',
    join: 'இணைக',
    joinNamed: (title: string) => `இணைக: ${title}, புதிய தாவலில் திறக்கும்`,
    open: 'திறக்கவும்',
    openNamed: (title: string) => `திறக்கவும்: ${title}`,
    title: `ஒவ்வொரு வாரமும் ${WEEKLY_SESSION}க்கு`,
    programme: 'அமர்வுகளைப் பாருங்கள்',
  },
  reading: 'தொடர்ந்து படிக்க',
  books: 'மின்னூல்கள்',
  library: 'நூலகத்தைத் திறக்கவும்',
  watching: 'தொடர்ந்து பார்க்க',
  videos: 'காணொளிகள்',
  videoLibrary: 'குறும்பாடங்களும் கதைகளும்',
  theme: 'இந்த வாரக் கருப்பொருள்',
  toolkit: 'கருவித்தொகுப்பைத் திறக்கவும்',
  fold: 'UNS பற்றி',
  hours: (minutes: number, required: number) =>
    `இந்தக் கல்வியாண்டில் ${required} மணிநேரத்தில் ${Math.round(minutes / 6) / 10} மணிநேரம்`,
  hoursPlain: 'இந்தக் கல்வியாண்டில் உங்கள் மணிநேரம்',
  waiting: (count: number) =>
    count === 1 ? '1 சான்றிதழ் உங்களுக்காகக் காத்திருக்கிறது' : `${count} சான்றிதழ்கள் உங்களுக்காகக் காத்திருக்கின்றன`,
  certificates: 'உங்கள் சான்றிதழ்கள்',
  firstSteps: 'முதலில் செய்ய மூன்று',
}
