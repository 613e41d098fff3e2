import { WEEKLY_SESSION } from './common/weekly-session'

export const homeBand = {
  name: 'आपके लिए',
  ownTime: '(आपके यहाँ {})',
  session: {
    startsIn: (days: number, hours: number, minutes: number) =>
      days > 0 ? `${days} दिन ${hours} घंटे बाद` : `${hours} घंटे ${minutes} मिनट बाद`,
    kickers: {
      upcoming: 'अगला लाइव सत्र',
      open: 'अब आप जुड़ सकते हैं',
      live: 'अभी लाइव',
      over: 'अगला लाइव सत्र',
      cancelled: 'अगला लाइव सत्र',
    },
    registered: 'आपका पंजीकरण हो चुका है',
    waiting: 'आप प्रतीक्षा सूची में हैं',
    join: 'जुड़ें',
    joinNamed: (title: string) => `${title} से जुड़ें, नए टैब में खुलता है`,
    open: 'खोलें',
    openNamed: (title: string) => `${title} खोलें`,
    title: `हर हफ़्ते ${WEEKLY_SESSION}`,
    programme: 'लाइव सत्र देखें',
  },
  reading: 'आगे पढ़ें',
  books: 'ई-बुक',
  library: 'लाइब्रेरी खोलें',
  watching: 'आगे देखें',
  videos: 'वीडियो',
  videoLibrary: 'छोटे पाठ और कहानियाँ',
  theme: 'इस हफ़्ते की थीम',
  toolkit: 'टूलकिट खोलें',
  fold: 'UNS के बारे में',
  hours: (minutes: number, required: number) =>
    `इस शैक्षणिक वर्ष में ${required} में से ${Math.round(minutes / 6) / 10} घंटे`,
  hoursPlain: 'इस शैक्षणिक वर्ष में आपके घंटे',
  waiting: (count: number) =>
    count <= 1 ? `${count} प्रमाणपत्र आपका इंतज़ार कर रहा है` : `${count} प्रमाणपत्र आपका इंतज़ार कर रहे हैं`,
  certificates: 'आपके प्रमाणपत्र',
  firstSteps: 'पहले ये तीन काम करें',
}
