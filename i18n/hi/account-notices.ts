import { formatLongDate } from '../dates'

export const accountNotice = {
  label: 'खाते की सूचनाएँ',
  changed:
    'हमारी प्राइवेसी पॉलिसी बदल गई है। अब उसमें AI से बने टेक्स्ट, डिवाइस पर रिमाइंडर और स्कूल की वेबसाइट भी शामिल हैं।',
  read: 'प्राइवेसी पॉलिसी पढ़ें',
  policies: {
    privacy: {
      applies: (day: string) => `हमारी नई प्राइवेसी पॉलिसी ${formatLongDate(day)} से लागू होती है।`,
      read: 'नई प्राइवेसी पॉलिसी पढ़ें',
    },
    terms: {
      applies: (day: string) => `हमारे नए नियम और शर्तें ${formatLongDate(day)} से लागू होती हैं।`,
      read: 'नए नियम और शर्तें पढ़ें',
    },
  },
  close: 'बंद करें',
  takeover: {
    recovery: 'एक समन्वयक ने हमसे आपके खाते का ईमेल पता बदलने को कहा है।',
    merge: 'आपका खाता एक दूसरे खाते में मिलाया जाने वाला है।',
  },
  stopTakeover: 'जानकारी देखें या इसे रोकें',
  erased: (day: string) => `आपका खाता ${formatLongDate(day)} को मिटा दिया जाएगा।`,
  keep: 'विवरण देखें या खाता रखें',
}
